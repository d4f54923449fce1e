// One newsletter: its blocks and its readers, a test, the time it goes out, and how often its links were followed.
import { href, redirect } from 'react-router'
import { userContext } from '#app/core/auth/guards.server.ts'
import { missingMeta } from '#app/core/errors/missing-meta.ts'
import { missingPage } from '#app/core/errors/missing-page.server.ts'
import { RouteError } from '#app/core/errors/route-error.tsx'
import { refused, summaryOf } from '#app/core/request/refused.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { EditorFrame } from '#app/features/dashboards/editor-frame.tsx'
import { IssueEditor } from '#app/features/newsletter/issue-editor.tsx'
import { Clicks, Sending } from '#app/features/newsletter/issue-file.tsx'
import { IssuePreview } from '#app/features/newsletter/issue-preview.tsx'
import { issueForms } from '#app/features/newsletter/issue-schema.ts'
import {
  findIssue,
  removeIssue,
  saveIssue,
  scheduleIssue,
  stopIssue,
  testIssue,
} from '#app/features/newsletter/issues.server.ts'
import { useT } from '#app/i18n/catalogue.ts'
import { i18nOf } from '#app/i18n/messages.server.ts'
import { readIntent } from '#app/lib/form.server.ts'
import { placeAt } from '#app/lib/outcome.ts'
import { wordIn } from '#app/lib/word-in.ts'
import type { Route } from './+types/$id'

const DESK = '/dashboard/staff/newsletter'
const SAID = ['saved', 'tested', 'scheduled', 'draft', 'stopped'] as const

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { locale, t } = await i18nOf(url)
  const issue = await findIssue(services, params.id)
  if (!issue) throw await missingPage(url, services)
  const { siteUrl } = services.config
  return {
    issue,
    said: wordIn(SAID, url.searchParams.get('said')),
    meta: pageMeta({
      url: url.pathname,
      locale,
      siteUrl,
      title: issue.subject,
      description: t.newsletter.lead,
      noindex: true,
    }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData, error }) => loaderData?.meta ?? missingMeta(error)

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const form = await readIntent(request, issueForms)
  if (!form.ok) return refused(form)
  const { intent, value, values } = form.value
  const here = (said: (typeof SAID)[number], block: number | null = null) =>
    redirect(
      `${href('/dashboard/staff/newsletter/:id', params)}?said=${said}${block === null ? '' : `#block-${block}`}`,
    )
  switch (intent) {
    case 'save': {
      const saved = await saveIssue(services, params.id, value, url.searchParams.get('do'), values)
      return saved.ok ? here('saved', saved.value) : refused(saved)
    }
    case 'test': {
      const tested = await testIssue(services, params.id, context.get(userContext).email)
      return tested.ok ? here('tested') : refused(tested)
    }
    case 'schedule': {
      const scheduled = await scheduleIssue(services, params.id, value.at, value.seen)
      if (scheduled.ok) return here('scheduled')
      return refused(scheduled.errors.form?.includes('sendAt') ? placeAt(scheduled, 'at', values) : scheduled)
    }
    case 'stop': {
      const stopped = await stopIssue(services, params.id)
      return stopped.ok ? here(stopped.value === 'draft' ? 'draft' : 'stopped') : refused(stopped)
    }
    case 'remove': {
      const removed = await removeIssue(services, params.id)
      return removed.ok ? redirect(DESK) : refused(removed)
    }
    default:
      return redirect(DESK)
  }
}

export default function StaffNewsletterIssue({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT()
  const words = t.newsletter
  const { issue, said } = loaderData
  return (
    <EditorFrame
      current="newsletter"
      title={issue.subject}
      back={{ to: DESK, label: words.back }}
      done={said && !actionData && words.said[said]}
      errors={summaryOf({ ...t.ui.refusals, ...words.errors }, actionData)}
    >
      {issue.status === 'draft' && <IssueEditor key={issue.values.seen} issue={issue} refusal={actionData} />}
      <section className="stack gap-3" aria-labelledby="preview">
        <h2 className="h3" id="preview">
          {words.preview}
        </h2>
        <IssuePreview blocks={issue.blocks} language={issue.language} cards={issue.cards} />
      </section>
      <Sending issue={issue} refusal={actionData} />
      {issue.status !== 'draft' && issue.status !== 'scheduled' && <Clicks issue={issue} />}
    </EditorFrame>
  )
}

export const ErrorBoundary = RouteError
