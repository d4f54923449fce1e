// The signup window as HTML, for the page that is about to bring it up.
import { renderToStaticMarkup } from 'react-dom/server'
import * as z from 'zod'
import { cityIn } from '#app/core/places/name-place.server.ts'
import { ask } from '#app/core/request/ask.server.ts'
import type { Visit } from '#app/core/visit/visit.server.ts'
import { knownCity, readSize } from './rules.ts'
import { SignupWindow } from './signup-window.tsx'

/** What the page says of itself, and the city the browser keeps. Whatever else is said counts for nothing. */
const asked = z.object({
  path: z.string().max(500).catch('/'),
  city: z.string().max(80).nullable().catch(null),
  chance: z.coerce.number().min(0).lt(1).catch(0),
})

export async function writeWindow({ services, place, hasPlace, locale, t, url }: Visit): Promise<string> {
  const { path, city, chance } = asked.parse(Object.fromEntries(url.searchParams))
  const size = readSize(await ask(services, services.db().rpc('community_size')))
  // The place's name in the page's language where it is known, else the stored city.
  const stored = hasPlace ? cityIn(locale, place.city, place.countryCode) : city
  return renderToStaticMarkup(
    <SignupWindow {...{ t: t.signupPopup, locale, path, city: knownCity(stored), size, chance }} />,
  )
}
