// supabase-js in the browser, on the session cookie the server shares. Loaded for signed-in visitors only.
import { createBrowserClient } from '@supabase/ssr'
import type { PublicConfig } from '#app/core/request/services.ts'
import type { Database } from '#app/lib/database.types.ts'
import { SESSION_COOKIE } from '#app/lib/session-cookie.ts'

export function browserClient({ backendUrl, anonKey }: Pick<PublicConfig, 'backendUrl' | 'anonKey'>) {
  return createBrowserClient<Database>(backendUrl ?? location.origin, anonKey, {
    cookieOptions: { name: SESSION_COOKIE, sameSite: 'lax', secure: location.protocol === 'https:', path: '/' },
  })
}

/** Calls back when the session is no longer what the page was rendered for. Returns a function that stops. */
export function watchSession(config: PublicConfig, onChange: () => void): () => void {
  const { data } = browserClient(config).auth.onAuthStateChange((event) => {
    if (event === 'SIGNED_OUT' || event === 'USER_UPDATED' || event === 'PASSWORD_RECOVERY') onChange()
  })
  return () => data.subscription.unsubscribe()
}
