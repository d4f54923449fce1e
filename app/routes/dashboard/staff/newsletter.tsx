// All newsletters, and the start of a new one.

import { Form, href, redirect } from 'react-router'
import { errorAt, refused, summaryOf } from '#app/core/request/refused.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { StaffFrame } from '#app/features/dashboards/staff-frame.tsx'
import { issueForms, LONGEST_SUBJECT } from '#app/features/newsletter/issue-schema.ts'
import { beginIssue, listIssues } from '#app/features/newsletter/issues.server.ts'
import { IssuesList } from '#app/features/newsletter/issues-list.tsx'
import { useI18n } from '#app/i18n/catalogue.ts'
import { i18nOf } from '#app/i18n/messages.server.ts'
import { parseForm } from '#app/lib/form.server.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { Field } from '#app/ui/field.tsx'
import { Send } from '#app/ui/icons.ts'
import { Input } from '#app/ui/input.tsx'
import { LanguageOptions } from '#app/ui/language-options.tsx'
import { Select } from '#app/ui/select.tsx'
import type { Route } from './+types/newsletter'

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { locale, t } = await i18nOf(url)
  const { title, lead } = t.newsletter
  const { siteUrl } = services.config
  return {
    issues: await listIssues(services),
    meta: pageMeta({ url: '/dashboard/staff/newsletter', locale, siteUrl, title, description: lead, noindex: true }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export async function action({ request, context }: Route.ActionArgs) {
  const form = await parseForm(issueForms.begin, request)
  if (!form.ok) return refused(form)
  const begun = await beginIssue(context.get(servicesContext), form.value, form.value)
  if (!begun.ok) return refused(begun)
  return redirect(href('/dashboard/staff/newsletter/:id', { id: begun.value[0]?.id ?? '' }))
}

export default function StaffNewsletter({ loaderData, actionData }: Route.ComponentProps) {
  const { t, locale } = useI18n()
  const words = t.newsletter
  const errors = { ...t.ui.refusals, ...words.errors }
  return (
    <StaffFrame current="newsletter" title={words.title} lead={words.lead}>
      <ErrorSummary errors={summaryOf(errors, actionData)} />
      <Form method="post" className="panel grid items-end gap-4 sm:grid-cols-[1fr_auto_auto]" noValidate>
        <Field id="subject" label={words.newSubject} error={errorAt(errors, actionData, 'subject')} required>
          <Input name="subject" dir="auto" maxLength={LONGEST_SUBJECT} defaultValue={actionData?.values.subject} />
        </Field>
        <Field id="language" label={words.language}>
          <Select name="language" defaultValue={actionData?.values.language ?? locale}>
            <LanguageOptions />
          </Select>
        </Field>
        <Button type="submit">{words.begin}</Button>
      </Form>
      {loaderData.issues.length === 0 ? (
        <EmptyState icon={Send} title={words.empty}>
          {words.emptyText}
        </EmptyState>
      ) : (
        <IssuesList issues={loaderData.issues} />
      )}
    </StaffFrame>
  )
}
