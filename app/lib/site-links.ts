// Finds the links in an answer: [words](/path) and bare site paths. Anything else stays text, so an answer can never
// lead off the site or run a script.

/** `start` is where the part begins in the answer: a key for lists. */
export type AnswerPart = { text: string; start: number; to?: string }

/** A bare path starts a word, has letters after the slash, and leaves the full stop of its sentence outside. */
const LINK =
  /\[([^\]\n]{1,120})\]\((\/(?![/\\])[^\s()]{0,200})\)|(?<![\p{L}\p{N}/.:_-])(\/[a-z][a-z0-9-]*(?:\/[a-z0-9-]+)*(?:\?[a-z]+=[a-z0-9-]+)?)(?![\p{L}\p{N}/_])/gu

export function splitLinks(answer: string): AnswerPart[] {
  const parts: AnswerPart[] = []
  let end = 0
  for (const match of answer.matchAll(LINK)) {
    if (match.index > end) parts.push({ text: answer.slice(end, match.index), start: end })
    const to = match[2] ?? match[3] ?? '/'
    parts.push({ text: match[1] ?? to, start: match.index, to })
    end = match.index + match[0].length
  }
  if (end < answer.length) parts.push({ text: answer.slice(end), start: end })
  return parts
}
