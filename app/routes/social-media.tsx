// The social directory, whole and for each platform: one page under six addresses.

import { voice } from '#app/core/brand/voice.ts'
import { missingMeta } from '#app/core/errors/missing-meta.ts'
import { RouteError } from '#app/core/errors/route-error.tsx'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { platformNames } from '#app/core/social/social-icon.tsx'
import { readVisit } from '#app/core/visit/visit.server.ts'
import { DirectoryPage } from '#app/features/social-media/directory-page.tsx'
import { accountsJsonLd } from '#app/features/social-media/json-ld.ts'
import { loadDirectory, loadPlaceAccounts } from '#app/features/social-media/queries.server.ts'
import { isPlain, platformPath, readSocialFilter } from '#app/features/social-media/social-filter.ts'
import { withoutLocale } from '#app/i18n/locales.ts'
import type { Route } from './+types/social-media'

export async function loader(args: Route.LoaderArgs) {
  const { services, url, locale, t } = await readVisit(args)
  const filter = readSocialFilter(withoutLocale(url.pathname), url.searchParams)
  const words = t.socialMedia
  const { platform } = filter
  const path = platformPath(platform)
  const [directory, places] = await Promise.all([
    loadDirectory(services, filter, locale),
    // Those who look for words, a topic or a language look for people.
    isPlain(filter) ? loadPlaceAccounts(services, platform, locale) : [],
  ])
  const crumbs = [
    { name: voice[locale].home, path: '/' },
    { name: words.title, path: '/social-media' },
    ...(platform ? [{ name: platformNames[platform], path }] : []),
  ]
  return {
    directory,
    places,
    filter,
    crumbs,
    meta: pageMeta({
      url: path,
      locale,
      siteUrl: services.config.siteUrl,
      title: platform ? words.platformTitle[platform] : words.title,
      description: platform ? words.platformLead(platformNames[platform]) : words.description,
      noindex: !isPlain(filter),
      breadcrumbs: crumbs,
      jsonLd: accountsJsonLd(directory.items),
    }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData, error }) => loaderData?.meta ?? missingMeta(error)

export default function SocialMedia({ loaderData: { meta: _meta, ...page } }: Route.ComponentProps) {
  // Another choice is another form.
  return <DirectoryPage key={JSON.stringify(page.filter)} {...page} />
}

export const ErrorBoundary = RouteError
