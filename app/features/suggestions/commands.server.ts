// Suggesting a change to a business, taking it back, and deciding about it. The database weighs who says what.
import { type HoursDraft, type HoursFormError, parseHoursForm } from '#app/core/hours/hours-form.ts'
import { normalisePhone, normaliseWebsite } from '#app/core/listing-form/contact.server.ts'
import { attempt } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import type { Json } from '#app/lib/database.types.ts'
import { type Intent, readIntentOf } from '#app/lib/form.server.ts'
import { done, type Outcome, placeAt, type Refusal, refuse } from '#app/lib/outcome.ts'
import { readTyped } from '#app/lib/typed-form.ts'
import { type ErrorKey, suggestForms } from './schema.ts'

export type SuggestRefusal = Refusal & { hours?: { errors: HoursFormError[]; draft: HoursDraft } }
export type Said = 'waits' | 'asked' | 'shown' | 'withdrawn' | 'accepted' | 'declined' | 'undone'

type Suggesting = Exclude<Intent<typeof suggestForms>, { intent: 'withdraw' | 'decide' }>

const KEYS: Readonly<Record<string, { field: string; key: ErrorKey }>> = {
  noteLinks: { field: 'note', key: 'noteLinks' },
  nothingNew: { field: 'form', key: 'nothingNew' },
  closedOn: { field: 'closed', key: 'date' },
  words: { field: 'form', key: 'words' },
}

/** As the database holds it: one key, and its value in the one way it is written. */
function changeOf({ intent, value, values }: Suggesting, country: string, form: FormData): Outcome<Json> {
  switch (intent) {
    case 'phone': {
      const phone = value.phone && normalisePhone(value.phone, country)
      return phone === null ? refuse<ErrorKey>('phone', { field: 'phone', values }) : done({ phone })
    }
    case 'website': {
      const website = value.website && normaliseWebsite(value.website)
      return website === null ? refuse<ErrorKey>('website', { field: 'website', values }) : done({ website })
    }
    case 'hours': {
      const hours = parseHoursForm(form)
      return hours.ok && hours.value ? done({ hours: hours.value as Json }) : refuse<ErrorKey>('required', { values })
    }
    case 'flag':
      return done({ [value.fact]: value.answer === 'yes' })
    default: {
      const { note: _, ...change } = value
      return done(change)
    }
  }
}

async function suggest(
  services: Services,
  place: { id: string; country: string },
  intent: Suggesting,
  form: FormData,
): Promise<Outcome<string> | SuggestRefusal> {
  const { values, value } = intent
  if (intent.intent === 'hours') {
    const hours = parseHoursForm(form)
    if (!hours.ok) return { ...refuse<ErrorKey>('hours', { values }), hours }
  }
  const change = changeOf(intent, place.country, form)
  if (!change.ok) return change
  const sent = await attempt(
    services,
    services.db().rpc('suggest_change', {
      place: place.id,
      changes: change.value,
      ...(value.note && { note: value.note }),
    }),
    { values },
  )
  if (sent.ok) return sent
  const [word = ''] = sent.errors.form ?? []
  const known = Object.hasOwn(KEYS, word) ? KEYS[word] : undefined
  return known ? placeAt({ ...sent, errors: { form: [known.key] } }, known.field, values) : sent
}

export async function answerSuggestion(
  services: Services,
  place: { id: string; country: string },
  form: FormData | null,
): Promise<Outcome<{ id: string } | { said: Said }> | SuggestRefusal> {
  const read = readIntentOf(form, suggestForms)
  if (!read.ok) return read
  if (!services.allow('write')) return refuse('tooMany', { values: readTyped(form) })
  const { intent, value } = read.value
  if (intent === 'withdraw') {
    const gone = await attempt(services, services.db().rpc('withdraw_suggestion', value))
    return gone.ok ? done({ said: 'withdrawn' }) : gone
  }
  if (intent === 'decide') {
    const decided = await attempt(services, services.db().rpc('decide_suggestion', value))
    if (!decided.ok) return decided
    if (!decided.value) return refuse('conflict')
    return done({ said: ({ accept: 'accepted', decline: 'declined', undo: 'undone' } as const)[value.decision] })
  }
  const sent = await suggest(services, place, read.value, form ?? new FormData())
  return sent.ok ? done({ id: sent.value }) : sent
}
