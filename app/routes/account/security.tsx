// The second steps of one's account: which there are, adding one, removing one.
import { data, Link, redirect } from 'react-router'
import { requireSession } from '#app/core/auth/guards.server.ts'
import { safeNextPath } from '#app/core/auth/next-path.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { type AddErrors, AddFactor } from '#app/features/security/add-factor.tsx'
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
  type SecurityErrorKey,
} from '#app/features/security/schema.ts'
import { useT } from '#app/i18n/catalogue.ts'
import { i18nOf } from '#app/i18n/messages.server.ts'
import { readForm } from '#app/lib/form.server.ts'
import type { FieldErrors } from '#app/lib/outcome.ts'
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
  const { user, factors } = await requireSession(services, url)
  const { locale, t } = await i18nOf(url)
  return {
    factors,
    passkeys: await listPasskeys(services),
    next: nextOf(url),
    isAsked: services.config.staffSecondFactor && user.level !== 'aal2',
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

type Refused = AddErrors & { values: Record<string, string> }
type Answer = { unconfirmed?: Unconfirmed; refused?: Refused; error?: SecurityErrorKey }

const answer = (body: Answer, error?: SecurityErrorKey) =>
  data(body, { status: error === 'limited' ? 429 : error ? 400 : 200 })

/** Errors about one field stand beside it; the rest on top. */
const FIELD_OF: Partial<Record<SecurityErrorKey, 'name' | 'phone'>> = {
  nameTaken: 'name',
  phoneTaken: 'phone',
  phoneInvalid: 'phone',
  smsFailed: 'phone',
}

const textOf = (form: FormData | null, name: string) => String(form?.get(name) ?? '')

export async function action({ request, context, url }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  await requireSession(services, url)
  const next = nextOf(url)
  const after = (note: 'done' | 'removed') =>
    redirect(`/account/security?${new URLSearchParams({ [note]: '1', ...(next && { next }) })}`)
  const posted = await request.formData().catch(() => null)
  const intent = posted?.get('intent')
  const values = { name: textOf(posted, 'name'), phone: textOf(posted, 'phone') }
  const invalid = (intent: AddErrors['intent'], errors: FieldErrors) =>
    answer({ refused: { intent, errors: firstOf(errors), values } }, 'unexpected')
  const failed = (intent: AddErrors['intent'], error: SecurityErrorKey) =>
    answer({ refused: { intent, errors: { [FIELD_OF[error] ?? 'form']: error }, values } }, error)

  if (intent === 'app') {
    const form = readForm(addAppSchema, posted)
    if (!form.ok) return invalid('app', form.errors)
    const added = await addApp(services, form.value.name)
    if (!added.ok) return failed('app', added.error)
    const { factor, secret, picture } = added
    return answer({ unconfirmed: { type: 'totp', factor, secret, picture } })
  }
  if (intent === 'phone') {
    const form = readForm(addPhoneSchema, posted)
    if (!form.ok) return invalid('phone', form.errors)
    const { name, phone } = form.value
    const added = await addPhone(services, name, phone)
    if (!added.ok) return failed('phone', added.error)
    return answer({ unconfirmed: { type: 'phone', factor: added.factor, challenge: added.challenge, phone } })
  }
  if (intent === 'confirm') {
    const form = readForm(confirmSchema, posted)
    const outcome = form.ok
      ? await enterCode(services, form.value)
      : ({ ok: false, error: form.errors.code ? 'codeFormat' : 'gone' } as const)
    if (outcome.ok) return after('done')
    const { error } = outcome
    const factor = textOf(posted, 'factor')
    if (error === 'gone') return answer({ error }, error)
    // What the form brought along is shown again and used for nothing else.
    const challenge = textOf(posted, 'challenge')
    const unconfirmed: Unconfirmed = challenge
      ? { type: 'phone', factor, challenge, phone: values.phone, error }
      : { type: 'totp', factor, secret: textOf(posted, 'secret'), picture: pictureIn(posted), error }
    return answer({ unconfirmed }, error)
  }
  if (intent === 'removePasskey') {
    const form = readForm(passkeySchema, posted)
    const removed = form.ok ? await removePasskey(services, form.value.passkey) : null
    if (removed?.ok) return redirect('/account/security?passkey=removed')
    return answer({ error: removed?.error ?? 'gone' }, removed?.error ?? 'gone')
  }
  const form = readForm(factorSchema, posted)
  if (intent !== 'remove' || !form.ok) return answer({ error: 'gone' }, 'gone')
  const removed = await removeFactor(services, form.value.factor)
  return removed.ok ? after('removed') : answer({ error: removed.error }, removed.error)
}

/** Only a picture that is a picture, and not a large one. */
function pictureIn(form: FormData | null): string {
  const picture = textOf(form, 'picture')
  return picture.startsWith('data:image/svg+xml,') && picture.length < 60_000 ? picture : ''
}

function firstOf({ name, phone }: FieldErrors): AddErrors['errors'] {
  // The schema's messages are keys.
  return {
    ...(name?.[0] && { name: name[0] as SecurityErrorKey }),
    ...(phone?.[0] && { phone: phone[0] as SecurityErrorKey }),
  }
}

export default function AccountSecurity({ loaderData, actionData }: Route.ComponentProps) {
  const { factors, passkeys, next, isAsked, hasSms, note } = loaderData
  const all = useT()
  const t = all.security
  const notes = {
    done: t.done,
    removed: t.removed,
    passkeyAdded: t.passkeys.added,
    passkeyRemoved: t.passkeys.removed,
  }
  const { unconfirmed, refused, error } = actionData ?? {}
  const found = [
    ...(error ? [{ message: t.errors[error] }] : []),
    ...Object.entries(refused?.errors ?? {}).map(([field, key]) => ({
      fieldId: field === 'form' ? undefined : `${refused?.intent}-${field}`,
      message: t.errors[key],
    })),
  ]
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
        <ErrorSummary errors={found} title={all.auth.errorSummary} />
        {unconfirmed ? (
          <ConfirmFactor
            unconfirmed={unconfirmed}
            backTo={next ? `/account/security?${new URLSearchParams({ next })}` : '/account/security'}
          />
        ) : (
          <>
            <FactorList factors={factors} />
            <AddFactor factors={factors} hasSms={hasSms} refused={refused} />
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
