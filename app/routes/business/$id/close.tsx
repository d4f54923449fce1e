// Closing a listing for good, and opening it again.
import { Form, redirect } from 'react-router'
import { userContext } from '#app/core/auth/guards.server.ts'
import type { SessionUser } from '#app/core/auth/session.server.ts'
import { missingMeta } from '#app/core/errors/missing-meta.ts'
import { missingPage } from '#app/core/errors/missing-page.server.ts'
import { RouteError } from '#app/core/errors/route-error.tsx'
import { writeDate } from '#app/core/hours/stored-hours.ts'
import { writeDayOf } from '#app/core/hours/write-hours.ts'
import { findBusiness } from '#app/core/listings/queries.server.ts'
import { calendarDayAt } from '#app/core/prayer/local-time.ts'
import { errorAt, refused } from '#app/core/request/refused.ts'
import { type Services, servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { closeListing, reopenListing } from '#app/features/business-desk/commands.server.ts'
import { DeskPage } from '#app/features/business-desk/desk-page.tsx'
import { findClosing, findListing } from '#app/features/business-desk/queries.server.ts'
import { deskErrors, saidIn } from '#app/features/business-desk/rules.ts'
import { closeForms } from '#app/features/business-desk/schema.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { i18nOf } from '#app/i18n/messages.server.ts'
import { readIntent } from '#app/lib/form.server.ts'
import { refuse } from '#app/lib/outcome.ts'
import { holdsRole } from '#app/lib/roles.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import type { Route } from './+types/close'

/** For whoever does not keep the listing there is no such page. */
async function findKept(services: Services, user: SessionUser, url: URL, id: string) {
  const business = await findBusiness(services, id)
  const listing = business && (await findListing(services, business.id))
  const isKeeper = listing?.owner_id === user.id || holdsRole(user.roles, 'staff')
  if (!business || !isKeeper) throw await missingPage(url, services, 'business')
  return business
}

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { locale, t } = await i18nOf(url)
  const business = await findKept(services, context.get(userContext), url, params.id)
  const row = await findClosing(services, business.id)
  const path = `/business/${encodeURIComponent(params.id)}`
  return {
    name: business.name,
    path,
    closedOn: row?.closed_on ?? null,
    closedReason: row?.closed_reason ?? null,
    today: writeDate(calendarDayAt(new Date(), 'UTC')),
    said: saidIn(url, ['closed', 'reopened']),
    meta: pageMeta({
      url: `${path}/close`,
      locale,
      siteUrl: services.config.siteUrl,
      title: t.businessDesk.close.title(business.name),
      description: t.businessDesk.close.lead,
      noindex: true,
    }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData, error }) => loaderData?.meta ?? missingMeta(error)

export async function action({ request, context, url, params }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const business = await findKept(services, context.get(userContext), url, params.id)
  const form = await readIntent(request, closeForms)
  if (!form.ok) return refused(form)
  if (!services.allow('write')) return refused(refuse('tooMany', { values: form.value.values }))
  const here = (said: string) => redirect(`/business/${encodeURIComponent(params.id)}/close?said=${said}`)
  if (form.value.intent === 'reopen') {
    const reopened = await reopenListing(services, business.id)
    return reopened.ok ? here('reopened') : refused(reopened)
  }
  const closed = await closeListing(services, business.id, form.value.value)
  return closed.ok ? here('closed') : refused(closed)
}

export default function Close({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, t } = useI18n()
  const words = t.businessDesk.close
  const { name, path, closedOn, closedReason, today, said } = loaderData
  const state = actionData ?? null
  const errors = deskErrors(t)
  return (
    <DeskPage
      title={words.title(name)}
      lead={words.lead}
      back={{ to: path, label: t.businessDesk.claim.back }}
      said={said && !state ? words[said] : null}
      state={state}
    >
      {closedOn ? (
        <Alert title={words.closedSince(writeDayOf(locale, closedOn, 'long'))}>
          {closedReason}
          <Form method="post" className="pt-3">
            <input type="hidden" name="intent" value="reopen" />
            <Button type="submit" size="sm">
              {words.reopen}
            </Button>
          </Form>
        </Alert>
      ) : (
        <Form method="post" className="stack gap-5" noValidate>
          <input type="hidden" name="intent" value="close" />
          <Field id="closed_on" label={words.date} error={errorAt(errors, state, 'closed_on')} required>
            <Input type="date" name="closed_on" max={today} defaultValue={state?.values.closed_on ?? today} />
          </Field>
          <Field id="reason" label={words.reason} error={errorAt(errors, state, 'reason')} optional>
            <Input name="reason" maxLength={300} defaultValue={state?.values.reason} />
          </Field>
          <Field
            id="moved_to"
            label={words.movedTo}
            hint={words.movedToHint}
            error={errorAt(errors, state, 'moved_to')}
            optional
          >
            <Input name="moved_to" maxLength={300} dir="ltr" defaultValue={state?.values.moved_to} />
          </Field>
          <div>
            <Button type="submit" variant="danger">
              {words.submit}
            </Button>
          </div>
        </Form>
      )}
    </DeskPage>
  )
}

export const ErrorBoundary = RouteError
