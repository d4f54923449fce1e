// Small signs: badges, levels, stars, alerts.
import { Alert } from '#app/ui/alert.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Sparkles } from '#app/ui/icons.ts'
import { LevelBadge } from '#app/ui/level-badge.tsx'
import { Stars } from '#app/ui/stars.tsx'
import { Sample } from './sample.tsx'

export const LEVELS = [
  'Status unknown',
  'Self-declared',
  'Community-confirmed',
  'Certificate on file',
  'Visited by staff',
]

export function Badges() {
  return (
    <Sample title="Badges and levels">
      <Badge>Neutral</Badge>
      <Badge tone="brand">Verified</Badge>
      <Badge tone="gold">
        <Sparkles className="i i--xs" />
        Featured
      </Badge>
      <Badge tone="info">Info</Badge>
      <Badge tone="warning">Due</Badge>
      <Badge tone="danger">Expired</Badge>
      <Badge tone="solid">3</Badge>
      <span className="listing-open">Open until 23:00</span>
      <span className="listing-soon">Closes 16:00</span>
      <span className="listing-later">Closed · opens Mon 09:00</span>
      {([0, 1, 2, 3, 4] as const).map((level) => (
        <LevelBadge key={level} level={level} label={LEVELS[level] ?? ''} />
      ))}
    </Sample>
  )
}

export function StarSamples() {
  return (
    <Sample title="Stars">
      <Stars rating={4.9} count={312} />
      <Stars rating={3} count={12} />
      <Stars rating={0} />
      <Stars rating={4.2} count={88} size="lg" />
      <Stars rating={5} bare />
    </Sample>
  )
}

export function Alerts() {
  return (
    <Sample title="Alerts">
      <div className="grid w-full grid-cols-1 gap-3">
        <Alert>Times are computed for your rounded position.</Alert>
        <Alert tone="success" title="Saved.">
          Your hours are live.
        </Alert>
        <Alert tone="warning" title="Certificate ends in 14 days.">
          Upload the new one to keep level 3.
        </Alert>
        <Alert tone="danger" title="Something went wrong.">
          Please try again.
        </Alert>
      </div>
    </Sample>
  )
}
