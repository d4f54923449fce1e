// The account operations behind the forms: each takes checked input and says how it ended.
import { attempt } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import { inLocale, type Locale } from '#app/i18n/locales.ts'
import { done, type Outcome, refuse } from '#app/lib/outcome.ts'
import { attemptAuth, tooWeak } from './attempt-auth.server.ts'
import { onTheWayTo } from './next-path.ts'
import { passwordWeaknesses } from './password-rules.ts'

type Identifier = { email: string } | { phone: string }

type WithFactors = { factors?: { status: string }[] | undefined }
export const hasSecondStep = (user: WithFactors | null) =>
  (user?.factors ?? []).some(({ status }) => status === 'verified')

const NOT_SENT = ['failed', 'tooMany', 'smsFailed']

/** Whether the address is known here stays unsaid. That nothing was sent, to whomever, does not. */
function unlessNotSent(asked: Outcome<unknown>): Outcome {
  return !asked.ok && asked.errors.form?.some((why) => NOT_SENT.includes(why)) ? asked : done()
}

export async function signIn(
  services: Services,
  identifier: Identifier,
  password: string,
): Promise<Outcome<{ needsSecondStep: boolean }>> {
  if ('phone' in identifier && !services.config.smsConfigured) return refuse('phoneUnavailable')
  if (!services.allow('signIn')) return refuse('tooMany')
  const asked = await attemptAuth(services, services.db().auth.signInWithPassword({ ...identifier, password }))
  return asked.ok ? done({ needsSecondStep: hasSecondStep(asked.value.user) }) : asked
}

export async function signUp(
  services: Services,
  { identifier, password, displayName }: { identifier: Identifier; password: string; displayName: string },
  { locale, next }: { locale: Locale; next: string },
): Promise<Outcome<{ signedIn: boolean }>> {
  if ('phone' in identifier && !services.config.smsConfigured) return refuse('phoneUnavailable')
  if (!services.allow('signIn')) return refuse('tooMany')
  const asked = await attemptAuth(
    services,
    services.db().auth.signUp({
      ...identifier,
      password,
      options: {
        data: { display_name: displayName, language: locale },
        emailRedirectTo: services.config.origin + inLocale(next, locale),
      },
    }),
  )
  return asked.ok ? done({ signedIn: asked.value.session !== null }) : asked
}

/** Answers the same whether or not the address has an account. */
export async function requestPasswordReset(
  services: Services,
  email: string,
  { locale, next }: { locale: Locale; next: string },
): Promise<Outcome> {
  if (!services.allow('email')) return refuse('tooMany')
  const redirectTo = services.config.origin + inLocale(onTheWayTo(next, '/reset-password'), locale)
  return unlessNotSent(await attemptAuth(services, services.db().auth.resetPasswordForEmail(email, { redirectTo })))
}

/** With the token from the mail, or for someone already signed in. */
export async function setPassword(
  services: Services,
  { password, tokenHash }: { password: string; tokenHash: string | null },
): Promise<Outcome<{ needsSecondStep: boolean }>> {
  // Before the token: it works once, and a weak password must not use it up.
  const weak = passwordWeaknesses(password)
  if (weak.length > 0) return tooWeak(weak)
  if (!services.allow('verify')) return refuse('tooMany')
  const { auth } = services.db()
  if (tokenHash) {
    const link = auth.verifyOtp({ type: 'recovery', token_hash: tokenHash })
    const proved = await attemptAuth(services, link, { otherwise: 'sessionMissing' })
    if (!proved.ok) return proved
  }
  // The link proved the mailbox; whoever has a second factor shows that too before anything changes.
  const words = { insufficient_aal: ['secondStep'] } as const
  const changed = await attemptAuth(services, auth.updateUser({ password }), { words })
  if (changed.ok) return done({ needsSecondStep: false })
  return changed.errors.form?.includes('secondStep') ? done({ needsSecondStep: true }) : changed
}

const CONFIRMABLE = ['signup', 'email', 'magiclink', 'invite', 'email_change'] as const
type Confirmable = (typeof CONFIRMABLE)[number]
const isConfirmable = (type: string | null): type is Confirmable => CONFIRMABLE.some((known) => known === type)

/** Someone new whose password was not kept, because others tried to open the same account, has to choose one. */
async function needsPassword(services: Services): Promise<boolean> {
  const asked = await attempt(services, services.db().rpc('has_password'))
  return asked.ok && asked.value === false
}

