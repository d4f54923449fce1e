import { missingMeta } from '#app/core/errors/missing-meta.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { QuranErrorBoundary } from '#app/features/quran/error-boundary.tsx'
import { loadPassagePage, readingOf } from '#app/features/quran/page-parts.server.ts'
import { quranFont } from '#app/features/quran/quran-font.ts'
import { ReaderPage } from '#app/features/quran/reader-page.tsx'
import type { Route } from './+types/$surah'

export async function loader({ request, context, url, params }: Route.LoaderArgs) {
  const reading = await readingOf(request, context.get(servicesContext), url)
  return await loadPassagePage(reading, 'surah', params.surah)
}

export const links: Route.LinksFunction = quranFont

export const meta: Route.MetaFunction = ({ loaderData, error }) => loaderData?.meta ?? missingMeta(error)

export default function Surah({ loaderData }: Route.ComponentProps) {
  const { reader, crumbs } = loaderData
  return <ReaderPage key={crumbs.at(-1)?.path} reader={reader} crumbs={crumbs} />
}

export const ErrorBoundary = QuranErrorBoundary
