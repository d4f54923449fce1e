// The second steps of one's account: which there are, adding one, removing one.
import { data, Link, redirect } from 'react-router'
import { userContext } from '#app/core/auth/guards.server.ts'
import { safeNextPath } from '#app/core/auth/next-path.ts'
import { readKnownSession } from '#app/core/auth/session.server.ts'
import { summaryOf } from '#app/core/request/refused.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { AddFactor, type AddIntent } from '#app/features/security/add-factor.tsx'
import { addApp, addPhone, enterCode, removeFactor } from '#app/features/security/commands.server.ts'
import { ConfirmFactor, type Unconfirmed } from '#app/features/security/confirm-factor.tsx'
import { FactorList } from '#app/features/security/factor-list.tsx'
import { listPasskeys, removePasskey } from '#app/features/security/passkey-commands.server.ts'
import { Passkeys } from '#app/features/security/passkeys.tsx'
import {
  addAppSchema,
  addPhoneSchema,
  confirmSchema,
  factorSchema,
  passkeySchema,
} from '#app/features/security/schema.ts'
import { useT } from '#app/i18n/catalogue.ts'
import { i18nOf } from '#app/i18n/messages.server.ts'
import { readForm } from '#app/lib/form.server.ts'
import { type Refusal, refuse } from '#app/lib/outcome.ts'
import { mustHaveSecondFactor } from '#app/lib/roles.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import type { Route } from './+types/security'

const nextOf = (url: URL) => {
  const next = url.searchParams.get('next')
  return next === null ? null : safeNextPath(next)
}

