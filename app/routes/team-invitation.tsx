// An invitation into a team, opened from a letter. Whoever has proved the invited address takes it.
import { data, Form, redirect } from 'react-router'
import { requireUser } from '#app/core/auth/guards.server.ts'
import { findUser } from '#app/core/auth/session.server.ts'
import { missingMeta } from '#app/core/errors/missing-meta.ts'
import { RouteError } from '#app/core/errors/route-error.tsx'
import { refused, summaryOf } from '#app/core/request/refused.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { acceptInvitation, declineInvitation } from '#app/features/team/commands.server.ts'
import { type FoundInvitation, findInvitation } from '#app/features/team/queries.server.ts'
import { teamPath } from '#app/features/team/rules.ts'
import { invitationForms } from '#app/features/team/schema.ts'
import { useI18n, useT } from '#app/i18n/catalogue.ts'
import { i18nOf } from '#app/i18n/messages.server.ts'
import { writeDate } from '#app/i18n/write-date.ts'
import { readIntent } from '#app/lib/form.server.ts'
import { refuse } from '#app/lib/outcome.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { FormPage } from '#app/ui/form-page.tsx'
import type { Route } from './+types/team-invitation'

const LONGEST_TOKEN = 100
const pathOf = (token: string) => `/team-invitation?${new URLSearchParams({ token })}`

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { locale, t } = await i18nOf(url)
  const token = url.searchParams.get('token') ?? ''
  const invitation = token.length <= LONGEST_TOKEN ? await findInvitation(services, token) : null
  const words = t.team.invitation
  return data(
    {
      invitation,
      isSignedIn: (await findUser(services)) !== null,
      next: pathOf(token),
      meta: pageMeta({
        url: '/team-invitation',
        locale,
        siteUrl: services.config.siteUrl,
        title: invitation ? words.title(invitation.name) : words.unknown,
        description: t.team.invite.lead,
        noindex: true,
      }),
    },
    { status: invitation ? 200 : 404 },
  )
}

export const meta: Route.MetaFunction = ({ loaderData, error }) => loaderData?.meta ?? missingMeta(error)

export async function action({ request, context, url }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const token = url.searchParams.get('token') ?? ''
  const form = await readIntent(request, invitationForms)
  if (!form.ok) return refused(form)
  if (!services.allow('write')) return refused(refuse('tooMany'))
  if (form.value.intent === 'decline') {
    const declined = await declineInvitation(services, token)
    return declined.ok ? redirect(pathOf(token)) : refused(declined)
  }
  await requireUser(services, url, {})
  const accepted = await acceptInvitation(services, token)
  return accepted.ok ? redirect(teamPath(accepted.value, 'joined')) : refused(accepted)
}

export default function TeamInvitation({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT()
  const words = t.team.invitation
  const { invitation, isSignedIn, next } = loaderData
  if (!invitation)
    return (
      <FormPage title={words.unknown} lead={words.unknownText} errors={[]}>
        <p>
          <Button to="/">{t.errors.notFound.start}</Button>
        </p>
      </FormPage>
    )
  const isOpen = invitation.state === 'pending'
  return (
    <FormPage
      title={words.title(invitation.name)}
      lead={isOpen ? words.lead(invitation.from_name ?? '…') : undefined}
      errors={summaryOf({ ...t.ui.refusals, ...t.team.errors }, actionData)}
    >
      {invitation.state === 'pending' ? (
        <Offer invitation={invitation} isSignedIn={isSignedIn} next={next} />
      ) : (
        <Alert tone={invitation.state === 'accepted' ? 'success' : 'warning'} title={words[invitation.state]}>
          {invitation.state === 'accepted' && invitation.is_for_me && (
            <Button to="/dashboard/team" size="sm" className="mt-2">
              {words.open}
            </Button>
          )}
        </Alert>
      )}
    </FormPage>
  )
}

type OfferProps = { invitation: FoundInvitation; isSignedIn: boolean; next: string }

function Offer({ invitation, isSignedIn, next }: OfferProps) {
  const { locale, t } = useI18n()
  const words = t.team.invitation
  const back = new URLSearchParams({ next })
  return (
    <section className="panel stack gap-5">
      <p className="strong" dir="auto">
        {[invitation.name, invitation.city].filter(Boolean).join(', ')}
      </p>
      <div className="stack gap-1">
        <p>{words.roleIs(t.team.roles[invitation.role])}</p>
        <p className="muted">{t.team.roleHints[invitation.role]}</p>
        <p className="muted">{words.until(writeDate(locale, invitation.expires_at))}</p>
        {!isSignedIn && <p className="muted">{words.sameAddress(invitation.masked_email)}</p>}
      </div>
      {isSignedIn && !invitation.is_for_me && <Alert tone="warning">{words.notYours(invitation.masked_email)}</Alert>}
      <Form method="post" className="row row--wrap gap-3">
        {isSignedIn && invitation.is_for_me && (
          <Button type="submit" name="intent" value="accept">
            {words.accept}
          </Button>
        )}
        {!isSignedIn && (
          <>
            <Button to={`/login?${back}`}>{words.signIn}</Button>
            <Button to={`/register?${back}`} variant="soft">
              {words.register}
            </Button>
          </>
        )}
        <Button type="submit" name="intent" value="decline" variant="outline">
          {words.decline}
        </Button>
      </Form>
    </section>
  )
}

export const ErrorBoundary = RouteError
