// People without a picture get their initials on a quiet ground that is always the same for one person.

import { hashSeed } from './seeded-random.ts'

// Role classes only, so that both themes and their checked contrast apply.
const AVATAR_TONES = [
  'bg-brand-soft text-on-brand-soft',
  'bg-gold-soft text-on-gold-soft',
  'bg-info-soft text-on-info-soft',
  'bg-surface-3 text-ink',
] as const

export type AvatarTone = (typeof AVATAR_TONES)[number]

export function avatarTone(id: string): AvatarTone {
  return AVATAR_TONES[hashSeed(id) % AVATAR_TONES.length] ?? AVATAR_TONES[0]
}

const LETTER = /\p{L}/u
const ARABIC_SCRIPT = /\p{Script=Arabic}/u

// Letters that join would read as one word, so Arabic-script initials are kept apart by a zero-width non-joiner.
export function initials(name: string): string {
  const words = name.normalize('NFC').split(/[\s\-–—_.,/()]+/u)
  // The Arabic article belongs to the name that follows it: "العمري" is filed under its own letter.
  const letters = words
    .map((word) => word.replace(/^ال(?=\p{L}{2})/u, ''))
    .map((word) => Array.from(word).find((character) => LETTER.test(character)))
    .filter((letter) => letter !== undefined)
    .map((letter) => letter.toLocaleUpperCase('en'))
  const first = letters[0]
  if (first === undefined) return ''
  const last = letters.length > 1 ? (letters.at(-1) ?? '') : ''
  return ARABIC_SCRIPT.test(first) && last ? `${first}\u200c${last}` : `${first}${last}`
}
