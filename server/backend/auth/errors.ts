/** A refusal at /auth/v1, in the shape of GoTrue. */
export const authError = (status: number, error_code: string, msg: string, more: object = {}) =>
  Response.json({ code: status, error_code, msg, ...more }, { status, headers: { 'X-Sb-Error-Code': error_code } })
