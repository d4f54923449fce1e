// Makes a rule.
import { href, redirect } from 'react-router'
import { refused } from '#app/core/request/refused.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { readVisit } from '#app/core/visit/visit.server.ts'
import { saveRule } from '#app/features/automation/commands.server.ts'
import { NewRulePage } from '#app/features/automation/new-rule-page.tsx'
import { loadDesk } from '#app/features/automation/queries.server.ts'
import { arrangeFields, draftOf } from '#app/features/automation/rules.ts'
import { ruleForm } from '#app/features/automation/schema.ts'
import { readForm } from '#app/lib/form.server.ts'
import { refuse } from '#app/lib/outcome.ts'
import { readTyped } from '#app/lib/typed-form.ts'
import type { Route } from './+types/new'

export async function loader(args: Route.LoaderArgs) {
  const { services, locale, t, url } = await readVisit(args)
  const { places } = await loadDesk(services)
  const { new: title, newLead: description } = t.automation.form
  const { siteUrl } = services.config
  return { places, meta: pageMeta({ url: url.pathname, locale, siteUrl, title, description, noindex: true }) }
}

export async function action(args: Route.ActionArgs) {
  const { services } = await readVisit(args)
  const posted = await args.request.formData().catch(() => null)
  const values = readTyped(posted)
  const arranged = arrangeFields(values)
  if (arranged) return { ok: false as const, status: 200, errors: {}, values: arranged }
  const form = readForm(ruleForm, posted)
  if (!form.ok) return refused(form)
  if (!services.allow('write')) return refused(refuse('tooMany', { values }))
  const made = await saveRule(services, form.value, { values })
  return made.ok ? redirect(`${href('/automation/:id', { id: made.value })}?said=made`) : refused(made)
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function NewRule({ loaderData: { places }, actionData }: Route.ComponentProps) {
  return <NewRulePage draft={draftOf(null)} places={places} state={actionData} />
}