export async function confirmAddress(
  services: Services,
  tokenHash: string,
  type: string | null,
): Promise<Outcome<{ needsPassword: boolean }>> {
  if (!services.allow('verify')) return refuse('tooMany')
  const link = { type: isConfirmable(type) ? type : 'signup', token_hash: tokenHash } as const
  const proved = await attemptAuth(services, services.db().auth.verifyOtp(link), { otherwise: 'sessionMissing' })
  if (!proved.ok) return proved
  return done({ needsPassword: type === 'signup' && (await needsPassword(services)) })
}

/** The code from the SMS. */
export async function confirmPhone(
  services: Services,
  phone: string,
  code: string,
): Promise<Outcome<{ needsPassword: boolean }>> {
  if (!services.allow('verify')) return refuse('tooMany')
  const said = services.db().auth.verifyOtp({ type: 'sms', phone, token: code })
  const proved = await attemptAuth(services, said, { otherwise: 'codeInvalid' })
  if (!proved.ok) return proved
  return done({ needsPassword: await needsPassword(services) })
}

/** Answers the same whether or not the number waits for a code. */
export async function resendCode(services: Services, phone: string): Promise<Outcome> {
  if (!services.config.smsConfigured) return refuse('phoneUnavailable')
  if (!services.allow('email')) return refuse('tooMany')
  return unlessNotSent(await attemptAuth(services, services.db().auth.resend({ type: 'sms', phone })))
}

export async function resendConfirmation(
  services: Services,
  email: string,
  { locale, next }: { locale: Locale; next: string },
): Promise<Outcome> {
  if (!services.allow('email')) return refuse('tooMany')
  const options = { emailRedirectTo: services.config.origin + inLocale(next, locale) }
  return unlessNotSent(await attemptAuth(services, services.db().auth.resend({ type: 'signup', email, options })))
}

/** Ends this device's session. A session the service no longer knows is gone already: 401, 403 and 404 are fine. */
export async function signOut(services: Services): Promise<void> {
  await attemptAuth(services, services.db().auth.signOut({ scope: 'local' }))
}

/** Where to send someone who wants to sign in with another service; they come back to /auth/callback. */
export async function beginOtherSignIn(
  services: Services,
  provider: string,
  { locale, next }: { locale: Locale; next: string },
): Promise<Outcome<{ to: string }>> {
  if (!services.config.signInProviders.some(({ id }) => id === provider)) return refuse('unexpected')
  if (!services.allow('signIn')) return refuse('tooMany')
  const back = `${services.config.origin}${inLocale('/auth/callback', locale)}?${new URLSearchParams({ next })}`
  const asked = await attemptAuth(
    services,
    services.db().auth.signInWithOAuth({
      // The operator's own names; the type knows those of the hosted service only.
      provider: provider as 'github',
      options: { redirectTo: back, skipBrowserRedirect: true },
    }),
  )
  if (!asked.ok) return asked
  return asked.value.url ? done({ to: asked.value.url }) : refuse('unexpected')
}

/** The same for an organisation that signs its own people in, known by a domain. */
export async function beginOrganisationSignIn(
  services: Services,
  domain: string,
  { locale, next }: { locale: Locale; next: string },
): Promise<Outcome<{ name: string; to: string }>> {
  const organisation = services.config.organisations.find(({ domains }) => domains.includes(domain))
  if (!organisation) return refuse('organisationUnknown')
  if (!services.allow('signIn')) return refuse('tooMany')
  const redirectTo = `${services.config.origin}${inLocale('/auth/callback', locale)}?${new URLSearchParams({ next })}`
  const asked = await attemptAuth(services, services.db().auth.signInWithSSO({ domain, options: { redirectTo } }))
  return asked.ok ? done({ name: organisation.name, to: asked.value.url }) : asked
}

export async function finishOtherSignIn(
  services: Services,
  code: string | null,
): Promise<Outcome<{ needsSecondStep: boolean }>> {
  if (!code) return refuse('unexpected')
  if (!services.allow('signIn')) return refuse('tooMany')
  const asked = await attemptAuth(services, services.db().auth.exchangeCodeForSession(code))
  return asked.ok ? done({ needsSecondStep: hasSecondStep(asked.value.user) }) : asked
}
