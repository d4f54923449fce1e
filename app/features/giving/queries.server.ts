import * as z from 'zod'
import type { Whole } from '#app/core/contributions/contribution.ts'
import { withFacts } from '#app/core/contributions/shapes.server.ts'
import { linkToDocument } from '#app/core/media/keep-document.server.ts'
import { ask, askPage } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import type { CampaignDetails, CampaignList, CampaignWhole, ShiftList } from './campaign.ts'
import type { CampaignFilter } from './campaign-filter.ts'
import { campaignDetails, campaignFacts, campaignList, ownOrganiser, shiftList } from './shapes.server.ts'

type Paging = Pick<Services, 'page' | 'log'>
type Reading = Pick<Services, 'db' | 'page' | 'log'>

export async function loadCampaigns(services: Paging, filter: CampaignFilter): Promise<CampaignList> {
  const { words, cause, town, zakat, stage, reads, after } = filter
  const asked = {
    ...(words && { words }),
    ...(cause && { kind: cause }),
    ...(town && { town }),
    ...(zakat && { zakat }),
    ...(reads && { languages: reads }),
    ...(after && { after }),
    stage,
  }
  return askPage(services, 'campaign_list', asked, campaignList)
}

export const loadShifts = (services: Paging, { town, after }: CampaignFilter): Promise<ShiftList> =>
  askPage(services, 'shift_list', { ...(town && { town }), ...(after && { after }) }, shiftList)

/** Null: there is no campaign the visitor may see. Papers get links that work for this visit. */
export async function loadDetails(services: Reading, contribution: string): Promise<CampaignDetails | null> {
  const details = await askPage(services, 'campaign_details', { contribution }, campaignDetails.nullable())
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

export const loadOrganisers = (services: Pick<Services, 'db' | 'log'>) =>
  ask(services, services.db().rpc('my_organisers'), z.array(ownOrganiser))

/** What only a campaign has, of what every contribution has. */
export const readFacts = (whole: Whole): CampaignWhole => withFacts(whole, campaignFacts)
