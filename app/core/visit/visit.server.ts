// The visit a page is made for: its visitor's place, settings and language, and the moment.
import type { RouterContextProvider } from 'react-router'
import { type CardContext, makeCardContext } from '#app/core/listings/card-context.server.ts'
import { isKnown, type Place, UNKNOWN_PLACE } from '#app/core/places/place.ts'
import { choiceAt, choiceFromCookie, choiceOf, type PrayerChoice } from '#app/core/prayer/prayer-choice.ts'
import { type Services, servicesContext } from '#app/core/request/services.ts'
import { findPlace } from '#app/core/visitor/request-place.server.ts'
import type { Messages } from '#app/i18n/catalogue.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { i18nOf } from '#app/i18n/messages.server.ts'

export type Visit = {
  url: URL
  cookie: string | null
  services: Services
  locale: Locale
  t: Messages
  now: Date
  place: Place
  /** Whether the place is known. A page without one may be kept for everyone, so nobody's own choice goes into it. */
  hasPlace: boolean
  choice: PrayerChoice
  /** The visitor chose it; otherwise it is the country's or the site's. */
  isOwnChoice: boolean
  /** Cards with distances from the visitor. */
  cards: CardContext
}

type Args = { request: Request; context: Readonly<RouterContextProvider>; url: URL }

export const readVisit = (args: Args): Promise<Visit> =>
  visitFrom(args, findPlace(args.request, args.context.get(servicesContext)))

/** For what everyone gets alike: calendars, displays and other files that are kept elsewhere. */
export const readAnyonesVisit = (args: Args): Promise<Visit> => visitFrom(args, UNKNOWN_PLACE)

async function visitFrom({ request, context, url }: Args, place: Place): Promise<Visit> {
  const services = context.get(servicesContext)
  const { locale, t } = await i18nOf(url)
  const now = new Date()
  const cookie = request.headers.get('cookie')
  const hasPlace = isKnown(place)
  const choice = hasPlace ? choiceOf(cookie, place.countryCode, place) : choiceAt('', null)
  const isOwnChoice = hasPlace && choiceFromCookie(cookie) !== null
  const cards = makeCardContext({ locale, now, hasDistance: hasPlace, ...(hasPlace && { choice }) })
  return { url, cookie, services, locale, t, now, place, hasPlace, choice, isOwnChoice, cards }
}
