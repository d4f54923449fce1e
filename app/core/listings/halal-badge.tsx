import { useT } from '#app/i18n/catalogue.ts'
import { LevelBadge } from '#app/ui/level-badge.tsx'
import type { HalalLevel } from './business.ts'

/** How strong the evidence is, always in words. */
export function HalalBadge({ level }: { level: HalalLevel }) {
  const words = useT().listings.halalLevels
  const labels = [words.unknown, words.selfDeclared, words.community, words.certificate, words.visited] as const
  return <LevelBadge level={level} label={labels[level]} />
}
