// The catalogue of courses.
import { missingMeta } from '#app/core/errors/missing-meta.ts'
import { RouteError } from '#app/core/errors/route-error.tsx'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { readVisit } from '#app/core/visit/visit.server.ts'
import { isPlain, readCourseFilter } from '#app/features/courses/course-filter.ts'
import { CoursesPage } from '#app/features/courses/courses-page.tsx'
import { courseCrumbs } from '#app/features/courses/crumbs.ts'
import { loadCourses } from '#app/features/courses/queries.server.ts'
import type { Route } from './+types/courses'

export async function loader(args: Route.LoaderArgs) {
  const { services, url, locale, t } = await readVisit(args)
  const filter = readCourseFilter(url.searchParams)
  const crumbs = courseCrumbs(locale, t)
  return {
    list: await loadCourses(services, filter, locale),
    filter,
    crumbs,
    meta: pageMeta({
      url: '/courses',
      locale,
      siteUrl: services.config.siteUrl,
      title: t.courses.title,
      description: t.courses.description,
      noindex: !isPlain(filter),
      breadcrumbs: crumbs,
    }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData, error }) => loaderData?.meta ?? missingMeta(error)

export default function Courses({ loaderData: { meta: _meta, ...page } }: Route.ComponentProps) {
  // Another choice is another form.
  return <CoursesPage key={JSON.stringify(page.filter)} {...page} />
}

export const ErrorBoundary = RouteError
