/** Name of the cookie (and of its numbered chunks) that holds the session. Written and read by the server only. */
export const SESSION_COOKIE = 'sb-mahalla-auth'
