/** A refusal at /auth/v1, in the shape of GoTrue. */
export const authError = (status: number, error_code: string, msg: string, more: object = {}) =>
  Response.json({ code: status, error_code, msg, ...more }, { status, headers: { 'X-Sb-Error-Code': error_code } })

/** The gateway's words, which come before GoTrue's and have a shape of their own. */
export function keyError(isGiven: boolean): Response {
  const [code, message, hint] = isGiven
    ? ['UNAUTHORIZED_INVALID_API_KEY', 'Invalid API key', 'Double check your Supabase `apikey`']
    : [
        'UNAUTHORIZED_MISSING_API_KEY',
        'No API key found in request',
        'No `apikey` request header or url param was found.',
      ]
  const headers = { 'Access-Control-Allow-Origin': '*', 'Sb-Error-Code': code }
  return Response.json({ message, hint }, { status: 401, headers })
}

/** While the database is out of reach: clients come again by themselves. */
export const unavailable = () =>
  authError(503, 'service_unavailable', 'The service is not available at this moment. Please try again.')
