// Reports something to staff: /report?kind=review&subject=<id>. For members; one report each and subject.

import { redirect } from 'react-router'
import { userContext } from '#app/core/auth/guards.server.ts'
import { safeNextPath } from '#app/core/auth/next-path.ts'
import { missingMeta } from '#app/core/errors/missing-meta.ts'
import { missingPage } from '#app/core/errors/missing-page.server.ts'
import { RouteError } from '#app/core/errors/route-error.tsx'
import { nameOfPlace } from '#app/core/listings/place-name.server.ts'
import { isKindWord, isUuid } from '#app/core/moderation/kinds.ts'
import { refused } from '#app/core/request/refused.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { sendReport } from '#app/features/reports/commands.server.ts'
import { hasReported } from '#app/features/reports/queries.server.ts'
import { ReportForm } from '#app/features/reports/report-form.tsx'
import { reportForm } from '#app/features/reports/schema.ts'
import { useT } from '#app/i18n/catalogue.ts'
import { i18nOf } from '#app/i18n/messages.server.ts'
import { parseForm } from '#app/lib/form.server.ts'
import { refuse } from '#app/lib/outcome.ts'
import { lookUp } from '#app/lib/records.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import type { Route } from './+types/report'

function readSubject({ searchParams }: URL) {
  const kind = searchParams.get('kind') ?? ''
  const subject = searchParams.get('subject') ?? ''
  return isKindWord(kind) && isUuid(subject) ? { kind, subject } : null
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const asked = readSubject(url)
  if (!asked) throw await missingPage(url, services)
  const { locale, t } = await i18nOf(url)
  const isSent = await hasReported(services, asked.kind, asked.subject)
  return {
    ...asked,
    // What is not a place itself stands below its own words.
    name: asked.kind === 'listing' ? await nameOfPlace(services, asked.subject) : null,
    from: safeNextPath(url.searchParams.get('from')),
    answer: isSent ? (url.searchParams.has('sent') ? ('sent' as const) : ('already' as const)) : null,
    meta: pageMeta({
      url: '/report',
      locale,
      siteUrl: services.config.siteUrl,
      title: t.moderation.report.title,
      description: t.moderation.report.lead,
      noindex: true,
    }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData, error }) => loaderData?.meta ?? missingMeta(error)

export async function action({ request, context, url }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const user = context.get(userContext)
  const asked = readSubject(url)
  if (!asked) throw await missingPage(url, services)
  const form = await parseForm(reportForm, request)
  if (!form.ok) return refused(form)
  if (!services.allow('write'))
    return refused(refuse('tooMany', { values: { ...form.value, note: form.value.note ?? '' } }))
  const sent = await sendReport(services, { userId: user.id, ...asked, ...form.value })
  if (!sent.ok) return refused(sent)
  const query = new URLSearchParams({ ...asked, from: safeNextPath(url.searchParams.get('from')) })
  if (sent.value === 'sent') query.set('sent', '1')
  return redirect(`/report?${query}`)
}

export default function Report({ loaderData: { kind, name, from, answer }, actionData }: Route.ComponentProps) {
  const t = useT().moderation
  const words = t.report
  return (
    <div className="page section stack max-w-2xl gap-6">
      {answer ? (
        <>
          <h1 className="title">{answer === 'sent' ? words.thanksTitle : words.alreadyTitle}</h1>
          <Alert tone="success" announce>
            {answer === 'sent' ? words.thanks : words.already}
          </Alert>
        </>
      ) : (
        <>
          <div className="stack gap-3">
            <h1 className="title">{words.title}</h1>
            <p className="lead">{words.lead}</p>
            {name && (
              <p className="h4" dir="auto">
                {name}
              </p>
            )}
            {lookUp(t.kinds, kind) && !name && (
              <p>
                <Badge>{lookUp(t.kinds, kind)}</Badge>
              </p>
            )}
          </div>
          <ReportForm kind={kind} state={actionData} />
        </>
      )}
      <Button to={from} variant="outline" className="self-start">
        {words.back}
      </Button>
    </div>
  )
}

export const ErrorBoundary = RouteError
