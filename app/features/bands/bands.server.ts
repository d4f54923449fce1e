// Bands as their owners and staff see them. The database says who may, what it costs and what becomes of it.
import * as z from 'zod'
import { formatPrice } from '#app/core/auth/plans.ts'
import { findTowns, type Town } from '#app/core/editing/towns.server.ts'
import { addPhotos } from '#app/core/media/commands.server.ts'
import { isChosen } from '#app/core/media/image-rules.ts'
import { countryName } from '#app/core/places/countries.ts'
import { citiesNamed } from '#app/core/places/geo.server.ts'
import { ask, attempt } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import type { Messages } from '#app/i18n/catalogue.ts'
import { type Locale, locales } from '#app/i18n/locales.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { writeDate } from '#app/i18n/write-date.ts'
import { done, type Outcome, placeAt, refuse } from '#app/lib/outcome.ts'
import { BOOKABLE, type Bookable, bandLine, STATES, stateOf } from './band.ts'
import type { bookForm, lookForm, priceForms } from './schema.ts'

type Asking = Pick<Services, 'db' | 'log'>
type Reading = { locale: Locale; t: Messages }
type Look = z.output<typeof lookForm>

const today = () => new Date().toISOString().slice(0, 10)

const offer = z.object({
  way: z.string(),
  placements: z.array(z.object({ id: z.enum(BOOKABLE), monthly_cents: z.number(), currency: z.string() })),
  places: z.array(
    z.object({
      id: z.guid(),
      name: z.string(),
      city: z.string().nullable(),
      country_code: z.string().nullable(),
      photos: z.array(z.object({ id: z.guid(), width: z.number() })),
    }),
  ),
  quote: z
    .object({ total_cents: z.number(), currency: z.string(), tax_name: z.string(), tax_percent: z.coerce.number() })
    .nullable(),
  reach: z
    .object({
      page_views: z.number().nullable(),
      country_views: z.number().nullable(),
      seen_a_day: z.number().nullable(),
    })
    .nullable(),
  taken: z.array(z.object({ from: z.string(), to: z.string() })),
})

/** The country is the last part of a town's name as we write it; for the count of its visitors its code is needed. */
const countryOf = ({ name }: Town) => {
  const [city = '', ...region] = name.split(',')
  return citiesNamed(city.trim(), { region: region.join(',').trim() })[0]?.countryCode ?? ''
}

export type BandOffer = Awaited<ReturnType<typeof readOffer>>

/** What can be booked, and for a choice of place, town and days whom it reaches and what it costs. */
export async function readOffer(
  services: Pick<Services, 'db' | 'log' | 'config'>,
  account: string,
  look: Look | null,
  { locale, t }: Reading,
) {
  const [town] = look ? (findTowns(look.town) ?? []) : []
  const country = town ? countryOf(town) : ''
  const days = look ? (Date.parse(look.ends_on) - Date.parse(look.starts_on)) / 86_400_000 + 1 : 7
  const answer = await ask(
    services,
    services.db().rpc('sponsor_offer', {
      business_id: account,
      days,
      ...(look && { placement: look.placement }),
      ...(town && { town, country }),
    }),
  )
  const found = offer.parse(answer)
  const known = (count: number | null) =>
    count === null || !services.config.tracking ? t.bands.notKnown : formatNumber(locale, count)
  const { quote, reach } = found
  const sum = quote && formatPrice(locale, quote.total_cents, quote.currency)
  return {
    isOpen: found.placements.length > 0,
    byInvoice: found.way === 'manual',
    placements: found.placements.map(({ id, monthly_cents, currency }) => ({
      id,
      price: formatPrice(locale, monthly_cents, currency),
    })),
    places: found.places.map(({ id, name, city, country_code, photos }) => ({
      id,
      name,
      town: city ? [city, country_code && countryName(country_code, 'en')].filter(Boolean).join(', ') : '',
      photos,
    })),
    shown:
      look && town && quote && reach && sum
        ? {
            town: town.name,
            days,
            from: writeDate(locale, look.starts_on),
            to: writeDate(locale, look.ends_on),
            cents: quote.total_cents,
            sum,
            price: quote.tax_percent > 0 ? t.bands.withTax(sum, quote.tax_name) : sum,
            figures: [
              { label: t.bands.figures.page, value: known(reach.page_views) },
              { label: t.bands.figures.country(countryName(country, locale)), value: known(reach.country_views) },
              { label: t.bands.figures.seen, value: known(reach.seen_a_day) },
            ],
          }
        : null,
    taken: found.taken.map(({ from, to }) => t.bands.span(writeDate(locale, from), writeDate(locale, to))),
    isTaken: look !== null && found.taken.some(({ from, to }) => from <= look.ends_on && to >= look.starts_on),
    townWrong: look !== null && !town,
  }
}

