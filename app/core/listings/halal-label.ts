// The label of a halal level: the strength of its evidence, in words.
import type { Messages } from '#app/i18n/catalogue.ts'
import type { HalalLevel, HalalSaid } from './business.ts'

/** A source's own word, where nobody has said anything here. */
export type HalalWord = { said: HalalSaid; by: string; lastSeenIn: string | null }

export function halalLabel(level: HalalLevel, said: HalalWord | null, words: Messages['listings']): string {
  const { halalLevels, sourceSays, lastSeen } = words
  if (said !== null && level === 0) {
    const label = sourceSays[said.said](said.by)
    return said.lastSeenIn === null ? label : lastSeen(label, said.lastSeenIn)
  }
  const { unknown, selfDeclared, community, certificate, visited } = halalLevels
  return ([unknown, selfDeclared, community, certificate, visited] as const)[level]
}
