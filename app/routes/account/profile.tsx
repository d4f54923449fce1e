// A member's profile, as others see it.
import { redirect } from 'react-router'
import { refused } from '#app/core/request/refused.ts'
import { type Services, servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { readVisit } from '#app/core/visit/visit.server.ts'
import { addPortrait, removePortrait, savePerson } from '#app/features/people/commands.server.ts'
import { loadOwnPerson } from '#app/features/people/queries.server.ts'
import { settingsForms } from '#app/features/people/schema.ts'
import { SettingsPage } from '#app/features/people/settings-page.tsx'
import { type Intent, readIntentOf } from '#app/lib/form.server.ts'
import { type Outcome, refuse } from '#app/lib/outcome.ts'
import { wordIn } from '#app/lib/word-in.ts'
import type { Route } from './+types/profile'

const SAID = ['saved', 'pending'] as const

export async function loader(args: Route.LoaderArgs) {
  const { services, locale, t, url } = await readVisit(args)
  const { title, lead } = t.people.settings
  return {
    person: await loadOwnPerson(services),
    said: wordIn(SAID, url.searchParams.get('said')),
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
  const form = readIntentOf(posted, settingsForms)
  if (!form.ok) return refused(form)
  if (!services.allow('write')) return refused(refuse('tooMany'))
  const saved = await carryOut(services, form.value, posted)
  return saved.ok
    ? redirect(`/account/profile?said=${saved.value === 'pending' ? 'pending' : 'saved'}`)
    : refused(saved)
}

function carryOut(
  services: Services,
  asked: Intent<typeof settingsForms>,
  posted: FormData | null,
): Promise<Outcome<unknown>> {
  if (asked.intent === 'portrait') return addPortrait(services, posted)
  if (asked.intent === 'unportrait') return removePortrait(services, asked.value.photo)
  return savePerson(services, asked.value, asked.values)
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function Profile({ loaderData: { person, said }, actionData }: Route.ComponentProps) {
  return <SettingsPage person={person} said={said} state={actionData} />
}
