// The owner's page is edited in parts, each saved on its own.
import type { z } from 'zod'
import { type HoursDraft, type HoursFormError, parseHoursForm } from '#app/core/hours/hours-form.ts'
import { isFoodCategory } from '#app/core/listing-form/choices.ts'
import { contactSchema } from '#app/core/listing-form/contact.server.ts'
import { nameSchema } from '#app/core/listing-form/name.server.ts'
import { placeSchema } from '#app/core/listing-form/place.server.ts'
import { readLanguages } from '#app/core/listings/spoken-languages.server.ts'
import { attempt } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import type { Database, Json } from '#app/lib/database.types.ts'
import { readForm } from '#app/lib/form.server.ts'
import { done, type Outcome, type Refusal, refuse } from '#app/lib/outcome.ts'
import { readTyped } from '#app/lib/typed-form.ts'
import { listOwnListings, type OwnListing } from './queries.server.ts'
import { aboutSchema, factsSchema, isSection, muslimSchema, type Section } from './schema.ts'

/** Which part was refused, so that its form is shown again. */
export type SectionAnswer = Refusal & {
  section: Section
  hours?: { errors: HoursFormError[]; draft: HoursDraft }
}

/** Managers have no account of the business. */
type Owner = { userId: string; accountId: string | null }
type Values = Record<string, string>
type ListingChange = Database['public']['Tables']['businesses']['Update']

export async function editProfile(
  services: Services,
  owner: Owner,
  form: FormData | null,
): Promise<{ ok: true; section: Section } | SectionAnswer> {
  const section = form?.get('section')
  if (!form || !isSection(section)) return { ...refuse('invalid'), section: 'about' }
  const values = readTyped(form)
  if (!services.allow('write')) return { ...refuse('tooMany', { values }), section }
  if (section === 'hours') {
    const hours = parseHoursForm(form)
    if (!hours.ok) return { ok: false, status: 400, errors: {}, values: {}, section, hours }
  }
  const saved =
    section === 'about' ? await saveAbout(services, owner, form) : await saveListing(services, owner, section, form)
  return saved.ok ? { ok: true, section } : { ...saved, section }
}

/** Reads the form and goes on with what it says. */
async function withForm<S extends z.ZodType>(
  schema: S,
  form: FormData,
  go: (value: z.output<S>, values: Values) => Promise<Outcome<unknown>>,
): Promise<Outcome<unknown>> {
  const parsed = readForm(schema, form)
  return parsed.ok ? go(parsed.value, readTyped(form)) : parsed
}

/** A write that touched no row was not allowed: the policies hide what is not theirs. */
const saveAbout = async (services: Services, { accountId }: Owner, form: FormData): Promise<Outcome<unknown>> =>
  accountId === null
    ? refuse('notAllowed')
    : withForm(aboutSchema, form, ({ languages, ...about }, values) =>
        attempt(
          services,
          services
            .db()
            .from('business_accounts')
            .update({ ...about, languages: readLanguages(languages) })
            .eq('id', accountId)
            .select('id'),
          { nothing: 'notAllowed', values },
        ),
      )

async function saveListing(
  services: Services,
  { userId }: Owner,
  section: Exclude<Section, 'about'>,
  form: FormData,
): Promise<Outcome<unknown>> {
  const wished = form.get('business')
  const listing = (await listOwnListings(services, userId)).find(({ id }) => id === wished)
  if (!listing) return refuse('notAllowed')
  const change = (columns: ListingChange, values: Values) =>
    attempt(services, services.db().from('businesses').update(columns).eq('id', listing.id).select('id'), {
      nothing: 'notAllowed',
      values,
    })
  switch (section) {
    case 'basics':
      return withForm(nameSchema(listing.languages), form, change)
    case 'contact':
      return withForm(contactSchema(listing.country_code ?? ''), form, change)
    case 'place':
      return withForm(placeSchema, form, change)
    case 'facts':
      return withForm(factsSchema(asksKitchen(listing)), form, ({ halal, ...rest }, values) =>
        change({ ...rest, ...(halal !== undefined && { halal: halal as Json }) }, values),
      )
    case 'muslim':
      return withForm(muslimSchema, form, (wish, values) =>
        attempt(services, services.db().rpc('set_ownership', { place: listing.place_id ?? '', ...wish }), { values }),
      )
    case 'hours': {
      const hours = parseHoursForm(form)
      return hours.ok ? change({ hours: hours.value as Json }, {}) : done()
    }
  }
}

/** Kitchens, and whoever has said something about one before. */
export const asksKitchen = ({ business_category, halal }: Pick<OwnListing, 'business_category' | 'halal'>) =>
  isFoodCategory(business_category) || halal !== null
