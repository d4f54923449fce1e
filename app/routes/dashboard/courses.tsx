// The courses a member writes.
import { redirect } from 'react-router'
import { refused } from '#app/core/request/refused.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { readVisit } from '#app/core/visit/visit.server.ts'
import { askToTeach } from '#app/features/courses/commands.server.ts'
import { DeskPage } from '#app/features/courses/desk-page.tsx'
import { loadDesk } from '#app/features/courses/queries.server.ts'
import { teachForm } from '#app/features/courses/schema.ts'
import { parseForm } from '#app/lib/form.server.ts'
import { placeAt } from '#app/lib/outcome.ts'
import type { Route } from './+types/courses'

export async function loader(args: Route.LoaderArgs) {
  const { services, locale, t } = await readVisit(args)
  const { title, lead } = t.courses.desk
  return {
    desk: await loadDesk(services),
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

export async function action({ request, context }: Route.ActionArgs) {
  const form = await parseForm(teachForm, request)
  if (!form.ok) return refused(form)
  const outcome = await askToTeach(context.get(servicesContext), form.value.words, form.value)
  return outcome.ok ? redirect('/dashboard/courses') : refused(placeAt(outcome, 'words', form.value))
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function CourseDesk({ loaderData: { meta: _meta, ...page }, actionData }: Route.ComponentProps) {
  return <DeskPage {...page} refusal={actionData} />
}
