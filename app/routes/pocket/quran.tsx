// The Quran as it lies on the device: a surah at a time, with the translation that was taken along.
import { settingsFromCookie, shownEditions } from '#app/core/quran/reader-settings.ts'
import { aliveAtOnce } from '#app/core/request/first-look.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { readVisit } from '#app/core/visit/visit.server.ts'
import { PocketQuran } from '#app/features/pocket/pocket-quran.tsx'
import type { Route } from './+types/quran'

export async function loader(args: Route.LoaderArgs) {
  const { services, locale, t, cookie } = await readVisit(args)
  const { title, lead } = t.pocket.quran
  const { siteUrl, quran } = services.config
  return {
    /** The one they read; without one the text stands alone. */
    edition: shownEditions(settingsFromCookie(cookie), locale, quran.editions)[0] ?? null,
    meta: pageMeta({ url: '/pocket/quran', locale, siteUrl, title, description: lead, noindex: true }),
  }
}

export const handle = aliveAtOnce

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function Quran({ loaderData }: Route.ComponentProps) {
  return <PocketQuran edition={loaderData.edition} />
}
