import { ask } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'

export type AidWork = 'food' | 'health' | 'shelter' | 'water' | 'children' | 'schools'
export type AidOrganisation = {
  id: string
  name: string
  website: string
  source: string
  work: AidWork[]
  checked_on: string | null
}

export const loadAid = async (services: Pick<Services, 'db' | 'log'>) =>
  (await ask(
    services,
    services
      .db()
      .from('aid_organisations')
      .select('id, name, website, source, work, checked_on')
      .eq('is_shown', true)
      .order('position'),
  )) as AidOrganisation[]