/** What has just been done, said once. */
function noteOf({ searchParams }: URL) {
  if (searchParams.has('done')) return 'done' as const
  if (searchParams.has('removed')) return 'removed' as const
  const passkey = searchParams.get('passkey')
  return passkey === 'added' ? ('passkeyAdded' as const) : passkey === 'removed' ? ('passkeyRemoved' as const) : null
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  // Not what the guard saw: a form that was just posted may have changed it.
  const session = await readKnownSession(services)
  const user = context.get(userContext)
  const { locale, t } = await i18nOf(url)
  return {
    factors: 'factors' in session ? session.factors : [],
    passkeys: await listPasskeys(services),
    next: nextOf(url),
    isAsked: user.level !== 'aal2' && mustHaveSecondFactor(user.roles, services.config.secondFactorRule),
    hasSms: services.config.smsConfigured,
    note: noteOf(url),
    meta: pageMeta({
      url: '/account/security',
      locale,
      siteUrl: services.config.siteUrl,
      title: t.security.title,
      description: t.security.lead,
      noindex: true,
    }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

type Answer = { unconfirmed?: Unconfirmed; of?: AddIntent; refusal?: Refusal }

const answer = (body: Answer) => data(body, { status: body.refusal?.status ?? 200 })

const textOf = (form: FormData | null, name: string) => String(form?.get(name) ?? '')

export async function action({ request, context, url }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const next = nextOf(url)
  const after = (note: 'done' | 'removed') =>
    redirect(`/account/security?${new URLSearchParams({ [note]: '1', ...(next && { next }) })}`)
  const posted = await request.formData().catch(() => null)
  const intent = posted?.get('intent')
  const values = { name: textOf(posted, 'name'), phone: textOf(posted, 'phone') }

  if (intent === 'app') {
    const form = readForm(addAppSchema, posted)
    const added = form.ok ? await addApp(services, form.value.name) : form
    if (!added.ok) return answer({ of: 'app', refusal: { ...added, values } })
    return answer({ unconfirmed: { type: 'totp', ...added.value } })
  }
  if (intent === 'phone') {
    const form = readForm(addPhoneSchema, posted)
    const added = form.ok ? await addPhone(services, form.value.name, form.value.phone) : form
    if (!added.ok) return answer({ of: 'phone', refusal: { ...added, values } })
    return answer({ unconfirmed: { type: 'phone', ...added.value, phone: form.ok ? form.value.phone : '' } })
  }
  if (intent === 'confirm') {
    const form = readForm(confirmSchema, posted)
    const outcome = form.ok
      ? await enterCode(services, form.value)
      : form.errors.code
        ? refuse('codeFormat', { field: 'code' })
        : refuse('gone')
    if (outcome.ok) return after('done')
    if (outcome.errors.form?.includes('gone')) return answer({ refusal: outcome })
    // What the form brought along is shown again and used for nothing else.
    const [factor, challenge] = [textOf(posted, 'factor'), textOf(posted, 'challenge')]
    const unconfirmed: Unconfirmed = challenge
      ? { type: 'phone', factor, challenge, phone: values.phone }
      : { type: 'totp', factor, secret: textOf(posted, 'secret'), picture: pictureIn(posted) }
    return answer({ unconfirmed, refusal: outcome })
  }
  if (intent === 'removePasskey') {
    const form = readForm(passkeySchema, posted)
    const removed = form.ok ? await removePasskey(services, form.value.passkey) : refuse('gone')
    return removed.ok ? redirect('/account/security?passkey=removed') : answer({ refusal: removed })
  }
  const form = readForm(factorSchema, posted)
  if (intent !== 'remove' || !form.ok) return answer({ refusal: refuse('gone') })
  const removed = await removeFactor(services, form.value.factor)
  return removed.ok ? after('removed') : answer({ refusal: removed })
}

/** Only a picture that is a picture, and not a large one. */
function pictureIn(form: FormData | null): string {
  const picture = textOf(form, 'picture')
  return picture.startsWith('data:image/svg+xml,') && picture.length < 60_000 ? picture : ''
}

export default function AccountSecurity({ loaderData, actionData }: Route.ComponentProps) {
  const { factors, passkeys, next, isAsked, hasSms, note } = loaderData
  const all = useT()
  const t = all.security
  const { unconfirmed, of, refusal } = actionData ?? {}
  const words = { ...all.ui.refusals, ...t.errors }
  const notes = {
    done: t.done,
    removed: t.removed,
    passkeyAdded: t.passkeys.added,
    passkeyRemoved: t.passkeys.removed,
  }
  return (
    <div className="page section grid gap-10 lg:grid-cols-[minmax(0,44rem)_1fr] lg:gap-16">
      <div className="stack gap-8">
        <header className="stack gap-2">
          <h1 className="h1">{t.title}</h1>
          <p className="lead">{t.lead}</p>
        </header>
        {note && !actionData && (
          <Alert tone="success" announce>
            {notes[note]}
          </Alert>
        )}
        {isAsked && <Alert tone="warning">{t.staff}</Alert>}
        {next && !isAsked && (
          <div>
            <Button to={next}>{t.goOn}</Button>
          </div>
        )}
        {!unconfirmed && (
          <ErrorSummary errors={summaryOf(words, refusal, of && `${of}-`)} title={all.auth.errorSummary} />
        )}
        {unconfirmed ? (
          <ConfirmFactor
            unconfirmed={unconfirmed}
            refusal={refusal}
            backTo={next ? `/account/security?${new URLSearchParams({ next })}` : '/account/security'}
          />
        ) : (
          <>
            <FactorList factors={factors} />
            <AddFactor factors={factors} hasSms={hasSms} of={of} refusal={refusal} />
            {passkeys && <Passkeys passkeys={passkeys} />}
          </>
        )}
      </div>
      <aside aria-labelledby="lost" className="stack gap-3 lg:pt-6">
        <h2 className="h3" id="lost">
          {t.lost.title}
        </h2>
        <p className="soft">{t.lost.text}</p>
        <p className="soft">
          {t.lost.help}{' '}
          <Link className="link" to="/contact">
            {t.lost.contact}
          </Link>
        </p>
        <p>
          <Link className="link" to="/reset-password">
            {t.password}
          </Link>
        </p>
      </aside>
    </div>
  )
}
