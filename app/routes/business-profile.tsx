// The signed-in owner's own profile, edited in place: each part saves on its own.
import { data, Link, redirect } from 'react-router'
import { userContext } from '#app/core/auth/guards.server.ts'
import type { SessionUser } from '#app/core/auth/session.server.ts'
import { missingMeta } from '#app/core/errors/missing-meta.ts'
import { RouteError } from '#app/core/errors/route-error.tsx'
import { parseHoursForm } from '#app/core/hours/hours-form.ts'
import { readZone } from '#app/core/listings/source-row.ts'
import { readLanguages, writeLanguages } from '#app/core/listings/spoken-languages.server.ts'
import { countryCodes, countryName } from '#app/core/places/countries.ts'
import { type Services, servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { AboutSection } from '#app/features/business-desk/about-section.tsx'
import {
  changeFreeze,
  type Outcome,
  saveAbout,
  saveListing,
  saveMuslimOwnership,
  savePlace,
} from '#app/features/business-desk/commands.server.ts'
import { DeskPage } from '#app/features/business-desk/desk-page.tsx'
import { FreezePanel, isFreezeIntent } from '#app/features/business-desk/freeze-panel.tsx'
import { ListingSections, type SectionAnswer } from '#app/features/business-desk/listing-sections.tsx'
import {
  findAccount,
  findFreeze,
  listOwnListings,
  type OwnListing,
} from '#app/features/business-desk/queries.server.ts'
import { saidIn } from '#app/features/business-desk/rules.ts'
import {
  aboutSchema,
  basicsSchema,
  contactSchema,
  factsSchema,
  isSection,
  muslimSchema,
  placeSchema,
  type Section,
} from '#app/features/business-desk/schema.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { intlTag } from '#app/i18n/locales.ts'
import { i18nOf } from '#app/i18n/messages.server.ts'
import { readForm } from '#app/lib/form.server.ts'
import type { Outcome as Read } from '#app/lib/outcome.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Chip } from '#app/ui/chip.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Store } from '#app/ui/icons.ts'
import type { Route } from './+types/business-profile'

async function findOwnAccount(services: Services, user: SessionUser) {
  const account = await findAccount(services.db(), user.id)
  if (!account) throw redirect('/business-register')
  return account
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { locale, t } = await i18nOf(url)
  const user = context.get(userContext)
  const account = await findOwnAccount(services, user)
  const listings = await listOwnListings(services.db(), user.id)
  const wished = url.searchParams.get('business')
  const listing = listings.find(({ id }) => id === wished) ?? listings[0] ?? null
  const hidden = listing?.place_id
    ? await services.db().from('ownership_privacy').select('place_id').eq('place_id', listing.place_id).maybeSingle()
    : null
  const saved = url.searchParams.get('saved')
  return {
    account: { ...account, languages: writeLanguages(account.languages, locale) },
    listing: listing && { ...listing, languages: writeLanguages(listing.languages, locale) },
    choices: listings.map(({ id, name, city }) => ({ id, name, city })),
    isOwnershipHidden: Boolean(hidden?.data),
    freeze: listing && (await findFreeze(services.db(), listing.id)),
    said: saidIn(url, ['frozen', 'lifted']),
    countries: countryCodes
      .map((code) => ({ code, name: countryName(code, locale) }))
      .sort((a, b) => a.name.localeCompare(b.name, locale)),
    saved: isSection(saved) ? saved : null,
    meta: pageMeta({
      url: '/business-profile',
      locale,
      siteUrl: services.config.siteUrl,
      title: t.businessDesk.profile.title,
      description: t.businessDesk.profile.lead,
      noindex: true,
    }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData, error }) => loaderData?.meta ?? missingMeta(error)

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const user = context.get(userContext)
  const account = await findOwnAccount(services, user)
  const form = await request.formData().catch(() => null)
  const section = form?.get('section')
  const business = form?.get('business')
  const answer = (part: Section, rest: Omit<SectionAnswer, 'section'>, status = 400) =>
    data<SectionAnswer>({ section: part, ...rest }, { status })
  if (form && isFreezeIntent(form)) {
    const changed = await changeFreeze(services, form)
    if (!changed.ok) return answer('about', { state: { errors: { form: [changed.error] }, values: {} } }, 403)
    return redirect(
      `/business-profile?${new URLSearchParams({ said: changed.value, business: String(business) })}#freeze`,
    )
  }
  if (!form || !isSection(section)) return answer('about', { state: { errors: { form: ['failed'] }, values: {} } })
  const db = services.db()

  const saveAs = async <T,>(parsed: Read<T>, save: (value: T) => Promise<Outcome>, values = {}) => {
    if (!parsed.ok) return answer(section, { state: parsed })
    const outcome = await save(parsed.value)
    if (!outcome.ok) {
      const status = outcome.error === 'forbidden' ? 403 : 400
      return answer(section, { state: { errors: { form: [outcome.error] }, values } }, status)
    }
    const where = new URLSearchParams({ saved: section, ...(typeof business === 'string' && { business }) })
    return redirect(`/business-profile?${where}#${section}`)
  }

  if (section === 'about')
    return saveAs(readForm(aboutSchema, form), (value) =>
      saveAbout(db, account.id, { ...value, languages: readLanguages(value.languages) }),
    )
  // Whose it is not, they do not find here; the policies would refuse them anyway.
  const listing = (await listOwnListings(db, user.id)).find(({ id }) => id === business)
  if (!listing) return answer(section, { state: { errors: { form: ['forbidden'] }, values: {} } }, 403)
  switch (section) {
    case 'basics':
      return saveAs(readForm(basicsSchema, form), (value) =>
        saveListing(db, listing.id, { ...value, languages: readLanguages(value.languages) }),
      )
    case 'contact':
      return saveAs(readForm(contactSchema, form), (value) => saveListing(db, listing.id, value))
    case 'place':
      return saveAs(readForm(placeSchema, form), (value) => savePlace(db, listing.id, value))
    case 'facts':
      return saveAs(readForm(factsSchema, form), (value) => saveListing(db, listing.id, value))
    case 'muslim':
      return saveAs(readForm(muslimSchema, form), (value) => saveMuslimOwnership(db, listing.place_id ?? '', value))
    case 'hours': {
      const hours = parseHoursForm(form)
      if (hours.ok)
        return saveAs({ ok: true, value: hours.value }, (value) => saveListing(db, listing.id, { hours: value }))
      return answer('hours', { state: { errors: {}, values: {} }, hours })
    }
  }
}

export default function BusinessProfile({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useI18n()
  const words = t.businessDesk.profile
  const { account, listing, choices, saved, isOwnershipHidden, countries, freeze, said } = loaderData
  const answer = actionData ?? null
  return (
    <DeskPage title={words.title} lead={words.lead} wide>
      <div className="own-sections">
        <AboutSection
          account={account}
          state={answer?.section === 'about' ? answer.state : null}
          isSaved={saved === 'about' && !answer}
        />
        {listing ? (
          <>
            {choices.length > 1 && (
              <nav className="chips" aria-label={words.choose}>
                {choices.map(({ id, name, city }) => (
                  <Chip key={id} to={`/business-profile?business=${id}`} current={id === listing.id}>
                    {city ? `${name}, ${city}` : name}
                  </Chip>
                ))}
              </nav>
            )}
            <ListingHead listing={listing} accountId={account.id} />
            <ListingSections
              key={listing.id}
              listing={listing}
              answer={answer}
              saved={answer ? null : saved}
              isOwnershipHidden={isOwnershipHidden}
              countries={countries}
            />
            {listing.status !== 'draft' && (
              <FreezePanel
                businessId={listing.id}
                freeze={freeze}
                timeZone={listing.time_zone || 'UTC'}
                said={answer ? null : said}
              />
            )}
          </>
        ) : (
          <EmptyState
            icon={Store}
            title={words.none}
            action={
              <div className="own-actions">
                <Button to="/business-register">{words.register}</Button>
                <Button to="/businesses" variant="outline">
                  {words.find}
                </Button>
              </div>
            }
          >
            {words.noneLead}
          </EmptyState>
        )}
      </div>
    </DeskPage>
  )
}

function ListingHead({ listing, accountId }: { listing: OwnListing; accountId: string }) {
  const { locale, t } = useI18n()
  const words = t.businessDesk.profile
  const date = new Intl.DateTimeFormat(intlTag(locale), {
    dateStyle: 'long',
    timeZone: readZone(listing.time_zone) ?? 'UTC',
  })
  const path = `/business/${encodeURIComponent(listing.slug ?? listing.place_id ?? listing.id)}`
  const isPublic = listing.status === 'published'
  return (
    <header className="panel stack gap-3">
      <div className="panel__head">
        <h2 className="h3">{listing.name}</h2>
        <Badge tone={listing.closed_on ? 'neutral' : isPublic ? 'brand' : 'warning'}>
          {listing.closed_on ? words.closed : words.status[listing.status as keyof typeof words.status]}
        </Badge>
      </div>
      <p className="small muted">{words.lastEdited(date.format(new Date(listing.updated_at)))}</p>
      {isPublic && (
        <nav className="own-actions" aria-label={listing.name}>
          {(
            [
              [path, words.see],
              [`${path}/photos`, words.photos],
              [`${path}/history`, words.history],
              [`${path}/transfer`, words.transfer],
              [`${path}/close`, listing.closed_on ? words.reopen : words.close],
              [`/business-profile/${accountId}`, words.view],
              [`/widgets?kind=business&id=${listing.place_id}`, t.widgets.title],
            ] as const
          ).map(([to, label]) => (
            <Link key={to} className="chip" to={to}>
              {label}
            </Link>
          ))}
        </nav>
      )}
    </header>
  )
}

export const ErrorBoundary = RouteError
