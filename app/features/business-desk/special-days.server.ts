// Special days of all one's listings: read together, written to each with what stands in it at that moment.
import { type OpeningHours, parseHours, storeHours } from '#app/core/hours/stored-hours.ts'
import { comingDays } from '#app/core/prayer/known-days.ts'
import { type CalendarDay, calendarDayAt, writeIsoDay } from '#app/core/prayer/local-time.ts'
import { attempt } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import type { Json } from '#app/lib/database.types.ts'
import { done, type Outcome, refuse } from '#app/lib/outcome.ts'
import { listOwnListings, type OwnListing } from './queries.server.ts'
import { joinDays, readSpecialDays, type SpecialDayForm, withoutDates, withSpecialDays } from './special-days.ts'

type Asking = Pick<Services, 'db' | 'log'>

/** Where a business has no clock of its own yet, the day is that of Greenwich. */
const todayOf = ({ time_zone }: Pick<OwnListing, 'time_zone'>, now: Date): CalendarDay => {
  try {
    return calendarDayAt(now, time_zone || 'UTC')
  } catch {
    return calendarDayAt(now, 'UTC')
  }
}

const KNOWN = ['ramadan', 'fitr', 'adha'] as const

/** The Eids and the Ramadan that come next, by the calendar; each Eid has three days. */
const EID_DAYS = 3
function comingFeasts(now: Date) {
  const coming = comingDays(calendarDayAt(now, 'UTC'), [], 20)
  return KNOWN.flatMap((name) => {
    const found = coming.find((day) => day.name === name)
    return found ? [{ name, date: writeIsoDay(found.date), days: name === 'ramadan' ? 1 : EID_DAYS }] : []
  })
}

export async function loadSpecialDays(services: Asking, person: string, now: Date) {
  const listings = await listOwnListings(services, person)
  return {
    today: writeIsoDay(calendarDayAt(now, 'UTC')),
    feasts: comingFeasts(now),
    listings: listings
      .filter(({ closed_on }) => closed_on === null)
      .map((listing) => {
        const hours = parseHours(listing.hours)
        const { id, place_id, slug, name, city } = listing
        return {
          ...{ id, name, city, path: `/business/${slug ?? place_id ?? id}` },
          hasHours: hours !== null,
          days: hours ? joinDays(hours, todayOf(listing, now)) : [],
          ramadan: hours?.ramadan ? hours.ramadan.mon : null,
          hasSameRamadan: hours?.ramadan
            ? new Set(Object.values(hours.ramadan).map((day) => JSON.stringify(day))).size === 1
            : false,
        }
      }),
  }
}
export type SpecialDaysData = Awaited<ReturnType<typeof loadSpecialDays>>

/** Nothing of what somebody else saved a moment ago is lost: then nothing is written, and it is said. */
const write = (services: Asking, { id, updated_at }: OwnListing, hours: OpeningHours, values: Record<string, string>) =>
  attempt(
    services,
    services
      .db()
      .from('businesses')
      .update({ hours: storeHours(hours) as Json })
      .eq('id', id)
      .eq('updated_at', updated_at)
      .select('id'),
    { nothing: 'conflict', values },
  )

export async function addSpecialDays(
  services: Asking,
  person: string,
  form: SpecialDayForm,
  values: Record<string, string>,
  now: Date,
): Promise<Outcome> {
  const chosen = (await listOwnListings(services, person)).filter(({ id }) => form.businesses.includes(id))
  if (chosen.length === 0) return refuse('businesses', { field: 'businesses', values })
  const changes: { listing: OwnListing; hours: OpeningHours }[] = []
  // All are read before the first is written: a form that is wrong for one of them changes none.
  for (const listing of chosen) {
    const today = todayOf(listing, now)
    const read = readSpecialDays(form, today)
    if (!read.ok) return { ok: false, status: 400, errors: read.errors, values }
    const present = parseHours(listing.hours)
    if (!present) return refuse('noHours', { field: 'businesses', values })
    const hours = withSpecialDays(present, read.value, today)
    if (!hours) return refuse('tooMany', { field: 'date', values })
    changes.push({ listing, hours })
  }
  for (const { listing, hours } of changes) {
    const saved = await write(services, listing, hours, values)
    if (!saved.ok) return saved
  }
  return done()
}

type Removed = { business: string; dates: readonly string[] | 'ramadan' }

export async function removeSpecialDays(
  services: Asking,
  person: string,
  { business, dates }: Removed,
): Promise<Outcome> {
  const listing = (await listOwnListings(services, person)).find(({ id }) => id === business)
  const hours = listing && parseHours(listing.hours)
  if (!hours) return refuse('notAllowed')
  const left = dates === 'ramadan' ? { ...hours, ramadan: null } : withoutDates(hours, dates)
  const saved = await write(services, listing, left, {})
  return saved.ok ? done() : saved
}
