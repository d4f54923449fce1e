/** First letters of the first and last word. Joined scripts give one letter only: two would join into a syllable. */
export function readInitials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const first = Array.from(words[0] ?? '')[0] ?? ''
  if (/\p{Script=Arabic}/u.test(first)) return first
  const last = words.length > 1 ? (Array.from(words[words.length - 1] ?? '')[0] ?? '') : ''
  return (first + last).toUpperCase()
}
