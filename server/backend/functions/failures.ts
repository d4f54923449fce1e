// Answers to callers when the function itself does not answer: upstream's codes and texts. `x-relay-error` marks the cases in
// which a function exists and was called but was not let in or could not be run to an answer; supabase-js makes a
// FunctionsRelayError of those, and a FunctionsHttpError of the rest.

export type FailureKind = keyof typeof FAILURES

const FAILURES = {
  unknown: { status: 404, code: 'NOT_FOUND', message: 'Requested function was not found', relay: false },
  method: { status: 405, code: 'METHOD_NOT_ALLOWED', message: 'Method not allowed', relay: false },
  noToken: {
    status: 401,
    code: 'UNAUTHORIZED_NO_AUTH_HEADER',
    message: 'Missing authorization header',
    relay: true,
  },
  badToken: { status: 401, code: 'UNAUTHORIZED_INVALID_JWT_FORMAT', message: 'Invalid JWT', relay: true },
  tooLarge: { status: 413, code: 'PAYLOAD_TOO_LARGE', message: 'Request body too large', relay: false },
  tooMany: { status: 429, code: 'RATE_LIMIT_EXCEEDED', message: 'Too many requests', relay: false },
  threw: { status: 500, code: 'EDGE_FUNCTION_ERROR', message: 'Internal Server Error', relay: false },
  crash: {
    status: 500,
    code: 'WORKER_ERROR',
    message: 'Function exited due to an error (please check logs)',
    relay: true,
  },
  boot: { status: 503, code: 'BOOT_ERROR', message: 'Function failed to start (please check logs)', relay: true },
  busy: { status: 503, code: 'SERVICE_UNAVAILABLE', message: 'Too many calls of this function at once', relay: true },
  timeout: {
    status: 504,
    code: 'IDLE_TIMEOUT',
    message: 'Function did not answer in time (please check logs)',
    relay: true,
  },
  limit: {
    status: 546,
    code: 'WORKER_RESOURCE_LIMIT',
    message: 'Function failed due to not having enough compute resources (please check logs)',
    relay: true,
  },
} as const

export class FunctionFailure extends Error {
  readonly kind: FailureKind

  constructor(kind: FailureKind) {
    super(FAILURES[kind].message)
    this.kind = kind
  }
}

export function failureResponse(kind: FailureKind): Response {
  const { status, code, message, relay } = FAILURES[kind]
  return Response.json(
    { code, message },
    {
      status,
      headers: {
        'sb-error-code': code,
        // Otherwise a browser on another site could not read why.
        'Access-Control-Allow-Origin': '*',
        'Access-Control-Expose-Headers': 'sb-error-code, x-relay-error',
        ...(relay && { 'x-relay-error': 'true' }),
      },
    },
  )
}
