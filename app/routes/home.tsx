// The home page: what is near the visitor, today's prayers, and the ways into the rest.
import { Fragment, lazy, type ReactNode, Suspense } from 'react'
import { data, redirect } from 'react-router'
import { type HomePart, homeParts } from '#app/core/brand/home-parts.ts'
import { voice } from '#app/core/brand/voice.ts'
import { inLanguage } from '#app/core/editing/localised.ts'
import { toBusiness } from '#app/core/listings/business.ts'
import { BusinessCard, type BusinessCardData } from '#app/core/listings/business-card.tsx'
import { toBusinessCard, toFeaturedCard } from '#app/core/listings/describe-business.server.ts'
import { FeaturedCard } from '#app/core/listings/featured-card.tsx'
import { toMosque } from '#app/core/listings/mosque.ts'
import { MosqueCard } from '#app/core/listings/mosque-card.tsx'
import { ShowcaseNote } from '#app/core/listings/showcase-note.tsx'
import { toMosqueCard } from '#app/core/mosques/describe-card.server.ts'
import { masjidFromCookie } from '#app/core/mosques/my-masjid.ts'
import { countryName } from '#app/core/places/countries.ts'
import { isNearby, NEAR_KM } from '#app/core/places/distance.ts'
import { useNearestFirst } from '#app/core/places/exact-distance.tsx'
import { timeZoneAt } from '#app/core/places/geo.server.ts'
import { namePlace } from '#app/core/places/name-place.server.ts'
import { describePrayers } from '#app/core/prayer/describe-prayers.ts'
import { choiceFromCookie, choiceToCookie, readChoice } from '#app/core/prayer/prayer-choice.ts'
import { findSightings } from '#app/core/prayer/sightings.server.ts'
import { useRootData } from '#app/core/request/root-data.ts'
import { useOpen } from '#app/core/request/use-open.ts'
import { findSavedIds } from '#app/core/saves/queries.server.ts'
import { SaveButton } from '#app/core/saves/save-button.tsx'
import { organizationJsonLd, webSiteJsonLd } from '#app/core/seo/json-ld.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { canonicalUrl } from '#app/core/seo/rules.ts'
import { readVisit } from '#app/core/visit/visit.server.ts'
import { eventPath } from '#app/features/events/event-path.ts'
import { loadNearest } from '#app/features/events/queries.server.ts'
import { clockAt, dayAt, writeDay } from '#app/features/events/write-event.ts'
import { AroundNow } from '#app/features/home/around-now.tsx'
import { BusinessesSection } from '#app/features/home/businesses-section.tsx'
import { CallToAction } from '#app/features/home/call-to-action.tsx'
import { CommunityFeatures } from '#app/features/home/community-features.tsx'
import { HomeHero } from '#app/features/home/home-hero.tsx'
import { findHomePage } from '#app/features/home/queries.server.ts'
import { foodFirst, nearestOpen } from '#app/features/home/rules.ts'
import { SponsorsSection } from '#app/features/home/sponsors-section.tsx'
import { TestimonialsSection } from '#app/features/home/testimonials-section.tsx'
import { TodaysTimes } from '#app/features/home/todays-times.tsx'
import { WORSHIP_ANCHOR, WorshipSection } from '#app/features/home/worship-section.tsx'
import { describeMasjid } from '#app/features/mosque/describe-times.server.ts'
import { MasjidStrip } from '#app/features/mosque/masjid-strip.tsx'
import { findTimedMosque } from '#app/features/mosque/queries.server.ts'
import { EidNearby } from '#app/features/mosques/eid-near.tsx'
import { findEidNear } from '#app/features/mosques/occasions.server.ts'
import { PartnerRibbon } from '#app/features/partners/partner-ribbon.tsx'
import { PromoBanner } from '#app/features/promotions/promo-banner.tsx'
import { findPromotion } from '#app/features/promotions/queries.server.ts'
import type { Route } from './+types/home'

