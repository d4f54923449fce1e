// A question to a business, from its page. Whoever asked before goes on where they were.
import { Form, redirect, useNavigation } from 'react-router'
import { missingMeta } from '#app/core/errors/missing-meta.ts'
import { missingPage } from '#app/core/errors/missing-page.server.ts'
import { RouteError } from '#app/core/errors/route-error.tsx'
import { findBusiness } from '#app/core/listings/queries.server.ts'
import { errorAt, refused, summaryOf } from '#app/core/request/refused.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { askBusiness } from '#app/features/messages/commands.server.ts'
import { findMessageOption } from '#app/features/messages/queries.server.ts'
import { threadPath } from '#app/features/messages/rules.ts'
import { askForm, LONGEST_MESSAGE } from '#app/features/messages/schema.ts'
import { useT } from '#app/i18n/catalogue.ts'
import { i18nOf } from '#app/i18n/messages.server.ts'
import { parseForm } from '#app/lib/form.server.ts'
import { refuse } from '#app/lib/outcome.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { FormPage } from '#app/ui/form-page.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import type { Route } from './+types/ask'

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { locale, t } = await i18nOf(url)
  const business = await findBusiness(services, params.id)
  if (!business) throw await missingPage(url, services, 'business')
  const option = await findMessageOption(services, business.id)
  if (option.thread) throw redirect(threadPath('visitor', option.thread))
  const name = business.name ?? ''
  return {
    name,
    path: `/business/${encodeURIComponent(params.id)}`,
    canAsk: option.can_ask,
    meta: pageMeta({
      url: `/business/${encodeURIComponent(params.id)}/ask`,
      locale,
      siteUrl: services.config.siteUrl,
      title: t.messages.ask.title(name),
      description: t.messages.ask.lead,
      noindex: true,
    }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData, error }) => loaderData?.meta ?? missingMeta(error)

export async function action({ request, context, url, params }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const business = await findBusiness(services, params.id)
  if (!business) throw await missingPage(url, services, 'business')
  const form = await parseForm(askForm, request)
  if (!form.ok) return refused(form)
  if (!services.allow('write')) return refused(refuse('tooMany', { values: form.value }))
  const asked = await askBusiness(services, business.id, form.value.body)
  return asked.ok ? redirect(threadPath('visitor', asked.value)) : refused(asked)
}

export default function Ask({ loaderData: { name, path, canAsk }, actionData }: Route.ComponentProps) {
  const t = useT()
  const words = t.messages.ask
  const isBusy = useNavigation().state === 'submitting'
  const errors = { ...t.ui.refusals, ...t.messages.errors }
  return (
    <FormPage
      title={words.title(name)}
      lead={canAsk ? words.lead : undefined}
      back={{ to: path, label: words.back }}
      errors={summaryOf(errors, actionData)}
    >
      {canAsk ? (
        <Form method="post" className="panel stack gap-4" noValidate>
          <Field id="body" label={words.label} hint={words.hint} error={errorAt(errors, actionData, 'body')}>
            <Textarea
              name="body"
              rows={6}
              maxLength={LONGEST_MESSAGE}
              dir="auto"
              defaultValue={actionData?.values.body}
            />
          </Field>
          <div>
            <Button type="submit" busy={isBusy}>
              {words.send}
            </Button>
          </div>
        </Form>
      ) : (
        <Alert tone="warning">{words.closed}</Alert>
      )}
    </FormPage>
  )
}

export const ErrorBoundary = RouteError
