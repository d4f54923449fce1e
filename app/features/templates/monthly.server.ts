// A mosque's timetable by letter each month: whether the reader gets it, and asking for it or stopping it.
import * as z from 'zod'
import { requireUser } from '#app/core/auth/guards.server.ts'
import { findUser } from '#app/core/auth/session.server.ts'
import { findMosque } from '#app/core/listings/queries.server.ts'
import { ask, attempt } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import { type Locale, locales } from '#app/i18n/locales.ts'
import type { Intent } from '#app/lib/form.server.ts'
import { type Outcome, refuse } from '#app/lib/outcome.ts'
import type { Monthly } from './monthly-card.tsx'
import { placeOf } from './order.server.ts'
import { colourNames, type Order, paperNames, readOrder } from './rules.ts'

const place = z.string('missing').regex(/^mosque:/, 'missing')
export const monthlyForms = {
  monthly: z.object({
    place,
    paper: z.enum(paperNames, 'invalid'),
    colour: z.enum(colourNames, 'invalid'),
    own: z.string().max(7, 'invalid').default(''),
    language: z.enum(locales, 'invalid'),
  }),
  stop: z.object({ place }),
}

/** Null where there is no timetable to send. */
export async function findMonthly(
  services: Services,
  order: Order,
  { language, isFilled }: { language: Locale; isFilled: boolean },
): Promise<Monthly | null> {
  const named = placeOf(order)
  if (order.kind !== 'timetable' || !isFilled || named?.kind !== 'mosque') return null
  const { paper, colour, own } = order
  const wish = { place: order.place, paper, colour, own: own ?? '', language }
  const user = services.mayHaveSession ? await findUser(services) : null
  const mosque = user && (await findMosque(services, named.key))
  if (!user || !mosque) return { wish, isOn: false, isAsHere: false }
  const rows = services.db().from('timetable_letters').select('paper, colour, own_colour, language')
  const row = await ask(services, rows.match({ user_id: user.id, place_id: mosque.id }).maybeSingle())
  return {
    wish,
    isOn: row !== null,
    isAsHere: row?.paper === paper && row.colour === colour && row.own_colour === own && row.language === language,
  }
}

/** The page to show then. A guest's wish is kept until they have signed in. */
export async function keepMonthly(
  services: Services,
  url: URL,
  { intent, value, values }: Intent<typeof monthlyForms>,
): Promise<Outcome<string>> {
  const user = await requireUser(services, url, values)
  const order = readOrder(new URLSearchParams({ kind: 'timetable', ...value }))
  const mosque = await findMosque(services, placeOf(order)?.key ?? '')
  if (!mosque) return refuse('missing', { values })
  const mine = { user_id: user.id, place_id: mosque.id }
  const table = services.db().from('timetable_letters')
  const { paper, colour, own: own_colour } = order
  const look = { paper, colour, own_colour, ...(intent === 'monthly' && { language: value.language }) }
  const isKnown = (await ask(services, table.select('place_id').match(mine).maybeSingle())) !== null
  const kept = await attempt(
    services,
    intent === 'stop'
      ? table.delete().match(mine)
      : isKnown
        ? table.update(look).match(mine)
        : table.insert({ ...mine, ...look }),
    { values },
  )
  if (!kept.ok) return kept
  const page = new URLSearchParams({ kind: 'timetable', place: order.place, paper, colour })
  if (own_colour) page.set('own', own_colour)
  if (intent === 'monthly') page.set('language', value.language)
  return { ok: true, value: `/templates?${page}` }
}