const FEATURED_SHOWN = 2
const NEAR_DAY = { weekday: 'short', day: 'numeric', month: 'short' } as const

export async function loader(args: Route.LoaderArgs) {
  const visit = await readVisit(args)
  const { services, locale, t, now, place, hasPlace: isPlaceKnown, choice, isOwnChoice, cards } = visit
  const masjidId = masjidFromCookie(visit.cookie)
  const { home: words } = t
  const [rows, promotion, sightings, masjid, events, eid] = await Promise.all([
    findHomePage(services, place),
    findPromotion(services, 'home', locale, place),
    isPlaceKnown ? findSightings(services, place.countryCode) : [],
    masjidId ? findTimedMosque(visit, masjidId) : null,
    loadNearest(services, isPlaceKnown ? place : null, now),
    findEidNear(visit),
  ])
  const event = events.find(({ state, title }) => state === 'planned' && title !== null)

  const placeName = namePlace(place, locale)

  const regular = rows.regular.map((row) => toBusiness(row))
  const featured = rows.featured.map((row) => toBusiness(row))
  const isFar = ({ distance }: { distance: number }) => isPlaceKnown && distance > NEAR_KM
  const siteUrl = canonicalUrl(services.config.siteUrl)
  const { name, tagline } = voice[locale]
  return {
    head: pageMeta({
      url: '/',
      locale,
      siteUrl,
      title: words.title,
      description: words.description,
      jsonLd: [
        webSiteJsonLd({ name, siteUrl, language: locale }),
        organizationJsonLd({ name, siteUrl, slogan: tagline }),
      ],
    }),
    isPlaceKnown,
    placeName,
    featured: featured
      .filter((business) => !isFar(business))
      .slice(0, FEATURED_SHOWN)
      .map((business) => toFeaturedCard(business, cards)),
    regular: regular.filter((business) => !isFar(business)).map((business) => toBusinessCard(business, cards)),
    // What is far stands under its own heading, whoever paid for it.
    further: [...featured.filter(isFar).slice(0, FEATURED_SHOWN), ...regular.filter(isFar)].map((business) =>
      toBusinessCard(business, cards),
    ),
    saved: await findSavedIds(services),
    mosques: rows.mosques
      .map((row) => toMosqueCard(row, toMosque(row), cards))
      // Without a place the list is anyone's; with one it says "around you".
      .filter((mosque) => !isPlaceKnown || isNearby(mosque)),
    prayers: isPlaceKnown
      ? describePrayers({
          lat: place.lat,
          lng: place.lng,
          timeZone: timeZoneAt(place.lat, place.lng),
          countryCode: place.countryCode,
          countryName: countryName(place.countryCode, locale),
          placeName: placeName?.name ?? null,
          locale,
          now,
          choice,
          isOwnChoice,
          sightings,
        })
      : null,
    masjid: masjid && describeMasjid(masjid, now),
    event: event
      ? {
          path: eventPath(event.slug, event.day),
          title: event.title ?? '',
          when: `${writeDay(locale, dayAt(event.starts_at, event.time_zone), NEAR_DAY)}, ${clockAt(locale, event.starts_at, event.time_zone)}`,
          where: event.city ?? event.place?.name ?? event.venue,
          isSample: event.is_sample,
        }
      : null,
    eid,
    promotion,
    sponsors: rows.sponsors.map((sponsor) => ({ ...sponsor, line: inLanguage(sponsor.line, locale) })),
    partners: rows.partners,
    testimonials: rows.testimonials.map(({ place: from, quote, ...testimonial }) => ({
      ...testimonial,
      place: inLanguage(from, locale),
      quote: inLanguage(quote, locale),
    })),
  }
}

