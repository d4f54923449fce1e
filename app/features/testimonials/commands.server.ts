import { attempt } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import type { TestimonialForm } from './schema.ts'

type Asking = Pick<Services, 'db' | 'log'>

/** Saves what nobody else has changed since the editor read it. */
export function saveTestimonial(
  services: Asking,
  id: string | null,
  { seen, place, ...fields }: TestimonialForm,
  values: Record<string, string>,
) {
  const table = services.db().from('testimonials')
  const row = { ...fields, place: place ?? { en: '' } }
  return id === null
    ? attempt(services, table.insert(row).select('id'), { nothing: 'notAllowed', values })
    : attempt(services, table.update(row).eq('id', id).eq('updated_at', seen).select('id'), {
        nothing: 'conflict',
        values,
      })
}

export const removeTestimonial = (services: Asking, id: string) =>
  attempt(services, services.db().from('testimonials').delete().eq('id', id).select('id'), { nothing: 'notAllowed' })