type Acting = Pick<Services, 'db' | 'log' | 'tasks' | 'allow' | 'drawInTurn'>
const booked = z.object({ booking: z.guid(), invoice: z.guid().optional() })
const AT: Readonly<Record<string, string>> = {
  place: 'place',
  photo: 'photo',
  town: 'town',
  days: 'ends_on',
  taken: 'ends_on',
}

/** Books, and says where the owner goes to pay: to the provider, or to their invoice. */
export async function bookBand(
  services: Acting,
  account: string,
  wanted: z.output<typeof bookForm>,
  values: Record<string, string>,
  reading: Reading,
): Promise<Outcome<{ booking: string } | { invoice: string } | { away: string }>> {
  const { seen, file, photo: chosen, ...booking } = wanted
  const [town] = findTowns(booking.town) ?? []
  if (!town) return refuse('town', { field: 'town', values })
  const added = await addPicture(services, booking.place, file)
  if (!added.ok) return placeAt(added, 'file', values)
  const photo = added.value ?? chosen
  const made = await attempt(
    services,
    services.db().rpc('book_sponsorship', {
      ...booking,
      business_id: account,
      town,
      seen_cents: seen,
      ...(photo && { photo }),
    }),
    { values },
  )
  if (!made.ok) {
    const [key = ''] = made.errors.form ?? []
    return AT[key] ? placeAt(made, AT[key], values) : made
  }
  const { booking: id, invoice } = booked.parse(made.value)
  if (invoice) return done({ invoice })
  const name = bandLine(reading.t, reading.locale, {
    placement: booking.placement,
    town: town.name,
    from: booking.starts_on,
    to: booking.ends_on,
  })
  const paying = await services.tasks.payForBand(id, name, reading.locale)
  // It is booked all the same: its page offers to pay once more.
  return done(paying === null || paying === 'failed' ? { booking: id } : { away: paying.to })
}

async function addPicture(services: Acting, place_id: string, file: File | undefined): Promise<Outcome<string | null>> {
  if (!file || !isChosen(file)) return done(null)
  const [added] = await addPhotos(services, { place_id }, [file])
  if (!added) return done(null)
  if (!added.ok) return refuse(added.problem)
  return added.status === 'published' ? done(added.id) : refuse('waits')
}

const picture = z.object({ id: z.guid(), width: z.number(), height: z.number() })
const row = z.object({
  id: z.guid(),
  placement: z.enum(BOOKABLE),
  town: z.object({ name: z.string() }),
  starts_on: z.string(),
  ends_on: z.string(),
  language: z.enum(locales),
  title: z.string(),
  body: z.string(),
  status: z.enum(STATES),
  cancelled_by: z.enum(['owner', 'taken', 'money']).nullable(),
  note: z.string(),
  total_cents: z.number(),
  currency: z.string(),
  provider: z.enum(['manual', 'stripe']),
  place: z.object({ name: z.string(), slug: z.string().nullable() }).nullable(),
  photo: picture.nullable(),
  is_lapsed: z.boolean(),
  came_cents: z.number(),
  back_cents: z.number(),
  invoices: z.array(z.object({ id: z.guid(), number: z.string(), kind: z.enum(['invoice', 'credit_note']) })),
  days: z.array(z.object({ day: z.string(), impressions: z.number(), clicks: z.number() })),
  is_own: z.boolean().default(true),
})

