// Education: articles and classes, the newest first, by topic, level and way to take part.

import { voice } from '#app/core/brand/voice.ts'
import { missingMeta } from '#app/core/errors/missing-meta.ts'
import { RouteError } from '#app/core/errors/route-error.tsx'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { readVisit } from '#app/core/visit/visit.server.ts'
import { EDUCATION, isPlain, readEducationFilter } from '#app/features/education/education-filter.ts'
import { EducationPage } from '#app/features/education/education-page.tsx'
import { loadEducation } from '#app/features/education/queries.server.ts'
import type { Route } from './+types/education'

export async function loader(args: Route.LoaderArgs) {
  const { services, url, locale, t } = await readVisit(args)
  const filter = readEducationFilter(url.searchParams)
  const words = t.community.sections.education
  const crumbs = [
    { name: voice[locale].home, path: '/' },
    { name: t.community.title, path: '/community' },
    { name: words.name, path: EDUCATION },
  ]
  return {
    list: await loadEducation(services, filter),
    filter,
    crumbs,
    meta: pageMeta({
      url: EDUCATION,
      locale,
      siteUrl: services.config.siteUrl,
      title: words.title,
      description: words.description,
      noindex: !isPlain(filter),
      breadcrumbs: crumbs,
      hasFeed: true,
    }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData, error }) => loaderData?.meta ?? missingMeta(error)

export default function Education({ loaderData: { meta: _meta, ...page } }: Route.ComponentProps) {
  // Another choice is another form.
  return <EducationPage key={JSON.stringify(page.filter)} {...page} />
}

export const ErrorBoundary = RouteError
