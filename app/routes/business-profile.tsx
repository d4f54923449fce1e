// The signed-in owner's own profile, edited in place: each part saves on its own.

import { href, Link, redirect } from 'react-router'
import { userContext } from '#app/core/auth/guards.server.ts'
import { missingMeta } from '#app/core/errors/missing-meta.ts'
import { RouteError } from '#app/core/errors/route-error.tsx'
import { categoryOptions, countryOptions, languageOptions } from '#app/core/listing-form/options.server.ts'
import { readZone } from '#app/core/listings/source-row.ts'
import { writeLanguages } from '#app/core/listings/spoken-languages.server.ts'
import { refused } from '#app/core/request/refused.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { AboutSection } from '#app/features/business-desk/about-section.tsx'
import { changeFreeze } from '#app/features/business-desk/commands.server.ts'
import { ContactSection } from '#app/features/business-desk/contact-section.tsx'
import { DeskPage } from '#app/features/business-desk/desk-page.tsx'
import { asksKitchen, editProfile, type SectionAnswer } from '#app/features/business-desk/edit-profile.server.ts'
import { FactsSection } from '#app/features/business-desk/facts-section.tsx'
import { FreezePanel } from '#app/features/business-desk/freeze-panel.tsx'
import { HoursSection } from '#app/features/business-desk/hours-section.tsx'
import { MuslimSection } from '#app/features/business-desk/muslim-section.tsx'
import { NameSection } from '#app/features/business-desk/name-section.tsx'
import { PlaceSection } from '#app/features/business-desk/place-section.tsx'
import {
  findAccount,
  findFreeze,
  isOwnershipHidden,
  listOwnListings,
  type OwnListing,
} from '#app/features/business-desk/queries.server.ts'
import { saidIn } from '#app/features/business-desk/rules.ts'
import { freezeForms, isSection } from '#app/features/business-desk/schema.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { intlTag } from '#app/i18n/locales.ts'
import { i18nOf } from '#app/i18n/messages.server.ts'
import { readForm } from '#app/lib/form.server.ts'
import { lookUp } from '#app/lib/records.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Chip } from '#app/ui/chip.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Store } from '#app/ui/icons.ts'
import type { Route } from './+types/business-profile'

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { locale, t } = await i18nOf(url)
  const user = context.get(userContext)
  // Null: somebody who manages what others own.
  const account = await findAccount(services, user.id)
  const listings = await listOwnListings(services, user.id)
  const wished = url.searchParams.get('business')
  const listing = listings.find(({ id }) => id === wished) ?? listings[0] ?? null
  const saved = url.searchParams.get('saved')
  return {
    account: account && { ...account, languages: writeLanguages(account.languages, locale) },
    listing,
    isKitchen: listing !== null && asksKitchen(listing),
    choices: listings.map(({ id, name, city }) => ({ id, name, city })),
    isHidden: listing?.place_id ? await isOwnershipHidden(services, listing.place_id) : false,
    freeze: listing && (await findFreeze(services, listing.id)),
    said: saidIn(url, ['frozen', 'lifted']),
    categories: categoryOptions(locale, listing ?? undefined),
    countries: countryOptions(locale),
    languages: languageOptions(locale, listing?.languages),
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
  const account = await findAccount(services, user.id)
  const form = await request.formData().catch(() => null)
  const business = String(form?.get('business') ?? '')
  const intent = form?.get('intent')
  if (intent === 'freeze' || intent === 'lift') {
    const frozen = readForm(freezeForms[intent], form)
    const changed = frozen.ok ? await changeFreeze(services, intent, frozen.value.business) : frozen
    if (!changed.ok) return refused<SectionAnswer>({ ...changed, section: 'about' })
    return redirect(`/business-profile?${new URLSearchParams({ said: changed.value, business })}#freeze`)
  }
  const edited = await editProfile(services, { userId: user.id, accountId: account?.id ?? null }, form)
  if (!edited.ok) return refused<SectionAnswer>(edited)
  const where = new URLSearchParams({ saved: edited.section, ...(business && { business }) })
  return redirect(`/business-profile?${where}#${edited.section}`)
}

export default function BusinessProfile({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useI18n()
  const words = t.businessDesk.profile
  const { account, listing, isKitchen, choices, saved, isHidden, categories, countries, languages, freeze, said } =
    loaderData
  const answer = actionData ?? null
  const part = listing && { listing, answer, saved: answer ? null : saved }
  return (
    <DeskPage
      title={words.title}
      lead={words.lead}
      back={account ? { to: '/dashboard', label: t.team.back } : undefined}
      links={
        account && (
          <Link className="link" to={href('/business-profile/:id', { id: account.id })}>
            {words.view}
          </Link>
        )
      }
      wide
    >
      <div className="own-sections">
        {account && (
          <AboutSection
            account={account}
            state={answer?.section === 'about' ? answer : null}
            isSaved={saved === 'about' && !answer}
          />
        )}
        {listing && part ? (
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
            <ListingHead listing={listing} />
            <NameSection key={`name ${listing.id}`} {...part} categories={categories} languages={languages} />
            <ContactSection key={`contact ${listing.id}`} {...part} />
            <PlaceSection key={`place ${listing.id}`} {...part} countries={countries} />
            <HoursSection key={`hours ${listing.id}`} {...part} />
            <FactsSection key={`facts ${listing.id}`} {...part} isKitchen={isKitchen} />
            {listing.isOwn && <MuslimSection key={`muslim ${listing.id}`} {...part} isOwnershipHidden={isHidden} />}
            {listing.isOwn && listing.status !== 'draft' && (
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

function ListingHead({ listing }: { listing: OwnListing }) {
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
          {listing.closed_on ? words.closed : lookUp(words.status, listing.status)}
        </Badge>
      </div>
      <p className="small muted">{words.lastEdited(date.format(new Date(listing.updated_at)))}</p>
      {isPublic && (
        <nav className="own-actions" aria-label={listing.name}>
          {[
            [path, words.see] as const,
            [`${path}/photos`, words.photos] as const,
            [`${path}/history`, words.history] as const,
            ...(listing.isOwn ? [[`/dashboard/team?business=${listing.id}`, t.team.title] as const] : []),
            [`/widgets?kind=business&id=${listing.place_id}`, t.widgets.title] as const,
          ].map(([to, label]) => (
            <Link key={to} className="chip" to={to}>
              {label}
            </Link>
          ))}
        </nav>
      )}
      {isPublic && listing.isOwn && (
        <p className="row row--wrap gap-4 small">
          <Link className="link" to={`${path}/transfer`}>
            {words.transfer}
          </Link>
          <Link className="link" to={`${path}/close`}>
            {listing.closed_on ? words.reopen : words.close}
          </Link>
        </p>
      )}
    </header>
  )
}

export const ErrorBoundary = RouteError
