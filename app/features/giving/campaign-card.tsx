// One campaign in the list and on the hub.

import { Link } from 'react-router'
import { LanguageTag, WhereFrom } from '#app/core/contributions/author-line.tsx'
import { plainText } from '#app/core/contributions/markdown.ts'
import { contributionPath } from '#app/core/contributions/sections.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { lookUp } from '#app/lib/records.ts'
import { Badge } from '#app/ui/badge.tsx'
import { TriangleAlert } from '#app/ui/icons.ts'
import type { CampaignCard as Campaign } from './campaign.ts'
import { CampaignPicture } from './campaign-picture.tsx'
import { CampaignProgress, StageBadge } from './campaign-progress.tsx'
import './giving.css'
import '#app/core/contributions/contributions.css'

type Props = { campaign: Campaign; headingLevel?: 2 | 3 }

export function CampaignCard({ campaign, headingLevel = 2 }: Props) {
  const { t } = useI18n()
  const words = t.giving
  const { facts } = campaign
  const Heading = `h${headingLevel}` as const
  return (
    <article className="giving-card">
      <CampaignPicture of={campaign} sizes="(min-width: 48rem) 22rem, 92vw" />
      <div className="row row--wrap gap-2">
        <StageBadge stage={facts.stage} />
        {facts.is_zakat && <Badge tone="gold">{words.zakat}</Badge>}
        {facts.is_overdue && (
          <Badge>
            <TriangleAlert className="i i--xs" />
            {words.overdue}
          </Badge>
        )}
      </div>
      <Heading className="giving-card__title" lang={campaign.language} dir="auto">
        <Link to={contributionPath('giving-back', campaign.slug)}>{campaign.title}</Link>
      </Heading>
      <p className="contribution-meta">
        {facts.organiser && <span dir="auto">{facts.organiser.name}</span>}
        <WhereFrom of={campaign} />
        {campaign.category && <span>{lookUp(t.community.categories, campaign.category)}</span>}
        <LanguageTag language={campaign.language} />
        {campaign.is_sample && <span>{t.contributions.sample}</span>}
      </p>
      <p className="soft giving-card__text" lang={campaign.language} dir="auto">
        {plainText(campaign.excerpt, 160)}
      </p>
      <CampaignProgress facts={facts} />
    </article>
  )
}
