import { useT } from '#app/i18n/catalogue.ts'
import { LevelBadge } from '#app/ui/level-badge.tsx'
import type { HalalLevel, HalalSaid } from './business.ts'

/** A source's own word, where nobody has said anything here. */
export type HalalWord = { said: HalalSaid; by: string }

type Props = { level: HalalLevel; said: HalalWord | null }

/** How strong the evidence is, always in words. */
export function HalalBadge({ level, said }: Props) {
  const { halalLevels: words, sourceSays } = useT().listings
  if (said !== null && level === 0) return <LevelBadge level={0} label={sourceSays[said.said](said.by)} />
  const labels = [words.unknown, words.selfDeclared, words.community, words.certificate, words.visited] as const
  return <LevelBadge level={level} label={labels[level]} />
}
