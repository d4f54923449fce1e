// Handing a business over to someone else, by mail.
import { Form, redirect } from 'react-router'
import { userContext } from '#app/core/auth/guards.server.ts'
import type { SessionUser } from '#app/core/auth/session.server.ts'
import { missingMeta } from '#app/core/errors/missing-meta.ts'
import { missingPage } from '#app/core/errors/missing-page.server.ts'
import { RouteError } from '#app/core/errors/route-error.tsx'
import { findBusiness } from '#app/core/listings/queries.server.ts'
import { errorAt, refused } from '#app/core/request/refused.ts'
import { type Services, servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { cancelTransfer, offerTransfer } from '#app/features/business-desk/commands.server.ts'
import { DeskPage } from '#app/features/business-desk/desk-page.tsx'
import { findListing, findPendingTransfer } from '#app/features/business-desk/queries.server.ts'
import { deskErrors, saidIn } from '#app/features/business-desk/rules.ts'
import { transferForms } from '#app/features/business-desk/schema.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { intlTag } from '#app/i18n/locales.ts'
import { i18nOf } from '#app/i18n/messages.server.ts'
import { readIntent } from '#app/lib/form.server.ts'
import { refuse } from '#app/lib/outcome.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import type { Route } from './+types/transfer'

/** Only the owner hands over; for others there is no such page. */
async function findOwned(services: Services, user: SessionUser, url: URL, id: string) {
  const business = await findBusiness(services, id)
  const listing = business && (await findListing(services, business.id))
  if (!listing || listing.owner_id !== user.id) throw await missingPage(url, services, 'business')
  return listing
}

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { locale, t } = await i18nOf(url)
  const listing = await findOwned(services, context.get(userContext), url, params.id)
  const path = `/business/${encodeURIComponent(params.id)}`
  return {
    name: listing.name,
    path,
    pending: await findPendingTransfer(services, listing.id),
    said: saidIn(url, ['sent', 'cancelled']),
    meta: pageMeta({
      url: `${path}/transfer`,
      locale,
      siteUrl: services.config.siteUrl,
      title: t.businessDesk.transfer.title(listing.name),
      description: t.businessDesk.transfer.lead,
      noindex: true,
    }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData, error }) => loaderData?.meta ?? missingMeta(error)

export async function action({ request, context, url, params }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const { locale } = await i18nOf(url)
  const listing = await findOwned(services, context.get(userContext), url, params.id)
  const form = await readIntent(request, transferForms)
  if (!form.ok) return refused(form)
  if (!services.allow('email')) return refused(refuse('tooMany', { values: form.value.values }))
  const here = (said: string) => redirect(`/business/${encodeURIComponent(params.id)}/transfer?said=${said}`)
  if (form.value.intent === 'cancel') {
    const cancelled = await cancelTransfer(services, form.value.value.transfer)
    return cancelled.ok ? here('cancelled') : refused(cancelled)
  }
  const offered = await offerTransfer(services, listing.id, form.value.value.email, locale)
  return offered.ok ? here('sent') : refused(offered)
}

export default function Transfer({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, t } = useI18n()
  const words = t.businessDesk.transfer
  const { name, path, pending, said } = loaderData
  const state = actionData ?? null
  const date = new Intl.DateTimeFormat(intlTag(locale), { dateStyle: 'long', timeZone: 'UTC' })
  return (
    <DeskPage
      title={words.title(name)}
      lead={words.lead}
      back={{ to: path, label: t.businessDesk.claim.back }}
      said={said && !state ? words[said] : null}
      state={state}
    >
      {pending && (
        <Alert>
          {words.pending(pending.to_email, date.format(new Date(pending.expires_at)))}
          <Form method="post">
            <input type="hidden" name="intent" value="cancel" />
            <input type="hidden" name="transfer" value={pending.id} />
            <button type="submit" className="link">
              {words.cancel}
            </button>
          </Form>
        </Alert>
      )}
      <Form method="post" className="stack gap-5" noValidate>
        <input type="hidden" name="intent" value="offer" />
        <Field
          id="email"
          label={words.email}
          hint={words.emailHint}
          error={errorAt(deskErrors(t), state, 'email')}
          required
        >
          <Input name="email" type="email" autoComplete="off" maxLength={320} defaultValue={state?.values.email} />
        </Field>
        <div>
          <Button type="submit">{words.submit}</Button>
        </div>
      </Form>
    </DeskPage>
  )
}

export const ErrorBoundary = RouteError
