// The words members write, as a tree: a small part of Markdown. There is no raw HTML and no picture from elsewhere in it,
// so nothing that comes out of here can be anything but text, a few marks and links to http(s) or to our own pages.

export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'strong' | 'em'; children: Inline[] }
  | { kind: 'code'; text: string }
  | { kind: 'link'; href: string; children: Inline[] }
  | { kind: 'mention'; handle: string }
  | { kind: 'tag'; tag: string }
  | { kind: 'break' }

export type Block =
  | { kind: 'paragraph'; children: Inline[] }
  | { kind: 'heading'; level: 1 | 2 | 3; children: Inline[] }
  | { kind: 'list'; ordered: boolean; items: Inline[][] }
  | { kind: 'quote'; children: Block[] }
  | { kind: 'code'; text: string }
  | { kind: 'rule' }

const DEEPEST_QUOTE = 3
const DEEPEST_MARK = 5
const BULLET = /^ {0,3}[-*+] +(.*)$/
const NUMBER = /^ {0,3}\d{1,4}[.)] +(.*)$/
const HEADING = /^ {0,3}(#{1,3}) +(.*?) *#*$/
const RULE = /^ {0,3}(?:-{3,}|\*{3,}|_{3,}) *$/
const QUOTE = /^ {0,3}> ?(.*)$/
const FENCE = /^ {0,3}```/

export function parseMarkdown(source: string, depth = 0): Block[] {
  const lines = source.replaceAll('\r\n', '\n').split('\n')
  const blocks: Block[] = []
  let at = 0
  const line = () => lines[at] ?? ''
  /** The lines from here on that fit, as what they hold. */
  const take = (pattern: RegExp): string[] => {
    const taken: string[] = []
    for (let match = pattern.exec(line()); at < lines.length && match; match = pattern.exec(line())) {
      taken.push(match[1] ?? '')
      at++
    }
    return taken
  }
  while (at < lines.length) {
    const heading = HEADING.exec(line())
    if (line().trim() === '') at++
    else if (FENCE.test(line())) {
      const end = lines.findIndex((other, i) => i > at && FENCE.test(other))
      const last = end === -1 ? lines.length : end
      blocks.push({ kind: 'code', text: lines.slice(at + 1, last).join('\n') })
      at = last + 1
    } else if (RULE.test(line())) {
      blocks.push({ kind: 'rule' })
      at++
    } else if (heading) {
      const depthOf = (heading[1] ?? '#').length
      const level = depthOf === 1 || depthOf === 2 ? depthOf : 3
      blocks.push({ kind: 'heading', level, children: parseInline(heading[2] ?? '') })
      at++
    } else if (QUOTE.test(line()) && depth < DEEPEST_QUOTE) {
      blocks.push({ kind: 'quote', children: parseMarkdown(take(QUOTE).join('\n'), depth + 1) })
    } else if (BULLET.test(line()) || NUMBER.test(line())) {
      const ordered = NUMBER.test(line())
      const items = take(ordered ? NUMBER : BULLET).map((item) => parseInline(item))
      blocks.push({ kind: 'list', ordered, items })
    } else {
      const words: string[] = []
      do {
        words.push(line().trim())
        at++
      } while (at < lines.length && line().trim() !== '' && !beginsBlock(line(), depth))
      blocks.push({ kind: 'paragraph', children: parseInline(words.join('\n')) })
    }
  }
  return blocks
}

const beginsBlock = (line: string, depth: number) =>
  FENCE.test(line) ||
  HEADING.test(line) ||
  RULE.test(line) ||
  BULLET.test(line) ||
  NUMBER.test(line) ||
  (QUOTE.test(line) && depth < DEEPEST_QUOTE)

const SPECIAL = /[\\`*_[\n@#h]/
const ADDRESS = /^https?:\/\/[^\s<>"'`]+/i
const MENTION = /^@([a-z0-9](?:-?[a-z0-9]){2,29})(?![a-z0-9-])/
const TAG = /^#(\p{L}[\p{L}\p{M}\p{N}-]{1,39})(?![\p{L}\p{M}\p{N}-])/u
const WORD = /[\p{L}\p{N}]/u

function parseInline(text: string, depth = 0): Inline[] {
  const parts: Inline[] = []
  let plain = ''
  let at = 0
  const flush = () => {
    if (plain !== '') parts.push({ kind: 'text', text: plain })
    plain = ''
  }
  const push = (part: Inline, length: number) => {
    flush()
    parts.push(part)
    at += length
  }
  while (at < text.length) {
    const character = text.charAt(at)
    const found = SPECIAL.test(character) ? readMark(text, at, depth) : null
    if (found) push(found.part, found.length)
    else if (character === '\\' && /[\\`*_[\]()#>@-]/.test(text.charAt(at + 1))) {
      plain += text.charAt(at + 1)
      at += 2
    } else {
      plain += character
      at++
    }
  }
  flush()
  return parts
}

type Found = { part: Inline; length: number }

function readMark(text: string, at: number, depth: number): Found | null {
  const character = text.charAt(at)
  const before = at > 0 ? text.charAt(at - 1) : ''
  if (character === '\n') return { part: { kind: 'break' }, length: 1 }
  if (character === '`') return readCode(text, at)
  if (character === 'h' && !WORD.test(before)) return readAddress(text, at)
  if (character === '@' && !WORD.test(before)) {
    const [whole, handle] = MENTION.exec(text.slice(at, at + 32)) ?? []
    return whole && handle ? { part: { kind: 'mention', handle }, length: whole.length } : null
  }
  if (character === '#' && (before === '' || /\s/.test(before))) {
    const [whole, tag] = TAG.exec(text.slice(at, at + 42)) ?? []
    return whole && tag ? { part: { kind: 'tag', tag: tag.toLowerCase() }, length: whole.length } : null
  }
  if (depth >= DEEPEST_MARK) return null
  if (character === '[') return readLink(text, at, depth)
  if (character === '*' || (character === '_' && !WORD.test(before))) return readEmphasis(text, at, depth)
  return null
}

function readCode(text: string, at: number): Found | null {
  const end = text.indexOf('`', at + 1)
  if (end <= at + 1) return null
  return { part: { kind: 'code', text: text.slice(at + 1, end) }, length: end + 1 - at }
}

/** An address written out: what ends a sentence is not part of it. */
function readAddress(text: string, at: number): Found | null {
  const [written] = ADDRESS.exec(text.slice(at, at + 2000)) ?? []
  const address = written?.replace(/[.,;:!?)\]*_]+$/, '')
  const href = address && safeAddress(address)
  return address && href
    ? { part: { kind: 'link', href, children: [{ kind: 'text', text: address }] }, length: address.length }
    : null
}

function readLink(text: string, at: number, depth: number): Found | null {
  const middle = text.indexOf('](', at)
  const end = middle === -1 ? -1 : text.indexOf(')', middle)
  if (end === -1 || middle === at + 1) return null
  const href = safeAddress(text.slice(middle + 2, end).trim())
  if (!href) return null
  // A link within a link leads nowhere: what stands in it is text and marks only.
  const children = parseInline(text.slice(at + 1, middle), depth + 1).map((part) =>
    part.kind === 'link' || part.kind === 'mention' || part.kind === 'tag'
      ? { kind: 'text' as const, text: plainOf([part]) }
      : part,
  )
  return { part: { kind: 'link', href, children }, length: end + 1 - at }
}

function readEmphasis(text: string, at: number, depth: number): Found | null {
  const character = text.charAt(at)
  const mark = text.startsWith(character.repeat(2), at) ? character.repeat(2) : character
  const from = at + mark.length
  if (/^\s?$/.test(text.charAt(from))) return null
  let end = text.indexOf(mark, from)
  // The mark that ends stands directly behind a word.
  while (end !== -1 && (end === from || /\s/.test(text.charAt(end - 1)))) end = text.indexOf(mark, end + 1)
  if (end === -1) return null
  const children = parseInline(text.slice(from, end), depth + 1)
  return { part: { kind: mark.length === 2 ? 'strong' : 'em', children }, length: end + mark.length - at }
}

/** Addresses of the web and of our own pages; everything else is no link. */
export function safeAddress(written: string): string | null {
  if (/^\/(?![/\\])[^\s\\]*$/.test(written)) return written
  if (!/^https?:\/\//i.test(written)) return null
  try {
    const { protocol, username, password, href } = new URL(written)
    const isWeb = protocol === 'https:' || protocol === 'http:'
    return isWeb && username === '' && password === '' ? href : null
  } catch {
    return null
  }
}

const plainOf = (parts: readonly Inline[]): string =>
  parts
    .map((part) => {
      if (part.kind === 'text' || part.kind === 'code') return part.text
      if (part.kind === 'break') return ' '
      if (part.kind === 'mention') return `@${part.handle}`
      if (part.kind === 'tag') return `#${part.tag}`
      return plainOf(part.children)
    })
    .join('')

const plainOfBlock = (block: Block): string => {
  if (block.kind === 'code') return block.text
  if (block.kind === 'rule') return ''
  if (block.kind === 'list') return block.items.map(plainOf).join(' ')
  if (block.kind === 'quote') return block.children.map(plainOfBlock).join(' ')
  return plainOf(block.children)
}

/** The words alone: for lists, descriptions, feeds and letters. */
export function plainText(source: string, longest = Number.POSITIVE_INFINITY): string {
  const words = parseMarkdown(source).map(plainOfBlock).join(' ').replace(/\s+/g, ' ').trim()
  if (words.length <= longest) return words
  const cut = words.slice(0, longest)
  const space = cut.lastIndexOf(' ')
  return `${(space > longest / 2 ? cut.slice(0, space) : cut).trimEnd()}…`.toWellFormed()
}
