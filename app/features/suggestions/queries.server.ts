// Loads a business's facts, the visitor's own suggestions, and the ones that wait for its keeper.
import { FACTS, type Fact } from '#app/core/listings/facts.ts'
import { readFlag, readRow, readRows, readText, type SourceRow } from '#app/core/listings/source-row.ts'
import { ask } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import { wordIn } from '#app/lib/word-in.ts'
import { readField, type SuggestField } from './rules.ts'

export const STATES = ['pending', 'accepted', 'rejected', 'overtaken'] as const
export type State = (typeof STATES)[number]

export type Suggested = {
  id: string
  field: SuggestField
  to: unknown
  was: unknown
  state: State
  note: string | null
  at: string
  isOwn: boolean
}

export type SuggestionsAt = {
  present: {
    hours: unknown
    phone: string
    address: string
    website: string
    name: string
    countryCode: string
    facts: Partial<Record<Fact, boolean>>
  }
  isClaimed: boolean
  mine: Suggested[]
  /** Null for whoever does not keep the place. */
  asked: Suggested[] | null
}

function readSuggested(row: SourceRow): Suggested[] {
  const field = readField(readText(row.field))
  const state = STATES.find((one) => one === row.status)
  if (!field || !state) return []
  return [
    {
      id: readText(row.id) ?? '',
      field,
      to: readRow(row.changes)?.[field],
      was: readRow(row.was)?.[field],
      state,
      note: readText(row.note),
      at: readText(row.at) ?? '',
      isOwn: readFlag(row.is_own) ?? false,
    },
  ]
}

export async function loadSuggestions(
  services: Pick<Services, 'db' | 'log'>,
  place: string,
): Promise<SuggestionsAt | null> {
  const row = readRow(await ask(services, services.db().rpc('suggestions_at', { place })))
  if (!row) return null
  const present = readRow(row.present) ?? {}
  const facts = readRow(present.facts) ?? {}
  const text = (value: unknown) => readText(value) ?? ''
  return {
    present: {
      hours: present.hours ?? null,
      phone: text(present.phone),
      address: text(present.address),
      website: text(present.website),
      name: text(present.name),
      countryCode: text(present.country_code),
      facts: Object.fromEntries(
        FACTS.flatMap((fact) => {
          const value = readFlag(facts[fact])
          return value === null ? [] : [[fact, value] as const]
        }),
      ),
    },
    isClaimed: readFlag(row.is_claimed) ?? false,
    mine: readRows(row.mine).flatMap(readSuggested),
    asked: Array.isArray(row.asked) ? readRows(row.asked).flatMap(readSuggested) : null,
  }
}

/** What became of a suggestion just made. */
export async function findState(services: Pick<Services, 'db' | 'log'>, id: string): Promise<State | null> {
  const [row] = await ask(services, services.db().from('place_suggestions').select('status').eq('id', id))
  return wordIn(STATES, row?.status)
}
