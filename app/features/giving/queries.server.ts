import { linkToDocument } from '#app/core/media/keep-document.server.ts'
import { ask, askPage } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import type { CampaignDetails, CampaignList, OwnOrganiser, ShiftList } from './campaign.ts'
import type { CampaignFilter } from './campaign-filter.ts'

type Paging = Pick<Services, 'page' | 'log'>
type Reading = Pick<Services, 'db' | 'page' | 'log'>

export async function loadCampaigns(services: Paging, filter: CampaignFilter): Promise<CampaignList> {
  const { words, cause, town, zakat, stage, reads, after } = filter
  const list = await askPage(services, 'campaign_list', {
    ...(words && { words }),
    ...(cause && { kind: cause }),
    ...(town && { town }),
    ...(zakat && { zakat }),
    ...(reads && { languages: reads }),
    ...(after && { after }),
    stage,
  })
  return (list as CampaignList | null) ?? { items: [], pinned: [], next: null }
}

export async function loadShifts(services: Paging, { town, after }: CampaignFilter): Promise<ShiftList> {
  const list = await askPage(services, 'shift_list', { ...(town && { town }), ...(after && { after }) })
  return (list as ShiftList | null) ?? { items: [], next: null }
}

/** Null: there is no campaign the visitor may see. Papers get links that work for this visit. */
export async function loadDetails(services: Reading, contribution: string): Promise<CampaignDetails | null> {
  const details = (await askPage(services, 'campaign_details', { contribution })) as CampaignDetails | null
  if (!details) return null
  const entries = await Promise.all(
    details.entries.map(async (entry) =>
      entry.document
        ? { ...entry, document: await linkToDocument(services, 'campaign-documents', entry.document) }
        : entry,
    ),
  )
  return { ...details, entries }
}

export const loadOrganisers = async (services: Pick<Services, 'db' | 'log'>) =>
  (await ask(services, services.db().rpc('my_organisers'))) as unknown as OwnOrganiser[]
