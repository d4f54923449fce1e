// Supabase as the backend: the site keeps no state of its own. Migrations go there with the Supabase CLI.
import { createClient } from '@supabase/supabase-js'
import type { Env } from '../settings/env.ts'
import type { Backend, Change } from './backend.ts'

export function openHosted({ url, anonKey, serviceRoleKey }: NonNullable<Env['hosted']>): Backend {
  const service = createClient(url, serviceRoleKey, { auth: { persistSession: false, autoRefreshToken: false } })
  const listeners = new Set<(change: Change) => void>()
  // Page caches listen through the project's own realtime, as the service role.
  const channel = service
    .channel('changes')
    .on('postgres_changes', { event: '*', schema: 'public' }, ({ schema, table, eventType }) => {
      for (const listener of listeners) listener({ schema, table, type: eventType, key: {} })
    })
    .subscribe()
  return {
    kind: 'hosted',
    url,
    publicUrl: url,
    anonKey,
    serviceRoleKey,
    fetch,
    realtime: null,
    storage: null,
    cluster: null,
    replicas: null,
    pool: null,
    // Its keys are its own.
    isDead: () => false,
    onChange: (listener) => {
      listeners.add(listener)
    },
    // Its realtime service says nothing of what it missed.
    onMissed: () => {},
    trouble: () =>
      fetch(`${url}/auth/v1/health`, { headers: { apikey: anonKey }, signal: AbortSignal.timeout(5000) }).then(
        ({ ok }) => (ok ? null : 'Supabase is out of order'),
        () => 'Supabase does not answer',
      ),
    close: async () => {
      await service.removeChannel(channel)
    },
  }
}
