// The page about automation rules, with an owner's own. Everyone reads, members post.
import { href, redirect } from 'react-router'
import { findUser } from '#app/core/auth/session.server.ts'
import { refused } from '#app/core/request/refused.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { readVisit } from '#app/core/visit/visit.server.ts'
import { AutomationPage, SAID } from '#app/features/automation/automation-page.tsx'
import { saveRule, switchRule } from '#app/features/automation/commands.server.ts'
import { loadDesk, loadPlanAmounts } from '#app/features/automation/queries.server.ts'
import { draftOf } from '#app/features/automation/rules.ts'
import { deskForms } from '#app/features/automation/schema.ts'
import { readIntent } from '#app/lib/form.server.ts'
import { refuse } from '#app/lib/outcome.ts'
import { wordIn } from '#app/lib/word-in.ts'
import type { Route } from './+types/automation'

export async function loader(args: Route.LoaderArgs) {
  const { services, locale, t, url } = await readVisit(args)
  const user = services.mayHaveSession ? await findUser(services) : null
  const { title, description } = t.automation
  return {
    desk: user ? await loadDesk(services) : null,
    plans: await loadPlanAmounts(services),
    said: wordIn(SAID, url.searchParams.get('said')),
    meta: pageMeta({ url: '/automation', locale, siteUrl: services.config.siteUrl, title, description }),
  }
}

export async function action(args: Route.ActionArgs) {
  const { services, t } = await readVisit(args)
  const form = await readIntent(args.request, deskForms)
  if (!form.ok) return refused(form)
  if (!services.allow('write')) return refused(refuse('tooMany'))
  const { intent, value } = form.value
  if (intent === 'recipe') {
    const { recipe } = value
    const made = await saveRule(services, draftOf(recipe, t.automation.recipes[recipe].title), { recipe, values: {} })
    return made.ok ? redirect(`${href('/automation/:id', { id: made.value })}?said=made`) : refused(made)
  }
  const switched = await switchRule(services, value.rule, intent === 'on')
  return switched.ok ? redirect(`/automation?said=${intent}`) : refused(switched)
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function Automation({ loaderData: { desk, plans, said }, actionData }: Route.ComponentProps) {
  return <AutomationPage desk={desk} plans={plans} said={said} state={actionData} />
}
