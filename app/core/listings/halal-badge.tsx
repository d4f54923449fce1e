import { useT } from '#app/i18n/catalogue.ts'
import { LevelBadge } from '#app/ui/level-badge.tsx'
import type { HalalLevel } from './business.ts'
import { type HalalWord, halalLabel } from './halal-label.ts'

type Props = { level: HalalLevel; said: HalalWord | null }

/** How strong the evidence is, always in words. */
export function HalalBadge({ level, said }: Props) {
  const label = halalLabel(level, said, useT().listings)
  return <LevelBadge level={said !== null && level === 0 ? 0 : level} label={label} />
}
