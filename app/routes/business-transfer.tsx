// An offer to take a business over, opened from a letter. The token is the proof.
import { data, Form, redirect } from 'react-router'
import { requireUser } from '#app/core/auth/guards.server.ts'
import { findUser } from '#app/core/auth/session.server.ts'
import { missingMeta } from '#app/core/errors/missing-meta.ts'
import { RouteError } from '#app/core/errors/route-error.tsx'
import { refused } from '#app/core/request/refused.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { answerOffer } from '#app/features/business-desk/commands.server.ts'
import { DeskPage } from '#app/features/business-desk/desk-page.tsx'
import { findTransfer } from '#app/features/business-desk/queries.server.ts'
import { offerForms } from '#app/features/business-desk/schema.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { intlTag } from '#app/i18n/locales.ts'
import { i18nOf } from '#app/i18n/messages.server.ts'
import { readIntent } from '#app/lib/form.server.ts'
import { refuse } from '#app/lib/outcome.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import type { Route } from './+types/business-transfer'

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { locale, t } = await i18nOf(url)
  const token = url.searchParams.get('token') ?? ''
  const offer = token.length <= 100 ? await findTransfer(services, token) : null
  const user = await findUser(services)
  const words = t.businessDesk.transfer
  return data(
    {
      offer,
      isSignedIn: user !== null,
      next: `/business-transfer?${new URLSearchParams({ token })}`,
      meta: pageMeta({
        url: '/business-transfer',
        locale,
        siteUrl: services.config.siteUrl,
        title: offer ? words.offerTitle(offer.name) : words.unknown,
        description: words.lead,
        noindex: true,
      }),
    },
    { status: offer ? 200 : 404 },
  )
}

export const meta: Route.MetaFunction = ({ loaderData, error }) => loaderData?.meta ?? missingMeta(error)

export async function action({ request, context, url }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const token = url.searchParams.get('token') ?? ''
  const form = await readIntent(request, offerForms)
  if (!form.ok) return refused(form)
  if (!services.allow('write')) return refused(refuse('tooMany'))
  const accepts = form.value.intent === 'accept'
  if (accepts) await requireUser(services, url, {})
  const answered = await answerOffer(services, token, accepts)
  return answered.ok ? redirect(`/business-transfer?${new URLSearchParams({ token })}`) : refused(answered)
}

export default function BusinessTransfer({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, t } = useI18n()
  const words = t.businessDesk.transfer
  const { offer, isSignedIn, next } = loaderData
  if (!offer) {
    return (
      <DeskPage title={words.unknown}>
        <p>
          <Button to="/">{t.errors.notFound.start}</Button>
        </p>
      </DeskPage>
    )
  }
  const date = new Intl.DateTimeFormat(intlTag(locale), { dateStyle: 'long', timeZone: 'UTC' })
  const isOpen = offer.state === 'pending'
  return (
    <DeskPage
      title={words.offerTitle(offer.name)}
      lead={isOpen ? words.offerLead(offer.from_name ?? '') : undefined}
      state={actionData ?? null}
    >
      {offer.state === 'accepted' && (
        <Alert tone="success" title={words.accepted}>
          <Button to="/business-profile" size="sm">
            {t.businessDesk.claim.manage}
          </Button>
        </Alert>
      )}
      {offer.state === 'declined' && <Alert>{words.declined}</Alert>}
      {(offer.state === 'expired' || offer.state === 'cancelled') && <Alert tone="warning">{words.expired}</Alert>}
      {isOpen && (
        <section className="panel stack gap-5">
          <p className="strong">{[offer.name, offer.city].filter(Boolean).join(', ')}</p>
          <p>{words.holdsUntil(date.format(new Date(offer.expires_at)))}</p>
          {offer.is_mine ? (
            <Alert>{words.own}</Alert>
          ) : (
            <Form method="post" className="own-actions">
              {isSignedIn ? (
                <Button type="submit" name="intent" value="accept">
                  {words.accept}
                </Button>
              ) : (
                <Button to={`/login?${new URLSearchParams({ next })}`}>{words.signIn}</Button>
              )}
              <Button type="submit" name="intent" value="decline" variant="outline">
                {words.decline}
              </Button>
            </Form>
          )}
        </section>
      )}
    </DeskPage>
  )
}

export const ErrorBoundary = RouteError