/** The visitor's choice of a prayer-time method. Scripts stay on the page, plain forms come back to it. */
export async function action({ request }: Route.ActionArgs) {
  const form = await request.formData()
  const choice = readChoice(form.get('method'), form.get('school'))
  // Method and school change; minutes and the rest of the visitor's settings stay.
  const kept = choiceFromCookie(request.headers.get('cookie')) ?? {}
  const headers = new Headers(choice ? { 'Set-Cookie': choiceToCookie({ ...kept, ...choice }) } : {})
  if (form.has('stay')) return data({ isChosen: choice !== null }, { status: choice ? 200 : 400, headers })
  return redirect(`/#${WORSHIP_ANCHOR}`, { headers })
}

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? []

const PHONE = '(max-width: 639px)'

export const links: Route.LinksFunction = () => [
  { rel: 'preload', as: 'image', href: '/art/hero-narrow.svg', media: PHONE, fetchPriority: 'high' },
  { rel: 'preload', as: 'image', href: '/art/hero.svg', media: `not all and ${PHONE}`, fetchPriority: 'high' },
]

// Few sites have the key for it, so the others' visitors never load it.
const ExternalRating = lazy(async () => ({
  default: (await import('#app/core/listings/external-rating.tsx')).ExternalRating,
}))

export default function Home({ loaderData }: Route.ComponentProps) {
  const { promotion } = loaderData
  const [nearest, mosques] = [useNearestFirst(loaderData.regular), useNearestFirst(loaderData.mosques)]
  const regular = foodFirst(nearest)
  const config = useRootData()?.config
  const isOpen = useOpen()
  const externalRatingOf = ({ id }: { id: string }) =>
    config?.externalRatings && (
      <Suspense>
        <ExternalRating id={id} />
      </Suspense>
    )
  const cardOf = (business: BusinessCardData) => (
    <BusinessCard
      key={business.id}
      business={business}
      action={
        <SaveButton
          look="card"
          placeId={business.id}
          name={business.name ?? ''}
          isSaved={loaderData.saved.includes(business.id)}
        />
      }
      extra={externalRatingOf(business)}
    />
  )
  const shown = homeParts(config?.brand ?? {})
  const parts: Record<HomePart, ReactNode> = {
    community: isOpen('/community') && <CommunityFeatures />,
    promotion: promotion && (
      <div className="home-promo section page">
        <PromoBanner promotion={promotion} placement="home" />
      </div>
    ),
    businesses: (
      <BusinessesSection
        isPlaceKnown={loaderData.isPlaceKnown}
        place={loaderData.placeName}
        featured={loaderData.featured.map((business) => (
          <FeaturedCard key={business.id} business={business} extra={externalRatingOf(business)} />
        ))}
        regular={regular.map(cardOf)}
        further={foodFirst(loaderData.further).map(cardOf)}
        note={<ShowcaseNote cards={[...loaderData.featured, ...loaderData.regular, ...loaderData.further]} />}
      />
    ),
    sponsors: <SponsorsSection sponsors={loaderData.sponsors} />,
    worship: (
      <WorshipSection
        prayers={loaderData.prayers}
        action="/?index"
        masjid={loaderData.masjid && <MasjidStrip masjid={loaderData.masjid} />}
        mosques={mosques.map((mosque) => <MosqueCard key={mosque.id} mosque={mosque} />)}
      />
    ),
    partners: isOpen('/partners') && <PartnerRibbon partners={loaderData.partners} />,
    testimonials: <TestimonialsSection testimonials={loaderData.testimonials} />,
    invitation: <CallToAction />,
  }
  return (
    <>
      <HomeHero
        times={loaderData.prayers && <TodaysTimes prayers={loaderData.prayers} />}
        now={
          <AroundNow
            open={nearestOpen([...loaderData.featured, ...regular])}
            mosque={loaderData.isPlaceKnown ? (mosques[0] ?? null) : null}
            event={isOpen('/community/events') ? loaderData.event : null}
          />
        }
      />
      {loaderData.eid && (
        <div className="section page">
          <EidNearby eid={loaderData.eid} />
        </div>
      )}
      {shown.map((part) => (
        <Fragment key={part}>{parts[part]}</Fragment>
      ))}
    </>
  )
}
