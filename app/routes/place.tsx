// Saves or forgets the place a visitor looks from, and is the page to choose one on where JavaScript is off.
import { data, redirect } from 'react-router'
import { safeNextPath } from '#app/core/auth/next-path.ts'
import { countryName } from '#app/core/places/countries.ts'
import { PLACE_COOKIE, placeFromCookie, placeToCookie } from '#app/core/places/place.ts'
import { placeFromForm } from '#app/core/places/place-form.ts'
import { labelOf } from '#app/core/places/place-label.ts'
import { PLACE_FIELD, PlacePage } from '#app/core/places/place-page.tsx'
import { suggestPlaces } from '#app/core/places/suggest.server.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { PlaceField } from '#app/core/understanding/place-field.tsx'
import { localeOf, withoutLocale } from '#app/i18n/locales.ts'
import { loadMessages } from '#app/i18n/messages.server.ts'
import { text } from '#app/lib/address-filter.ts'
import type { Route } from './+types/place'

const YEAR_SECONDS = 31_536_000
const MOST_CITIES = 20

export async function loader({ request, context }: Route.LoaderArgs) {
  const url = new URL(request.url)
  const locale = localeOf(url.pathname)
  const { places: t } = await loadMessages(locale)
  const query = text('q').read(url.searchParams)
  const cities = query === '' ? [] : suggestPlaces(query, { limit: MOST_CITIES, locale })
  const cookie = new RegExp(`(?:^|; )${PLACE_COOKIE}=([^;]*)`).exec(request.headers.get('Cookie') ?? '')
  const { siteUrl } = context.get(servicesContext).config
  return {
    query,
    back: safeNextPath(url.searchParams.get('back')),
    cities: cities.map(({ city, quarter, state, countryCode, lat, lng }) => ({
      city: labelOf(quarter, city, locale),
      state: state ?? '',
      country: countryName(countryCode, locale),
      countryCode,
      lat,
      lng,
    })),
    isPlaceKnown: placeFromCookie(cookie?.[1]) !== null,
    isInvalid: url.searchParams.has('invalid'),
    head: pageMeta({ url: '/place', locale, siteUrl, title: t.title, description: t.description, noindex: true }),
  }
}

export async function action({ request }: Route.ActionArgs) {
  const url = new URL(request.url)
  const form = await request.formData()
  // A fetcher stays where it is and loads the page's data anew; a plain form goes back to where it came from.
  const isStaying = form.get('stay') === '1'
  const back = safeNextPath(readText(form, 'back') ?? pathOfReferer(request))
  const secure = url.protocol === 'https:' ? '; Secure' : ''
  const cookie = (value: string, age: number) => ({
    'Set-Cookie': `${PLACE_COOKIE}=${value}; Path=/; Max-Age=${age}; SameSite=Lax${secure}`,
  })

  if (form.get('intent') === 'forget') {
    const headers = cookie('', 0)
    return isStaying ? data({ status: 'forgotten' as const }, { headers }) : redirect(back, { headers })
  }
  const place = placeFromForm(form)
  if (!place) {
    if (isStaying) return data({ status: 'invalid' as const }, { status: 400 })
    const query = readText(form, 'q') ?? readText(form, 'city') ?? ''
    return redirect(`/place?${new URLSearchParams({ q: query, back, ...(query === '' && { invalid: '1' }) })}`)
  }
  const headers = cookie(placeToCookie(place), YEAR_SECONDS)
  return isStaying ? data({ status: 'saved' as const, name: place.city }, { headers }) : redirect(back, { headers })
}

function readText(form: FormData, name: string): string | null {
  const value = form.get(name)
  return typeof value === 'string' ? value : null
}

function pathOfReferer(request: Request): string | null {
  const referer = URL.parse(request.headers.get('Referer') ?? '')
  return referer && referer.host === new URL(request.url).host ? withoutLocale(referer.pathname) + referer.search : null
}

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? []

export default function Place({ loaderData }: Route.ComponentProps) {
  const { query, cities, back, isPlaceKnown, isInvalid } = loaderData
  // A new search arrives by navigation: the field must then show its words.
  const field = <PlaceField key={query} id={PLACE_FIELD} query={query} back={back} />
  return <PlacePage {...{ query, cities, back, isPlaceKnown, isInvalid, field }} />
}
