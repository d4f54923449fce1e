import { attempt } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import type { AidForm } from './aid-schema.ts'

/** Saves what nobody else has changed since the editor read it. */
export function saveAid(
  services: Pick<Services, 'db' | 'log'>,
  id: string | null,
  { seen, about, ...fields }: AidForm,
  values: Record<string, string>,
) {
  const table = services.db().from('aid_organisations')
  const row = { ...fields, about: about ?? { en: '' } }
  return id === null
    ? attempt(services, table.insert(row).select('id'), { nothing: 'notAllowed', values })
    : attempt(services, table.update(row).eq('id', id).eq('updated_at', seen).select('id'), {
        nothing: 'conflict',
        values,
      })
}
