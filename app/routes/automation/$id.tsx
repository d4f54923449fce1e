// One rule of an owner.
import { href, redirect } from 'react-router'
import { missingMeta } from '#app/core/errors/missing-meta.ts'
import { missingPage } from '#app/core/errors/missing-page.server.ts'
import { refused } from '#app/core/request/refused.ts'
import type { Services } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { readVisit } from '#app/core/visit/visit.server.ts'
import {
  deleteRule,
  replayRun,
  rotateSecret,
  saveRule,
  switchRule,
  tryRule,
} from '#app/features/automation/commands.server.ts'
import { loadDesk, loadDryRun, loadRule } from '#app/features/automation/queries.server.ts'
import { OneRulePage, SAID } from '#app/features/automation/rule-page.tsx'
import { arrangeFields } from '#app/features/automation/rules.ts'
import { rulePageForms } from '#app/features/automation/schema.ts'
import { type Intent, readIntentOf } from '#app/lib/form.server.ts'
import { type Outcome, refuse } from '#app/lib/outcome.ts'
import { readTyped } from '#app/lib/typed-form.ts'
import { wordIn } from '#app/lib/word-in.ts'
import type { Route } from './+types/$id'

export async function loader(args: Route.LoaderArgs) {
  const { services, locale, t, url, now } = await readVisit(args)
  const { id } = args.params
  const rule = await loadRule(services, id)
  if (!rule) throw await missingPage(url, services)
  const { places } = await loadDesk(services)
  const { siteUrl } = services.config
  const { lead: description } = t.automation.rule
  return {
    rule,
    places,
    dryRun: url.searchParams.has('test') ? await loadDryRun(services, id, now) : null,
    said: wordIn(SAID, url.searchParams.get('said')),
    meta: pageMeta({ url: url.pathname, locale, siteUrl, title: rule.name, description, noindex: true }),
  }
}

type Posted = Exclude<Intent<typeof rulePageForms>, { intent: 'rotate' | 'try' }>

function carryOut(services: Services, rule: string, posted: Posted): Promise<Outcome<unknown>> {
  switch (posted.intent) {
    case 'save':
      return saveRule(services, posted.value, { rule, values: posted.values })
    case 'replay':
      return replayRun(services, posted.value.run)
    case 'delete':
      return deleteRule(services, rule)
    default:
      return switchRule(services, rule, posted.intent === 'on')
  }
}

const SAID_OF = { save: 'saved', replay: 'replayed', on: 'on', off: 'off' } as const

export async function action(args: Route.ActionArgs) {
  const { services, locale } = await readVisit(args)
  const { id } = args.params
  const sent = await args.request.formData().catch(() => null)
  const arranged = arrangeFields(readTyped(sent))
  if (arranged) return { ok: false as const, status: 200, errors: {}, values: arranged }
  const form = readIntentOf(sent, rulePageForms)
  if (!form.ok) return refused(form)
  if (!services.allow('write')) return refused(refuse('tooMany'))
  const posted = form.value
  if (posted.intent === 'rotate' || posted.intent === 'try') {
    const rule = await loadRule(services, id)
    if (!rule) return refused(refuse('missing'))
    const outcome =
      posted.intent === 'try'
        ? await tryRule(services, { rule, locale })
        : await rotateSecret(services, rule, posted.value.action)
    return outcome.ok ? outcome : refused(outcome)
  }
  const outcome = await carryOut(services, id, posted)
  if (!outcome.ok) return refused(outcome)
  if (posted.intent === 'delete') return redirect('/automation?said=deleted')
  return redirect(`${href('/automation/:id', { id })}?said=${SAID_OF[posted.intent]}`)
}

export const meta: Route.MetaFunction = ({ loaderData, error }) => loaderData?.meta ?? missingMeta(error)

export default function OneRule({ loaderData: { rule, places, dryRun, said }, actionData }: Route.ComponentProps) {
  return <OneRulePage rule={rule} places={places} dryRun={dryRun} said={said} state={actionData} />
}
