// The account operations behind the forms: each takes checked input and says how it ended.
import { type AuthError, isAuthWeakPasswordError } from '@supabase/supabase-js'
import { attempt } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import { inLocale, type Locale } from '#app/i18n/locales.ts'
import { done, type Outcome, type Refusal, refuse } from '#app/lib/outcome.ts'
import { authErrorKey, isAuthOutage, type WeakPasswordReason, weakPasswordReasons } from './auth-errors.ts'
import { onTheWayTo } from './next-path.ts'
import { passwordWeaknesses } from './password-rules.ts'
import type { AuthErrorKey } from './schema.ts'

type Identifier = { email: string } | { phone: string }

const tooWeak = (reasons: WeakPasswordReason[]): Refusal => ({
  ...refuse('weak', { field: 'password' }),
  errors: { password: reasons },
})

/** What the auth service refused, or its silence, which is logged; `key` where only one thing can have been wrong. */
function refusal({ log }: Pick<Services, 'log'>, error: AuthError, key?: AuthErrorKey): Refusal {
  const reasons = isAuthWeakPasswordError(error) ? error.reasons : undefined
  const weak = weakPasswordReasons({ code: error.code, reasons })
  if (weak.length > 0) return tooWeak(weak)
  const known = authErrorKey(error)
  if (known === 'failed') log('command failed', { code: error.code, error: error.message })
  return refuse(known === 'failed' || known === 'tooMany' ? known : (key ?? known))
}

export async function signIn(
  services: Services,
  identifier: Identifier,
  password: string,
): Promise<Outcome<{ needsSecondStep: boolean }>> {
  if ('phone' in identifier && !services.config.smsConfigured) return refuse('phoneUnavailable')
  if (!services.allow('signIn')) return refuse('tooMany')
  const { data, error } = await services.db().auth.signInWithPassword({ ...identifier, password })
  if (error) return refusal(services, error)
  return done({ needsSecondStep: (data.user.factors ?? []).some(({ status }) => status === 'verified') })
}

export async function signUp(
  services: Services,
  { identifier, password, displayName }: { identifier: Identifier; password: string; displayName: string },
  { locale, next }: { locale: Locale; next: string },
): Promise<Outcome<{ signedIn: boolean }>> {
  if ('phone' in identifier && !services.config.smsConfigured) return refuse('phoneUnavailable')
  if (!services.allow('signIn')) return refuse('tooMany')
  const { data, error } = await services.db().auth.signUp({
    ...identifier,
    password,
    options: {
      data: { display_name: displayName, language: locale },
      emailRedirectTo: services.config.origin + inLocale(next, locale),
    },
  })
  return error ? refusal(services, error) : done({ signedIn: data.session !== null })
}

/** Answers the same whether or not the address has an account. */
export async function requestPasswordReset(
  services: Services,
  email: string,
  { locale, next }: { locale: Locale; next: string },
): Promise<Outcome> {
  if (!services.allow('email')) return refuse('tooMany')
  const { error } = await services.db().auth.resetPasswordForEmail(email, {
    redirectTo: services.config.origin + inLocale(onTheWayTo(next, '/reset-password'), locale),
  })
  if (error && (isAuthOutage(error) || authErrorKey(error) === 'tooMany')) return refusal(services, error)
  if (error) services.log('password reset not sent', { error: error.message })
  return done()
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
    const { error } = await auth.verifyOtp({ type: 'recovery', token_hash: tokenHash })
    if (error) return refusal(services, error, 'sessionMissing')
  }
  const { error } = await auth.updateUser({ password })
  if (!error) return done({ needsSecondStep: false })
  // The link proved the mailbox; whoever has a second factor shows that too before anything changes.
  if (error.code === 'insufficient_aal') return done({ needsSecondStep: true })
  return error.name === 'AuthSessionMissingError' ? refuse('sessionMissing') : refusal(services, error)
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
  const { error } = await services
    .db()
    .auth.verifyOtp({ type: isConfirmable(type) ? type : 'signup', token_hash: tokenHash })
  if (error) return refusal(services, error, 'sessionMissing')
  return done({ needsPassword: type === 'signup' && (await needsPassword(services)) })
}

/** The code from the SMS. */
export async function confirmPhone(
  services: Services,
  phone: string,
  code: string,
): Promise<Outcome<{ needsPassword: boolean }>> {
  if (!services.allow('verify')) return refuse('tooMany')
  const { error } = await services.db().auth.verifyOtp({ type: 'sms', phone, token: code })
  if (error) return refusal(services, error, 'codeInvalid')
  return done({ needsPassword: await needsPassword(services) })
}

/** Answers the same whether or not the number waits for a code. */
export async function resendCode(services: Services, phone: string): Promise<Outcome> {
  if (!services.allow('email')) return refuse('tooMany')
  const { error } = await services.db().auth.resend({ type: 'sms', phone })
  if (error) services.log('code not sent again', { error: error.message })
  return done()
}

export async function resendConfirmation(
  services: Services,
  email: string,
  { locale, next }: { locale: Locale; next: string },
): Promise<Outcome> {
  if (!services.allow('email')) return refuse('tooMany')
  const { error } = await services.db().auth.resend({
    type: 'signup',
    email,
    options: { emailRedirectTo: services.config.origin + inLocale(next, locale) },
  })
  if (error) services.log('confirmation not sent again', { error: error.message })
  return done()
}

/** Ends this device's session. A session the service no longer knows is gone already: 401, 403 and 404 are fine. */
export async function signOut({ db, log }: Services): Promise<void> {
  const { error } = await db().auth.signOut({ scope: 'local' })
  if (error) log('sign-out', { error: error.message })
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
  const { data, error } = await services.db().auth.signInWithOAuth({
    // The operator's own names; the type knows those of the hosted service only.
    provider: provider as 'github',
    options: { redirectTo: back, skipBrowserRedirect: true },
  })
  if (error) return refusal(services, error)
  return data.url ? done({ to: data.url }) : refuse('unexpected')
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
  const { data, error } = await services.db().auth.signInWithSSO({ domain, options: { redirectTo } })
  return error ? refusal(services, error) : done({ name: organisation.name, to: data.url })
}

export async function finishOtherSignIn(
  services: Services,
  code: string | null,
): Promise<Outcome<{ needsSecondStep: boolean }>> {
  if (!code) return refuse('unexpected')
  if (!services.allow('signIn')) return refuse('tooMany')
  const { data, error } = await services.db().auth.exchangeCodeForSession(code)
  if (error) {
    services.log('sign-in with another service', { error: error.message })
    return refusal(services, error)
  }
  return done({ needsSecondStep: (data.user.factors ?? []).some(({ status }) => status === 'verified') })
}
