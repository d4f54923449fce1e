// Second factors at /auth/v1/factors: an authenticator app, a security key, or a code by SMS. @supabase/lite knows none
// of them. Answers follow GoTrue; what it leaves open is closed here: a code works once, and guessing has an end. Each
// operation is a file in factors/.
import { authError } from './errors.ts'
import { challenge } from './factors/challenge.ts'
import { enroll } from './factors/enroll.ts'
import { type Body, type Factor, type FactorDesk, LACKS_STEP } from './factors/factor.ts'
import { unenroll } from './factors/unenroll.ts'
import { verify } from './factors/verify.ts'
import { relyingPartyOf } from './webauthn.ts'
import { answering, hasKey, isUuid, readBody, requireSession } from './who-asks.ts'

type Options = Omit<FactorDesk, 'party'> & { siteUrl: string }

const CALL = /^factors(?:\/([^/]+)(?:\/(challenge|verify))?)?$/

export function createFactors({ siteUrl, ...options }: Options) {
  const { database, keys, log } = options
  const desk: FactorDesk = { ...options, party: relyingPartyOf(siteUrl, options.siteName) }

  return answering(async (call) => {
    const found = CALL.exec(call.path)
    if (!found || call.method === 'OPTIONS' || !hasKey(call, keys)) return null
    const [, factorId, step] = found
    const allowed = factorId !== undefined && step === undefined ? 'DELETE' : 'POST'
    if (call.method !== allowed) return new Response(null, { status: 405, headers: { Allow: allowed } })
    const caller = await requireSession(call, keys, database)
    if (caller.user.is_anonymous)
      return authError(403, 'no_authorization', 'Anonymous user not allowed to perform these actions')
    const body: Body = await readBody(call)
    if (factorId === undefined) return enroll(desk, caller, body)

    if (!isUuid(factorId)) return authError(404, 'validation_failed', 'factor_id must be an UUID')
    const [factor] = await database.query<Factor>(
      `select asked.*, extract(epoch from now() - last_challenged_at)::float8 as seconds_since_challenge,
         ${LACKS_STEP} as lacks_step
       from auth.mfa_factors as asked where id = $1 and user_id = $3`,
      [factorId, caller.sessionId, caller.user.id],
    )
    if (!factor) return authError(404, 'mfa_factor_not_found', 'Factor not found')
    if (step && factor.lacks_step) return authError(403, 'insufficient_aal', 'AAL2 required to verify a new factor')
    if (step === 'challenge') return challenge(desk, caller, factor)
    return step === 'verify' ? verify(desk, caller, factor, body) : unenroll(desk, caller, factor)
  }, log)
}
