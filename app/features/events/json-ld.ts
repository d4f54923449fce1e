// An event as search engines read it: the day the page shows. Nobody can come to a sample.
import { plainText } from '#app/core/contributions/markdown.ts'
import { contributionPath } from '#app/core/contributions/sections.ts'
import type { JsonLd, JsonLdValue } from '#app/core/seo/json-ld.ts'
import { socialImage } from '#app/core/seo/rules.ts'
import { inLocale, type Locale } from '#app/i18n/locales.ts'
import { type EventDay, type EventWhole, seatsLeft } from './event.ts'

const MODE = { place: 'Offline', online: 'Online', both: 'Mixed' } as const
const word = (name: string) => `https://schema.org/${name}`

function statusOf({ state, moved_from }: EventDay): string {
  if (state === 'cancelled') return word('EventCancelled')
  return word(moved_from ? 'EventRescheduled' : 'EventScheduled')
}

export function eventJsonLd(
  whole: EventWhole,
  day: EventDay | null,
  { siteUrl, locale }: { siteUrl: string; locale: Locale },
): JsonLd | undefined {
  if (whole.state !== 'published' || whole.is_sample || whole.body === null || !whole.title || !day) return undefined
  const { facts } = whole
  const url = siteUrl + inLocale(contributionPath('events', whole.slug), locale)
  const address = {
    '@type': 'PostalAddress',
    ...((facts.place?.address ?? facts.venue) && { streetAddress: facts.place?.address ?? facts.venue }),
    ...(whole.city && { addressLocality: whole.city }),
    ...(whole.country_code && { addressCountry: whole.country_code }),
  }
  const ground: JsonLdValue = {
    '@type': 'Place',
    name: facts.place?.name ?? facts.venue ?? whole.city ?? whole.title,
    address,
  }
  // Where it meets online is for those who come: the page is where they learn it.
  const virtual: JsonLdValue = { '@type': 'VirtualLocation', url }
  const left = seatsLeft(day)
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    url,
    name: whole.title,
    description: plainText(whole.body, 500),
    inLanguage: whole.language,
    startDate: day.starts_at,
    endDate: day.ends_at,
    eventStatus: statusOf(day),
    ...(day.moved_from && { previousStartDate: day.moved_from }),
    eventAttendanceMode: word(`${MODE[facts.attendance]}EventAttendanceMode`),
    location: facts.attendance === 'place' ? ground : facts.attendance === 'online' ? virtual : [ground, virtual],
    image: [siteUrl + socialImage('article')],
    organizer: whole.author
      ? {
          '@type': 'Person',
          name: whole.author.name,
          url: siteUrl + inLocale(`/people/${whole.author.handle}`, locale),
        }
      : { '@type': 'Organization', name: 'Mahalla', url: siteUrl },
    isAccessibleForFree: facts.price === null,
    ...(day.capacity !== null && { maximumAttendeeCapacity: day.capacity }),
    ...(left !== null && { remainingAttendeeCapacity: left }),
    offers: {
      '@type': 'Offer',
      url,
      price: facts.price ?? 0,
      // What is free is free in every currency; schema.org wants one named.
      priceCurrency: facts.currency ?? 'USD',
      availability: word(left === 0 ? 'SoldOut' : 'InStock'),
      ...(whole.published_at && { validFrom: whole.published_at }),
    },
  }
}
