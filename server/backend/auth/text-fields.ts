// The fields of a request to /auth/v1 that are text, or nothing. Asked before anything reads them: the hashes behind
// fall over anything else.
import { authError } from './errors.ts'

const TEXTS = [
  'email',
  'new_email',
  'phone',
  'password',
  'token',
  'token_hash',
  'refresh_token',
  'auth_code',
  'code_verifier',
  'code_challenge',
  'code_challenge_method',
  'nonce',
  'provider',
  'id_token',
  'access_token',
  'type',
  'channel',
  'redirect_to',
] as const

/** The refusal, or null when the request may go on. Its body stays unread. */
export async function refuseOtherThanText(request: Request): Promise<Response | null> {
  if (!/json/i.test(request.headers.get('content-type') ?? '') || !request.body) return null
  const body: unknown = await request
    .clone()
    .json()
    .catch(() => undefined)
  // What is no JSON at all is refused by whoever wants to read it.
  if (body === undefined) return null
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    return authError(400, 'bad_json', 'Could not parse request body as JSON: not an object')
  const fields = new Map<string, unknown>(Object.entries(body))
  const wrong = TEXTS.find((name) => {
    const value = fields.get(name)
    return (
      value !== undefined &&
      value !== null &&
      (typeof value !== 'string' || value.includes('\0') || !value.isWellFormed())
    )
  })
  if (wrong === undefined) return null
  return authError(400, 'validation_failed', `${wrong} must be text`)
}
