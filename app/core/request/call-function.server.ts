// The way to await a function of the backend: its data, or a word of the interface. What is our own fault is logged.
import { FunctionsHttpError } from '@supabase/supabase-js'
import { done, type Outcome, refuse } from '#app/lib/outcome.ts'
import type { Services } from './services.ts'

export async function callFunction<Data>(
  services: Pick<Services, 'db' | 'log'>,
  name: string,
  body: Record<string, unknown>,
  values: Record<string, string> = {},
): Promise<Outcome<Data | null>> {
  const { data, error } = await services.db().functions.invoke<Data>(name, { body })
  if (!error) return done(data)
  if (error instanceof FunctionsHttpError && error.context.status === 429) return refuse('tooMany', { values })
  services.log('command failed', { name, error: String(error) })
  return refuse('failed', { values })
}
