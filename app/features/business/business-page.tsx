// One business, whole: what it is, how to reach it, what is known about it and who says so.

import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { lookUp } from '#app/lib/records.ts'
import '#app/ui/styles/detail.css'
import './business.css'
import { useCountedActions } from '#app/core/analytics/counted-actions.ts'
import { countsFor } from '#app/core/analytics/hear-actions.ts'
import type { HoursView } from '#app/core/hours/hours-view.ts'
import type { BusinessCardData } from '#app/core/listings/business-card.tsx'
import type { Destination } from '#app/core/listings/directions.ts'
import { DirectionsSheet } from '#app/core/listings/directions-sheet.tsx'
import { ExternalRating } from '#app/core/listings/external-rating.tsx'
import { ExternalReviews } from '#app/core/listings/external-reviews.tsx'
import type { Fact } from '#app/core/listings/facts.ts'
import type { Askable } from '#app/core/listings/freshness.ts'
import { HalalBadge } from '#app/core/listings/halal-badge.tsx'
import type { HalalWord } from '#app/core/listings/halal-label.ts'
import { ListingGrid } from '#app/core/listings/listing-grid.tsx'
import type { MosqueCardData } from '#app/core/listings/mosque-card.tsx'
import { ReportLink } from '#app/core/moderation/report-link.tsx'
import { distanceText, UNKNOWN_DISTANCE_KM } from '#app/core/places/distance.ts'
import { useExactDistance } from '#app/core/places/exact-distance.tsx'
import { SaveButton } from '#app/core/saves/save-button.tsx'
import { BreadcrumbTrail } from '#app/core/seo/breadcrumb-trail.tsx'
import type { Crumb } from '#app/core/seo/rules.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { intlTag } from '#app/i18n/locales.ts'
import { writeDate } from '#app/i18n/write-date.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { BadgeCheck, Pencil, Sparkles, Store } from '#app/ui/icons.ts'
import { Stars } from '#app/ui/stars.tsx'
import { ActionBar } from './action-bar.tsx'
import { ContactActions } from './contact-actions.tsx'
import { type EvidenceData, EvidencePanel } from './evidence-panel.tsx'
import { type FactData, FactsSection } from './facts-section.tsx'
import { NearestMosques } from './nearest-mosques.tsx'
import { type OwnershipData, OwnershipLine } from './ownership-line.tsx'
import type { TeamRole } from './rules.ts'
import { VisitPanel } from './visit-panel.tsx'

export type BusinessPageData = {
  id: string
  path: string
  /** The whole public address, for sharing. */
  url: string
  crumbs: Crumb[]
  name: string
  category: string | null
  categoryPath: string | null
  /** What it is, as said of one place. */
  /** What it is, each with the list of its like. */
  kinds: { label: string; path: string }[]
  cover: string
  location: string
  city: string | null
  /** Kilometres from the visitor; null where that says nothing. */
  distance: number | null
  rating: number | null
  reviewsCount: number
  isFeatured: boolean
  isSample: boolean
  isClaimed: boolean
  /** When whoever keeps it added it. */
  listedAt: string
  /** Its owner proved to be the owner. */
  isVerified: boolean
  isOnline: boolean
  serviceAreaKm: number | null
  closedOn: string | null
  movedTo: { name: string; path: string } | null
  description: string
  /** The language the description is written in, where that can be told. */
  language: string | undefined
  address: string
  phone: string
  email: string | null
  whatsapp: string | null
  website: string | null
  /** Where directions lead; null where there is nothing to go to. */
  destination: Destination | null
  /** Where the visitor is. */
  from: { lat: number; lng: number } | null
  position: { lat: number; lng: number } | null
  /** In the visitor's language where we have a word for them, and without what stands among the facts. */
  services: string[]
  languages: string[]
  priceRange: string
  /** The same in the signs of its country. */
  priceMarks: string
  hours: HoursView | null
  isFood: boolean
  halalSaid: HalalWord | null
  evidence: EvidenceData
  ownership: OwnershipData | null
  facts: { stated: FactData[]; contacts: FactData[]; unknown: Fact[] }
  /** `file`: where its data lies for everyone to take; `seenOn`: the day it was taken from the source. */
  source: {
    name: string
    licence: string | null
    href: string | null
    file: string | null
    seenOn: string | null
  } | null
  /** Within reach of the business; null where its position is unknown. */
  mosques: MosqueCardData[] | null
  similar: BusinessCardData[]
}

type Notice = { tone: 'success' | 'danger'; text: string } | null

type Props = {
  page: BusinessPageData
  /** Null: the visitor is not signed in. */
  mine: {
    isSaved: boolean
    hasConfirmed: boolean
    role: TeamRole | null
    answers: Partial<Record<Askable, boolean>>
  } | null
  saved: readonly string[]
  factNotice: Notice
  /** Sections of other features, where they stand. */
  photos?: ReactNode
  reviews?: ReactNode
  events?: ReactNode
  jobs?: ReactNode
  map?: ReactNode
}

