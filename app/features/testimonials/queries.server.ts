import * as z from 'zod'
import { findConsent } from '#app/core/editing/consents.server.ts'
import { fieldsOf, inLanguage, readLocalised } from '#app/core/editing/localised.ts'
import { shownState } from '#app/core/editing/shown-state.ts'
import { ask } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import type { Locale } from '#app/i18n/locales.ts'

type Asking = Pick<Services, 'db' | 'log'>
const COLUMNS =
  'id, name, place, quote, published, position, shown_from, shown_until, agreed, is_sample, updated_at' as const
const today = () => new Date().toISOString().slice(0, 10)

export async function listTestimonials(services: Asking, locale: Locale) {
  const rows = await ask(
    services,
    services.db().from('testimonials').select(COLUMNS).order('position').order('id').limit(500),
  )
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    about: inLanguage(readLocalised(row.quote), locale),
    state: shownState({ ...row, isOn: row.published }, today()),
    position: row.position,
    isSample: row.is_sample,
  }))
}

export async function findTestimonial(services: Asking, id: string) {
  if (!z.guid().safeParse(id).success) return null
  const [rows, consent] = await Promise.all([
    ask(services, services.db().from('testimonials').select(COLUMNS).eq('id', id)),
    findConsent(services, 'testimonial_id', id),
  ])
  const [row] = rows
  if (!row) return null
  return {
    id,
    name: row.name,
    state: shownState({ ...row, isOn: row.published }, today()),
    isSample: row.is_sample,
    consent,
    values: {
      ...fieldsOf('quote', readLocalised(row.quote)),
      ...fieldsOf('place', readLocalised(row.place)),
      name: row.name,
      published: row.published ? 'on' : '',
      position: String(row.position),
      shown_from: row.shown_from ?? '',
      shown_until: row.shown_until ?? '',
      seen: row.updated_at,
    } satisfies Record<string, string>,
  }
}
