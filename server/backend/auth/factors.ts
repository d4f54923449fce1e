// Second factors at /auth/v1/factors: an authenticator app, a security key, or a code by SMS. Answers follow GoTrue;
// what it leaves open is closed here: a code works once, and guessing has an end. Each operation is a file in factors/.
import { challenge } from './factors/challenge.ts'
import { enroll } from './factors/enroll.ts'
import { type Factor, type FactorDesk, LACKS_STEP } from './factors/factor.ts'
import { unenroll } from './factors/unenroll.ts'
import { verify } from './factors/verify.ts'
import type { Routes } from './routes.ts'
import { relyingPartyOf } from './webauthn.ts'
import { type Body, type Call, isUuid, type MemberSession, readBody, refuse, requireSession } from './who-asks.ts'

type Options = Omit<FactorDesk, 'party'> & { siteUrl: string }

export function createFactors({ siteUrl, ...options }: Options): Routes {
  const { database, keys } = options
  const desk: FactorDesk = { ...options, party: relyingPartyOf(siteUrl, options.siteName) }

  async function callerOf(call: Call): Promise<MemberSession> {
    const caller = await requireSession(call, keys, database)
    if (caller.user.is_anonymous) refuse(403, 'no_authorization', 'Anonymous user not allowed to perform these actions')
    return caller
  }

  async function load({ sessionId, user }: MemberSession, id: string): Promise<Factor> {
    if (!isUuid(id)) refuse(404, 'validation_failed', 'factor_id must be an UUID')
    const [factor] = await database.query<Factor>(
      `select asked.*, extract(epoch from now() - last_challenged_at)::float8 as seconds_since_challenge,
         ${LACKS_STEP} as lacks_step
       from auth.mfa_factors as asked where id = $1 and user_id = $3`,
      [id, sessionId, user.id],
    )
    return factor ?? refuse(404, 'mfa_factor_not_found', 'Factor not found')
  }

  type Step = (desk: FactorDesk, caller: MemberSession, factor: Factor, body: Body) => Promise<Response>
  const step = (take: Step) => async (call: Call, id: string) => {
    const caller = await callerOf(call)
    const body = await readBody(call)
    const factor = await load(caller, id)
    if (factor.lacks_step) refuse(403, 'insufficient_aal', 'AAL2 required to verify a new factor')
    return take(desk, caller, factor, body)
  }

  return {
    keyed: {
      'POST factors': async (call) => enroll(desk, await callerOf(call), await readBody(call)),
      'POST factors/:id/challenge': step(challenge),
      'POST factors/:id/verify': step(verify),
      'DELETE factors/:id': async (call, id) => {
        const caller = await callerOf(call)
        return unenroll(desk, caller, await load(caller, id))
      },
    },
  }
}
