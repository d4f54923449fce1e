// Sponsors as staff keep them.
import * as z from 'zod'
import { findConsent } from '#app/core/editing/consents.server.ts'
import { fieldsOf, inLanguage, readLocalised } from '#app/core/editing/localised.ts'
import { shownState } from '#app/core/editing/shown-state.ts'
import { ask, attempt } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { SponsorForm } from './sponsor-schema.ts'

type Asking = Pick<Services, 'db' | 'log'>
const COLUMNS =
  'id, name, logo_url, line, website_url, tier, active, position, shown_from, shown_until, agreed, is_sample, updated_at' as const
const today = () => new Date().toISOString().slice(0, 10)

export async function listSponsors(services: Asking, locale: Locale) {
  const rows = await ask(
    services,
    services.db().from('sponsors').select(COLUMNS).order('tier').order('position').order('id').limit(500),
  )
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    about: inLanguage(readLocalised(row.line), locale),
    state: shownState({ ...row, isOn: row.active }, today()),
    position: row.position,
    isSample: row.is_sample,
  }))
}

export async function findSponsor(services: Asking, id: string) {
  if (!z.guid().safeParse(id).success) return null
  const [rows, consent] = await Promise.all([
    ask(services, services.db().from('sponsors').select(COLUMNS).eq('id', id)),
    findConsent(services, 'sponsor_id', id),
  ])
  const [row] = rows
  if (!row) return null
  return {
    id,
    name: row.name,
    state: shownState({ ...row, isOn: row.active }, today()),
    isSample: row.is_sample,
    consent,
    values: {
      ...fieldsOf('line', readLocalised(row.line)),
      name: row.name,
      logo_url: row.logo_url ?? '',
      website_url: row.website_url ?? '',
      tier: row.tier,
      active: row.active ? 'on' : '',
      position: String(row.position),
      shown_from: row.shown_from ?? '',
      shown_until: row.shown_until ?? '',
      seen: row.updated_at,
    } satisfies Record<string, string>,
  }
}

/** Saves what nobody else has changed since the editor read it. */
export function saveSponsor(
  services: Asking,
  id: string | null,
  { seen, ...fields }: SponsorForm,
  values: Record<string, string>,
) {
  const table = services.db().from('sponsors')
  return id === null
    ? attempt(services, table.insert(fields).select('id'), { nothing: 'notAllowed', values })
    : attempt(services, table.update(fields).eq('id', id).eq('updated_at', seen).select('id'), {
        nothing: 'conflict',
        values,
      })
}

export const removeSponsor = (services: Asking, id: string) =>
  attempt(services, services.db().from('sponsors').delete().eq('id', id).select('id'), { nothing: 'notAllowed' })
