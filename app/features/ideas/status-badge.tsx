import { useT } from '#app/i18n/catalogue.ts'
import { Badge } from '#app/ui/badge.tsx'
import { type Status, TONES } from './rules.ts'

export const StatusBadge = ({ status }: { status: Status }) => (
  <Badge tone={TONES[status]}>{useT().ideas.statuses[status]}</Badge>
)
