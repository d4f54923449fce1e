// What others see of a member.
import { redirect } from 'react-router'
import { refused } from '#app/core/request/refused.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { readVisit } from '#app/core/request/visit.server.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { savePerson } from '#app/features/people/commands.server.ts'
import { loadOwnPerson } from '#app/features/people/queries.server.ts'
import { personForm } from '#app/features/people/schema.ts'
import { SettingsPage } from '#app/features/people/settings-page.tsx'
import { readForm, readTyped } from '#app/lib/form.server.ts'
import { refuse } from '#app/lib/outcome.ts'
import type { Route } from './+types/profile'

export async function loader(args: Route.LoaderArgs) {
  const { services, locale, t, url } = await readVisit(args)
  const { title, lead } = t.people.settings
  return {
    person: await loadOwnPerson(services),
    isSaved: url.searchParams.get('said') === 'saved',
    meta: pageMeta({
      url: '/account/profile',
      locale,
      siteUrl: services.config.siteUrl,
      title,
      description: lead,
      noindex: true,
    }),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const posted = await request.formData().catch(() => null)
  const form = readForm(personForm, posted)
  if (!form.ok) return refused(form)
  if (!services.allow('write')) return refused(refuse('tooMany'))
  const saved = await savePerson(services, form.value, readTyped(posted))
  return saved.ok ? redirect('/account/profile?said=saved') : refused(saved)
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function Profile({ loaderData: { person, isSaved }, actionData }: Route.ComponentProps) {
  return <SettingsPage person={person} isSaved={isSaved} state={actionData} />
}
