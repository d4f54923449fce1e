/** Name of the cookie (and of its numbered chunks) that server and browser share through @supabase/ssr. */
export const SESSION_COOKIE = 'sb-mahalla-auth'
