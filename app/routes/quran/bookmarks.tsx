// Marked verses. The bookmark buttons post here when there are no scripts.
import { data, redirect } from 'react-router'
import { safeNextPath } from '#app/core/auth/next-path.ts'
import { findUser } from '#app/core/auth/session.server.ts'
import { voice } from '#app/core/brand/voice.ts'
import { missingMeta } from '#app/core/errors/missing-meta.ts'
import { verseAnchor, verseRef } from '#app/core/quran/numbering.ts'
import { isLostLine } from '#app/core/request/lost-line.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { breadcrumbTrail } from '#app/core/seo/rules.ts'
import { BookmarksPage } from '#app/features/quran/bookmarks-page.tsx'
import { mergeShelf, toggleBookmark } from '#app/features/quran/commands.server.ts'
import { QuranErrorBoundary } from '#app/features/quran/error-boundary.tsx'
import { readingOf } from '#app/features/quran/page-parts.server.ts'
import { loadVerses, readerSettings } from '#app/features/quran/queries.server.ts'
import { quranFont } from '#app/features/quran/quran-font.ts'
import { bookmarkForm } from '#app/features/quran/schema.ts'
import { tappedCookie } from '#app/features/quran/tapped.ts'
import { parseForm } from '#app/lib/form.server.ts'
import type { Route } from './+types/bookmarks'

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const reading = await readingOf(request, services, url)
  const { locale, t } = reading
  const listed = url.searchParams.get('v')?.split(',').map(Number)
  const numbers =
    listed ?? ((await findUser(services)) ? (await mergeShelf(services, {})).bookmarks : []).map(({ verse }) => verse)
  const [edition] = readerSettings(reading).editions
  const { title, lead } = t.quran.bookmarks
  const crumbs = breadcrumbTrail('/quran/bookmarks', voice[locale].home, [t.quran.title, title])
  return {
    kept: {
      verses: loadVerses(reading, numbers),
      language: edition ? { code: edition.language, direction: edition.direction } : null,
    },
    crumbs,
    meta: pageMeta({
      url: '/quran/bookmarks',
      locale,
      siteUrl: services.config.siteUrl,
      title,
      description: lead,
      breadcrumbs: crumbs,
      noindex: true,
    }),
  }
}

/** The page stays when the texts of its marks cannot be had just now. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader()
  } catch (fault) {
    if (!isLostLine(fault) || !new URL(request.url).searchParams.has('v')) throw fault
    return { kept: { verses: [], language: null }, crumbs: [], meta: [] }
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const form = await parseForm(bookmarkForm, request)
  if (!form.ok) return data(null, { status: 400 })
  const back = safeNextPath(form.value.back, '/quran/bookmarks')
  // A tap that came before the scripts: the browser's own shelf takes it up on the page it leads back to.
  if (!(await findUser(services)))
    return redirect(`${back.split('#')[0]}#${verseAnchor(verseRef(form.value.verse))}`, {
      headers: { 'Set-Cookie': tappedCookie(form.value.verse) },
    })
  if (!services.allow('write')) return data(null, { status: 429 })
  await toggleBookmark(services, form.value.verse, new Date())
  return redirect(back)
}

export const links: Route.LinksFunction = quranFont

export const meta: Route.MetaFunction = ({ loaderData, error }) => loaderData?.meta ?? missingMeta(error)

export default function Bookmarks({ loaderData }: Route.ComponentProps) {
  return <BookmarksPage kept={loaderData.kept} crumbs={loaderData.crumbs} />
}

export const ErrorBoundary = QuranErrorBoundary
