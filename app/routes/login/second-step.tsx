// Between the right password and being signed in, for those who set up a second step.
import { Form, Link, redirect, useNavigation } from 'react-router'
import { AuthPage } from '#app/core/auth/auth-page.tsx'
import { safeNextPath } from '#app/core/auth/next-path.ts'
import { readKnownSession } from '#app/core/auth/session.server.ts'
import { adoptMasjid } from '#app/core/mosques/adopt-masjid.server.ts'
import { errorAt, refused } from '#app/core/request/refused.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { CodeField } from '#app/features/security/code-field.tsx'
import { enterCode, sendCode } from '#app/features/security/commands.server.ts'
import { FactorIcon } from '#app/features/security/factor-icon.tsx'
import { KeyStep } from '#app/features/security/key-step.tsx'
import { confirmSchema, factorSchema } from '#app/features/security/schema.ts'
import { useT } from '#app/i18n/catalogue.ts'
import { i18nOf } from '#app/i18n/messages.server.ts'
import { readForm } from '#app/lib/form.server.ts'
import { refuse } from '#app/lib/outcome.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import type { Route } from './+types/second-step'

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const next = safeNextPath(url.searchParams.get('next'))
  const session = await readKnownSession(services)
  if (session.state === 'none') throw redirect(`/login?${new URLSearchParams({ next })}`)
  if (session.state === 'signedIn') throw redirect(next)
  const { locale, t } = await i18nOf(url)
  const { factors } = session
  const chosen = factors.find(({ id }) => id === url.searchParams.get('factor')) ?? factors[0]
  if (!chosen) throw redirect(next)
  return {
    next,
    chosen,
    others: factors.filter(({ id }) => id !== chosen.id),
    challenge: url.searchParams.get('challenge'),
    meta: pageMeta({
      url: '/login/second-step',
      locale,
      siteUrl: services.config.siteUrl,
      title: t.security.step.title,
      description: t.security.step.lead,
      noindex: true,
    }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export async function action({ request, context, url }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const next = safeNextPath(url.searchParams.get('next'))
  const posted = await request.formData().catch(() => null)
  if (posted?.get('intent') === 'send') {
    const form = readForm(factorSchema, posted)
    if (!form.ok) return refused(refuse('gone'))
    const { factor } = form.value
    const sent = await sendCode(services, factor)
    if (!sent.ok) return refused(sent)
    return redirect(`/login/second-step?${new URLSearchParams({ next, factor, challenge: sent.value.challenge })}`)
  }
  const form = readForm(confirmSchema, posted)
  if (!form.ok) return refused(form.errors.code ? refuse('codeFormat', { field: 'code' }) : refuse('gone'))
  const outcome = await enterCode(services, form.value)
  if (!outcome.ok) return refused(outcome)
  return redirect(next, { headers: await adoptMasjid(services, request) })
}

export default function SecondStep({ loaderData, actionData }: Route.ComponentProps) {
  const { next, chosen, others, challenge } = loaderData
  const all = useT()
  const { step: t, types, lost } = all.security
  const busy = useNavigation().state === 'submitting'
  const name = chosen.name || types[chosen.type]
  const words = { ...all.ui.refusals, ...all.security.errors }
  const error = errorAt(words, actionData, 'code') ?? errorAt(words, actionData, 'form')
  const asksForCode = chosen.type === 'totp' || (chosen.type === 'phone' && challenge !== null)
  return (
    <AuthPage title={t.title} lead={t.lead}>
      <div className="row items-start gap-3">
        <FactorIcon type={chosen.type} />
        <p className="soft min-w-0 break-words">
          {{ totp: t.app, phone: t.phone, webauthn: t.key }[chosen.type](name)}
        </p>
      </div>
      {chosen.type === 'phone' && challenge !== null && !error && (
        <Alert tone="success" announce>
          {t.sent}
        </Alert>
      )}
      {asksForCode && (
        <Form method="post" className="stack gap-5" noValidate>
          <ErrorSummary errors={error ? [{ fieldId: 'code', message: error }] : []} title={all.auth.errorSummary} />
          <input type="hidden" name="factor" value={chosen.id} />
          {challenge && <input type="hidden" name="challenge" value={challenge} />}
          <CodeField error={error} />
          <Button type="submit" size="lg" block busy={busy}>
            {t.submit}
          </Button>
        </Form>
      )}
      {chosen.type === 'phone' && (
        <Form method="post" className="stack gap-5">
          {!asksForCode && <ErrorSummary errors={error ? [{ message: error }] : []} title={all.auth.errorSummary} />}
          <input type="hidden" name="intent" value="send" />
          <input type="hidden" name="factor" value={chosen.id} />
          <Button type="submit" variant={asksForCode ? 'ghost' : 'primary'} size="lg" block busy={busy && !asksForCode}>
            {t.send}
          </Button>
        </Form>
      )}
      {chosen.type === 'webauthn' && <KeyStep factorId={chosen.id} next={next} />}
      {others.length > 0 && (
        <nav aria-labelledby="others" className="stack gap-2">
          <h2 className="h4" id="others">
            {t.others}
          </h2>
          <ul className="stack gap-2">
            {others.map(({ id, type, name: other }) => (
              <li key={id}>
                <Link
                  className="link"
                  to={`/login/second-step?${new URLSearchParams({ next, factor: id })}`}
                  reloadDocument
                >
                  <bdi>{other || types[type]}</bdi>
                </Link>{' '}
                <span className="muted">({types[type]})</span>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <details>
        <summary className="link">{lost.question}</summary>
        <p className="soft pt-2">
          {lost.help}{' '}
          <Link className="link" to="/contact">
            {lost.contact}
          </Link>
        </p>
      </details>
      <Form method="post" action="/logout">
        <Button type="submit" variant="outline">
          {t.leave}
        </Button>
      </Form>
    </AuthPage>
  )
}