export function BusinessPage({ page, mine, saved, factNotice, photos, reviews, events, jobs, map }: Props) {
  const { t } = useI18n()
  const words = t.business
  // Whoever works here is no visitor: they are not counted, and not asked what is true.
  const isTeam = (mine?.role ?? null) !== null
  useCountedActions(page.id, isTeam)
  const { evidence, ownership } = page
  const isEvidenceShown = page.isFood || evidence.level > 0
  return (
    <div className="page pb-16" {...countsFor(page.id)}>
      <BreadcrumbTrail crumbs={page.crumbs} />
      <article>
        {page.isSample && (
          <Alert tone="info" className="mb-4" title={t.listings.sample}>
            {words.sampleNote}
          </Alert>
        )}
        {photos ?? (
          <div className="cover biz-cover">
            <img src={page.cover} alt="" width={1280} height={400} fetchPriority="high" />
          </div>
        )}
        {page.closedOn && <Closed on={page.closedOn} movedTo={page.movedTo} />}
        <Headline page={page} isOwner={mine?.role === 'owner'} />
        <div className="pb-8">
          <ContactActions page={page} isSaved={mine?.isSaved ?? false} canAsk={page.isClaimed && !isTeam} />
        </div>
        <div className="detail biz-detail">
          <VisitPanel page={page} />
          <div className="detail__main">
            {page.halalSaid && <SourceCheck page={page} said={page.halalSaid} />}
            {page.isSample && isEvidenceShown && <p className="small muted pb-3">{words.sampleEvidence}</p>}
            {isEvidenceShown ? (
              <EvidencePanel
                evidence={evidence}
                ownership={ownership}
                path={page.path}
                isOwner={isTeam}
                hasConfirmed={mine?.hasConfirmed ?? false}
              />
            ) : (
              ownership && (
                <section className="biz-evidence" aria-label={words.ownership.title}>
                  <ul className="biz-proofs">
                    <OwnershipLine ownership={ownership} />
                  </ul>
                </section>
              )
            )}
            <About page={page} />
            <FactsSection
              facts={page.facts}
              source={page.source?.name ?? null}
              services={page.services}
              isOwner={isTeam}
              answers={mine?.answers ?? {}}
              notice={factNotice}
            />
            {events}
            {jobs}
            {reviews}
            <ExternalReviews id={page.id} />
          </div>
          <aside className="detail__side">
            {map && (
              <section className="panel panel--flush overflow-hidden" aria-label={words.address}>
                {map}
              </section>
            )}
            {page.mosques && <NearestMosques mosques={page.mosques} />}
            <SideLinks page={page} role={mine?.role ?? null} isTeam={isTeam} />
          </aside>
        </div>
        <ActionBar page={page} />
        {page.destination && (
          <DirectionsSheet
            to={page.destination}
            name={page.name}
            address={[page.address, page.location].filter(Boolean).join(', ')}
            from={page.from}
          />
        )}
      </article>
      {page.similar.length > 0 && <Similar page={page} saved={saved} />}
    </div>
  )
}

function Closed({ on, movedTo }: { on: string } & Pick<BusinessPageData, 'movedTo'>) {
  const { locale, t } = useI18n()
  const words = t.business
  return (
    <Alert tone="warning" className="mt-5" title={words.closed(writeDate(locale, on))}>
      {movedTo && (
        <>
          {words.movedTo}{' '}
          <Link className="link" to={movedTo.path}>
            {movedTo.name}
          </Link>
        </>
      )}
    </Alert>
  )
}

function SideLinks({ page, role, isTeam }: { page: BusinessPageData; role: TeamRole | null; isTeam: boolean }) {
  const { t } = useI18n()
  const words = t.business
  return (
    <div className="small muted flex flex-wrap items-baseline gap-x-3 gap-y-2 px-1">
      {role === 'owner' || role === 'manager' ? (
        <span>
          {words.claim.edit}{' '}
          <Link className="link" to="/business-profile">
            {words.claim.manage}
          </Link>
        </span>
      ) : (
        !page.isClaimed && (
          <span>
            {words.claim.question}{' '}
            <Link className="link" to={`${page.path}/claim`}>
              {words.claim.link}
            </Link>
          </span>
        )
      )}
      {!isTeam && (
        <Link className="btn btn--ghost btn--sm" to={`${page.path}/suggest`} rel="nofollow">
          <Pencil className="i i--sm" />
          {t.suggestions.link}
        </Link>
      )}
      <ReportLink kind="listing" subject={page.id} />
      {page.source && <SourceLine source={page.source} />}
    </div>
  )
}

function Similar({ page, saved }: Pick<Props, 'page' | 'saved'>) {
  const words = useI18n().t.business
  return (
    <section className="pt-12" aria-labelledby="similar">
      <div className="row row--wrap between pb-4">
        <h2 className="h3" id="similar">
          {words.similar}
        </h2>
        {page.categoryPath && page.category && (
          <Link className="link" to={page.categoryPath}>
            {words.seeMoreLike(page.category)}
          </Link>
        )}
      </div>
      <ListingGrid
        listings={{ kind: 'business', cards: page.similar }}
        label={words.similar}
        actionOf={({ id, name }) => (
          <SaveButton look="card" placeId={id} name={name ?? ''} isSaved={saved.includes(id)} />
        )}
      />
    </section>
  )
}

