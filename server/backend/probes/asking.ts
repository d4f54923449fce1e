// What every probe asks with, and what it may find.
import { createClient } from '@supabase/supabase-js'
import type { Probe } from '#app/core/request/examination.ts'
import type { Backend } from '../backend.ts'
import { serviceClient } from '../service-client.ts'

export type Finding = { state: Probe['state']; note?: string | null }
export const ok = (note: string | null = null): Finding => ({ state: 'ok', note })
export const failed = (note: string): Finding => ({ state: 'failed', note })
export type Probing = () => Promise<Finding> | Finding
export type Asking = ReturnType<typeof createAsking>

export function createAsking(backend: Backend) {
  const service = serviceClient(backend)
  const anonymous = () =>
    createClient(backend.url, backend.anonKey, {
      global: { fetch: backend.fetch },
      auth: { persistSession: false, autoRefreshToken: false },
    })
  const ask = (path: string, key: string) =>
    backend.fetch(`${backend.url}${path}`, { headers: { apikey: key, Authorization: `Bearer ${key}` } })
  return { backend, service, anonymous, ask }
}
