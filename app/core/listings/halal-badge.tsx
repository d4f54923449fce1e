import { useT } from '#app/i18n/catalogue.ts'
import { LevelBadge } from '#app/ui/level-badge.tsx'
import type { HalalLevel } from './business.ts'

type Props = {
  level: HalalLevel
  /** The source that calls it halal, where nobody has said anything here. */
  saidBy: string | null
}

/** How strong the evidence is, always in words. */
export function HalalBadge({ level, saidBy }: Props) {
  const { halalLevels: words, sourceSaysHalal } = useT().listings
  if (saidBy !== null && level === 0) return <LevelBadge level={0} label={sourceSaysHalal(saidBy)} />
  const labels = [words.unknown, words.selfDeclared, words.community, words.certificate, words.visited] as const
  return <LevelBadge level={level} label={labels[level]} />
}
