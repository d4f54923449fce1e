/** Classes of PostgreSQL's codes, what /rest/v1 says of them, and what systems call a connection that ended. */
const LOST =
  /^(?:PGRST00[0-3]|08...|53...|57P..|CONNECT(?:ION)?_[A-Z_]+|E(?:PIPE|TIMEDOUT|NOTFOUND|CONN[A-Z]+|HOSTUNREACH|NETUNREACH))$/

/** Nobody's mistake: the database is away, on its way back, or has no place for one more. */
export const isLost = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && LOST.test(error.code)
