// One campaign on the community's hub.
import { useT } from '#app/i18n/catalogue.ts'
import type { CampaignCard as Campaign } from './campaign.ts'
import { CampaignCard } from './campaign-card.tsx'

export function CampaignTeaser({ campaign }: { campaign: Campaign }) {
  const words = useT().giving
  return (
    <section className="giving-alone stack gap-3" aria-labelledby="campaign">
      <h2 className="h3" id="campaign">
        {words.hub}
      </h2>
      <CampaignCard campaign={campaign} headingLevel={3} />
      <p className="small soft">{words.noMoney}</p>
    </section>
  )
}
