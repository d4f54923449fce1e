import * as z from 'zod'
import { fieldsOf, inLanguage, readLocalised } from '#app/core/editing/localised.ts'
import { ask } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { AidWork } from './rules.ts'

type Asking = Pick<Services, 'db' | 'log'>

export type AidOrganisation = {
  id: string
  name: string
  website: string
  source: string
  work: AidWork[]
  checked_on: string | null
  /** In the language of the page; empty where nothing is written. */
  about: string
}

export async function loadAid(services: Asking, locale: Locale): Promise<AidOrganisation[]> {
  const rows = await ask(
    services,
    services
      .db()
      .from('aid_organisations')
      .select('id, name, website, source, work, checked_on, about')
      .eq('is_shown', true)
      .order('position')
      .order('name')
      .limit(100),
  )
  return rows.map((row) => ({
    ...row,
    work: row.work as AidWork[],
    about: inLanguage(readLocalised(row.about), locale),
  }))
}

/** All of them for staff, those that were retired last. */
export async function listAid(services: Asking, locale: Locale) {
  const rows = await ask(
    services,
    services
      .db()
      .from('aid_organisations')
      .select('id, name, about, position, is_shown')
      .order('is_shown', { ascending: false })
      .order('position')
      .order('name')
      .limit(500),
  )
  return rows.map(({ id, name, about, position, is_shown }) => ({
    id,
    name,
    position,
    about: inLanguage(readLocalised(about), locale),
    state: is_shown ? ('shown' as const) : ('hidden' as const),
    isSample: false,
  }))
}

export async function findAid(services: Asking, id: string) {
  if (!z.guid().safeParse(id).success) return null
  const [row] = await ask(
    services,
    services
      .db()
      .from('aid_organisations')
      .select('name, website, source, work, checked_on, position, is_shown, about, updated_at')
      .eq('id', id),
  )
  if (!row) return null
  return {
    name: row.name,
    isShown: row.is_shown,
    values: {
      ...fieldsOf('about', readLocalised(row.about)),
      name: row.name,
      website: row.website,
      source: row.source,
      work: row.work.join(','),
      checked_on: row.checked_on ?? '',
      position: String(row.position),
      is_shown: row.is_shown ? 'on' : '',
      seen: row.updated_at,
    } satisfies Record<string, string>,
  }
}
