// Verses by words; what names a place leads there at once.
import { redirect } from 'react-router'
import { voice } from '#app/core/brand/voice.ts'
import { missingMeta } from '#app/core/errors/missing-meta.ts'
import { PAGE_COUNT, readNumber } from '#app/core/quran/numbering.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { breadcrumbTrail } from '#app/core/seo/rules.ts'
import { QuranErrorBoundary } from '#app/features/quran/error-boundary.tsx'
import { readingOf } from '#app/features/quran/page-parts.server.ts'
import { search } from '#app/features/quran/queries.server.ts'
import { quranFont } from '#app/features/quran/quran-font.ts'
import { SearchPage } from '#app/features/quran/search-page.tsx'
import type { Route } from './+types/search'

const MOST_PAGES = 400

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const reading = await readingOf(request, context.get(servicesContext), url)
  const { locale, t, services } = reading
  // The little form "page 1–604" comes here too.
  const at = readNumber(url.searchParams.get('at') ?? undefined, PAGE_COUNT)
  if (at) throw redirect(`/quran/page/${at}`)
  const found = search(reading, {
    q: url.searchParams.get('q') ?? '',
    edition: url.searchParams.get('in'),
    page: readNumber(url.searchParams.get('page') ?? undefined, MOST_PAGES) ?? 1,
  })
  if ('address' in found) throw redirect(found.address)
  const words = t.quran.search
  const title = found.query ? words.titleFor(found.query) : words.title
  const crumbs = breadcrumbTrail('/quran/search', voice[locale].home, [t.quran.title, words.title])
  return {
    found,
    crumbs,
    meta: pageMeta({
      url: '/quran/search',
      locale,
      siteUrl: services.config.siteUrl,
      title,
      description: words.description,
      breadcrumbs: crumbs,
      // Lists of results are endless; the verses themselves are what should be found.
      noindex: found.query !== '',
    }),
  }
}

export const links: Route.LinksFunction = quranFont

export const meta: Route.MetaFunction = ({ loaderData, error }) => loaderData?.meta ?? missingMeta(error)

export default function Search({ loaderData }: Route.ComponentProps) {
  return <SearchPage found={loaderData.found} crumbs={loaderData.crumbs} />
}

export const ErrorBoundary = QuranErrorBoundary
