// Links typed into the words of a newsletter, as Markdown writes them: [words](https://…) or a path of ours. Everything else
// stays text.

/** `at`: where in the text it begins. */
export type TextPart = { at: number; text: string; href: string | null }

const LINK = /\[([^\]\n]{1,200})\]\((https:\/\/[^\s()<>"']+|\/(?!\/)[^\s()<>"']*)\)/g

export function readTextLinks(text: string): TextPart[] {
  const parts: TextPart[] = []
  let from = 0
  for (const match of text.matchAll(LINK)) {
    if (match.index > from) parts.push({ at: from, text: text.slice(from, match.index), href: null })
    parts.push({ at: match.index, text: match[1] ?? '', href: match[2] ?? '' })
    from = match.index + match[0].length
  }
  if (from < text.length) parts.push({ at: from, text: text.slice(from), href: null })
  return parts
}