function present(band: z.output<typeof row>, { locale, t }: Reading) {
  const sum = (cents: number) => formatPrice(locale, cents, band.currency)
  const total = (of: 'impressions' | 'clicks') => band.days.reduce((all, day) => all + day[of], 0)
  const owed = band.came_cents - band.back_cents
  return {
    id: band.id,
    state: stateOf(band, today()),
    explained: band.cancelled_by ? t.bands.explained[band.cancelled_by] : null,
    placement: band.placement,
    town: band.town.name,
    from: writeDate(locale, band.starts_on),
    to: writeDate(locale, band.ends_on),
    language: band.language,
    title: band.title,
    body: band.body,
    note: band.note,
    price: sum(band.total_cents),
    provider: band.provider,
    place: band.place,
    photo: band.photo?.id ?? null,
    /** What still goes back, and what went. */
    owed: (band.status === 'refused' || band.status === 'cancelled') && owed > 0 ? sum(owed) : null,
    returned: band.back_cents > 0 ? sum(band.back_cents) : null,
    invoices: band.invoices,
    days: band.days.map(({ day, impressions, clicks }) => ({
      day: writeDate(locale, day),
      seen: formatNumber(locale, impressions),
      followed: formatNumber(locale, clicks),
    })),
    seen: formatNumber(locale, total('impressions')),
    followed: formatNumber(locale, total('clicks')),
    isOwn: band.is_own,
    line: bandLine(t, locale, {
      placement: band.placement,
      town: band.town.name,
      from: band.starts_on,
      to: band.ends_on,
    }),
  }
}
export type Band = ReturnType<typeof present>

export async function listBands(services: Asking, account: string, reading: Reading): Promise<Band[]> {
  const rows = await ask(services, services.db().rpc('own_sponsorships', { business_id: account }))
  return z
    .array(row)
    .parse(rows)
    .map((band) => present(band, reading))
}

export async function findBand(services: Asking, account: string, booking: string, reading: Reading) {
  if (!z.guid().safeParse(booking).success) return null
  const rows = await ask(services, services.db().rpc('own_sponsorships', { business_id: account, booking }))
  const [band] = z.array(row).parse(rows)
  return band ? present(band, reading) : null
}

export const cancelBand = (services: Asking, booking: string) =>
  attempt(services, services.db().rpc('cancel_sponsorship', { booking }))

/** What waits to be read, and what was read. */
export async function readBandsDesk(services: Asking, reading: Reading) {
  const rows = await ask(services, services.db().rpc('sponsorship_desk'), z.array(row))
  const bands = rows.map((band) => present(band, reading))
  return {
    waiting: bands.filter(({ state }) => state === 'review'),
    others: bands.filter(({ state }) => state !== 'review'),
  }
}

export const decideBand = (
  services: Asking,
  { booking, note }: { booking: string; note: string },
  accept: boolean,
  values: Record<string, string>,
) => attempt(services, services.db().rpc('decide_sponsorship', { booking, accept, note }), { values })

const priced = z.array(z.object({ id: z.enum(BOOKABLE), monthly_cents: z.number().nullable(), currency: z.string() }))
export type BandPrices = z.output<typeof priced>

export const readBandPrices = async (services: Asking): Promise<BandPrices> =>
  await ask(
    services,
    services
      .db()
      .from('sponsor_placements')
      .select('id, monthly_cents, currency')
      .in('id', [...BOOKABLE])
      .order('position'),
    priced,
  )

export async function saveBandPrices(
  services: Asking,
  prices: z.output<(typeof priceForms)['bandPrices']>,
  values: Record<string, string>,
): Promise<Outcome<unknown>> {
  for (const id of BOOKABLE) {
    const monthly_cents = prices[id satisfies Bookable]
    const saved = await attempt(
      services,
      services.db().from('sponsor_placements').update({ monthly_cents }).eq('id', id).select('id'),
      { nothing: 'notAllowed', values },
    )
    if (!saved.ok) return saved
  }
  return done(null)
}