function Headline({ page, isOwner }: { page: BusinessPageData; isOwner: boolean }) {
  const { locale, t } = useI18n()
  const words = t.business
  const { distance, serviceAreaKm } = page
  const away = useExactDistance(distance ?? UNKNOWN_DISTANCE_KM, page.position)
  const kilometres = (km: number) => distanceText(km, locale, t.listings.distance)
  const where = () => {
    if (page.isOnline) return words.online
    if (serviceAreaKm === null) return page.location
    return page.city
      ? words.serviceAreaCity(kilometres(serviceAreaKm), page.city)
      : words.serviceArea(kilometres(serviceAreaKm))
  }
  return (
    <header className="stack gap-2.5 pt-5 pb-4">
      <div className="row row--wrap gap-2">
        {page.isFeatured && (
          <Badge tone="gold">
            <Sparkles className="i i--xs" />
            {t.listings.featured}
          </Badge>
        )}
        {page.isClaimed && !page.isSample && (
          <Badge tone={page.isVerified ? 'brand' : 'neutral'}>
            {page.isVerified ? <BadgeCheck className="i i--xs" /> : <Store className="i i--xs" />}
            {page.isVerified ? words.verified : words.listedOn(writeDate(locale, page.listedAt))}
          </Badge>
        )}
        {isOwner && !page.isVerified && (
          <Link className="link small" to={`${page.path}/claim`}>
            {words.proveIt}
          </Link>
        )}
        {page.isFood && !page.isSample && <HalalBadge level={page.evidence.level} said={page.halalSaid} />}
        {page.ownership && <Badge tone="brand">{words.muslimOwned}</Badge>}
      </div>
      <h1 className="title">
        <bdi>{page.name}</bdi>
      </h1>
      <div className="listing__meta text-base">
        {page.rating !== null && page.reviewsCount > 0 && <Stars rating={page.rating} count={page.reviewsCount} />}
        {page.kinds.map(({ label, path }) => (
          <Link key={path} className="link" to={path}>
            {label}
          </Link>
        ))}
        {page.priceRange && (
          <span>
            <span aria-hidden="true">{page.priceMarks}</span>
            <span className="sr-only">{lookUp(words.prices, page.priceRange) ?? page.priceRange}</span>
          </span>
        )}
        <span>{where()}</span>
        {distance !== null && distance < UNKNOWN_DISTANCE_KM && <span className="num">{words.away(away)}</span>}
      </div>
      <ExternalRating id={page.id} />
    </header>
  )
}

function About({ page }: { page: BusinessPageData }) {
  const { locale, t } = useI18n()
  const words = t.business
  return (
    <section aria-labelledby="about">
      <h2 className="h3" id="about">
        {words.about}
      </h2>
      {page.description ? (
        <p className="soft pt-3 text-lg leading-7" dir="auto" lang={page.language}>
          {page.description}
        </p>
      ) : (
        <p className="muted pt-3">{words.noDescription}</p>
      )}
      {page.languages.length > 0 && (
        <p className="soft pt-4">
          <span className="strong block">{words.languages}</span>
          {new Intl.ListFormat(intlTag(locale)).format(page.languages)}
        </p>
      )}
    </section>
  )
}

/** Whose word it is, since when, and what to do about it. */
function SourceCheck({ page, said }: { page: BusinessPageData; said: HalalWord }) {
  const { t } = useI18n()
  const words = t.business.source
  const { source } = page
  return (
    <section className="panel mb-6" aria-label={words.ask}>
      <p className="strong">{t.listings.sourceSays[said.said](said.by)}</p>
      <p className="small soft pt-1">
        {source?.seenOn && `${(said.lastSeenIn === null ? words.seenOn : words.lastSeen)(source.seenOn)} `}
        {words.nobodyChecked} {words.ask}
      </p>
      <div className="row row--wrap gap-2 pt-3">
        <a className="btn btn--soft btn--sm" href="#evidence">
          {words.confirm}
        </a>
        <Link className="btn btn--ghost btn--sm" to={`${page.path}/suggest`} rel="nofollow">
          {t.suggestions.link}
        </Link>
        <ReportLink kind="listing" subject={page.id} />
      </div>
      {source?.file && (
        <p className="small muted pt-3">
          <a className="link" href={source.file} download>
            {words.download}
          </a>
        </p>
      )}
    </section>
  )
}

function SourceLine({ source }: { source: NonNullable<BusinessPageData['source']> }) {
  const words = useI18n().t.business.source
  const text = source.licence ? words.from(source.name, source.licence) : words.fromOnly(source.name)
  return (
    <p className="basis-full">
      {source.href ? (
        <a className="link" href={source.href} rel="noopener nofollow">
          {text}
        </a>
      ) : (
        text
      )}
      . {words.note}{' '}
      <Link className="link" to="/attributions">
        {/* Where every source is named with its licence. */}
        {useI18n().t.pages.attributions.title}
      </Link>
    </p>
  )
}
