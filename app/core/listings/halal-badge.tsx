import { useT } from '#app/i18n/catalogue.ts'
import { LevelBadge } from '#app/ui/level-badge.tsx'
import type { HalalLevel, HalalSaid } from './business.ts'

/** A source's own word, where nobody has said anything here. */
export type HalalWord = { said: HalalSaid; by: string; lastSeenIn: string | null }

type Props = { level: HalalLevel; said: HalalWord | null }

/** How strong the evidence is, always in words. */
export function HalalBadge({ level, said }: Props) {
  const { halalLevels: words, sourceSays, lastSeen } = useT().listings
  if (said !== null && level === 0) {
    const label = sourceSays[said.said](said.by)
    return <LevelBadge level={0} label={said.lastSeenIn === null ? label : lastSeen(label, said.lastSeenIn)} />
  }
  const labels = [words.unknown, words.selfDeclared, words.community, words.certificate, words.visited] as const
  return <LevelBadge level={level} label={labels[level]} />
}
