import { voice } from '#app/core/brand/voice.ts'
import { missingMeta } from '#app/core/errors/missing-meta.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { itemListJsonLd } from '#app/core/seo/json-ld.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { breadcrumbTrail } from '#app/core/seo/rules.ts'
import { QuranErrorBoundary } from '#app/features/quran/error-boundary.tsx'
import { type BrowseBy, IndexPage } from '#app/features/quran/index-page.tsx'
import { readingOf } from '#app/features/quran/page-parts.server.ts'
import { loadIndex } from '#app/features/quran/queries.server.ts'
import { quranFont } from '#app/features/quran/quran-font.ts'
import { inLocale } from '#app/i18n/locales.ts'
import type { Route } from './+types/quran'

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const reading = await readingOf(request, context.get(servicesContext), url)
  const { locale, t, services } = reading
  const { siteUrl } = services.config
  const asked = url.searchParams.get('by')
  const by: BrowseBy = asked === 'juz' || asked === 'page' ? asked : 'surah'
  const index = loadIndex(reading)
  const crumbs = breadcrumbTrail('/quran', voice[locale].home, [t.quran.title])
  const meta = pageMeta({
    url: '/quran',
    locale,
    siteUrl,
    title: t.quran.title,
    description: t.quran.description,
    breadcrumbs: crumbs,
    jsonLd: itemListJsonLd(
      index.surahs.map(({ number, name }) => ({ name, url: siteUrl + inLocale(`/quran/${number}`, locale) })),
    ),
  })
  return { index, by, crumbs, meta }
}

export const links: Route.LinksFunction = quranFont

export const meta: Route.MetaFunction = ({ loaderData, error }) => loaderData?.meta ?? missingMeta(error)

export default function Quran({ loaderData }: Route.ComponentProps) {
  const { index, by, crumbs } = loaderData
  return <IndexPage index={index} by={by} crumbs={crumbs} />
}

export const ErrorBoundary = QuranErrorBoundary
