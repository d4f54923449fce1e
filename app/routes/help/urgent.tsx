// Help right now: whom to call, country by country.
import { CarePage, type CarePageData } from '#app/core/care/care-page.tsx'
import type { Need } from '#app/core/care/crisis-words.ts'
import { helpIn } from '#app/core/care/helplines.ts'
import { HELP_PATH } from '#app/core/care/lead-to-help.server.ts'
import { countryCodes, countryName, isCountryCode } from '#app/core/places/countries.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { readVisit } from '#app/core/visit/visit.server.ts'
import { wordIn } from '#app/lib/word-in.ts'
import type { Route } from './+types/urgent'

const NEEDS: readonly Need[] = ['self', 'violence', 'medical']

export async function loader(args: Route.LoaderArgs) {
  const { services, url, locale, t, place } = await readVisit(args)
  const asked = url.searchParams.get('country')
  const countryCode = isCountryCode(asked) ? asked : place.countryCode
  const results = url.searchParams.get('results')
  const page: CarePageData = {
    need: wordIn(NEEDS, url.searchParams.get('need')),
    countryCode,
    countries: countryCodes
      .filter((code) => helpIn(code).emergency.length > 0)
      .map((code) => ({ code, name: countryName(code, locale) }))
      .sort((a, b) => a.name.localeCompare(b.name, locale)),
    help: helpIn(countryCode),
    // A path of this site and no other.
    results: results !== null && /^\/[a-z]/i.test(results) ? results : null,
  }
  const { title, lead } = t.care
  const meta = pageMeta({
    url: HELP_PATH,
    locale,
    siteUrl: services.config.siteUrl,
    title,
    description: lead.any,
    noindex: url.search !== '',
  })
  return { page, meta }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function Urgent({ loaderData }: Route.ComponentProps) {
  return <CarePage {...loaderData.page} />
}
