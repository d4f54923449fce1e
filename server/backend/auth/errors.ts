/** A refusal at /auth/v1, in the shape of GoTrue. */
export const authError = (status: number, error_code: string, msg: string, more: object = {}) =>
  Response.json({ code: status, error_code, msg, ...more }, { status, headers: { 'X-Sb-Error-Code': error_code } })

/** While the database is out of reach: clients come again by themselves. */
export const unavailable = () =>
  authError(503, 'service_unavailable', 'The service is not available at this moment. Please try again.')
