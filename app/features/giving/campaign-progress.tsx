// The progress of a campaign: its stage, what was pledged, what has arrived.
import { useI18n } from '#app/i18n/catalogue.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Progress } from '#app/ui/progress.tsx'
import type { CampaignFacts, Stage } from './campaign.ts'
import { writeSum } from './write.ts'
import './giving.css'

export function StageBadge({ stage }: { stage: Stage }) {
  const words = useI18n().t.giving.stages
  return <Badge tone={stage === 'running' || stage === 'funded' ? 'brand' : undefined}>{words[stage]}</Badge>
}

export function CampaignProgress({ facts }: { facts: CampaignFacts }) {
  const { locale, t } = useI18n()
  const words = t.giving
  const { goal, promised, received, given, gifts, pledges, currency } = facts
  if (goal === null) return null
  const said = given > 0 ? words.card.goalOf : words.goalOf
  const line = said(writeSum(locale, promised, currency), writeSum(locale, goal, currency))
  return (
    <div className="giving-progress">
      <Progress label={line} value={Math.min(promised, goal)} max={goal} />
      <p className="row row--wrap between gap-2">
        <span className="strong num">{line}</span>
        <span className="small soft">{words.pledges(pledges)}</span>
      </p>
      {received > given && <p className="small soft">{words.received(writeSum(locale, received - given, currency))}</p>}
      {given > 0 && <p className="small soft">{words.card.came(writeSum(locale, given, currency), gifts)}</p>}
    </div>
  )
}
