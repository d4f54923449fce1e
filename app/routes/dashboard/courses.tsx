// The courses a member writes.
import { readVisit } from '#app/core/request/visit.server.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { DeskPage } from '#app/features/courses/desk-page.tsx'
import { loadDesk } from '#app/features/courses/queries.server.ts'
import type { Route } from './+types/courses'

export async function loader(args: Route.LoaderArgs) {
  const { services, locale, t } = await readVisit(args)
  const { title, lead } = t.courses.desk
  const desk = await loadDesk(services)
  return {
    mayTeach: desk.may_teach,
    teaching: desk.teaching,
    meta: pageMeta({
      url: '/dashboard/courses',
      locale,
      siteUrl: services.config.siteUrl,
      title,
      description: lead,
      noindex: true,
    }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function CourseDesk({ loaderData: { meta: _meta, ...page } }: Route.ComponentProps) {
  return <DeskPage {...page} />
}
