import { createClient } from '@supabase/supabase-js'
import type { Db } from '#app/core/request/services.ts'
import type { Database } from '#app/lib/database.types.ts'
import type { Backend } from './backend.ts'

/** supabase-js with the service role: past row-level security, for scheduled work, mail and nothing a visitor steers. */
export function serviceClient({ url, serviceRoleKey, fetch }: Backend): Db {
  return createClient<Database>(url, serviceRoleKey, {
    global: { fetch },
    auth: { persistSession: false, autoRefreshToken: false },
  })
}
