// The blocks of a newsletter: what each is made of, and what is done with their order.

import { isSafeLink } from '#app/core/editing/safe-link.ts'
import { isRecord } from '#app/lib/records.ts'

export const KINDS = ['heading', 'text', 'picture', 'button', 'listing', 'event'] as const
export type BlockKind = (typeof KINDS)[number]
export type Block = { kind: BlockKind; text: string; href: string }

export const MOST_BLOCKS = 30
export const LONGEST_TEXT: Readonly<Record<BlockKind, number>> = {
  heading: 200,
  text: 4000,
  picture: 300,
  button: 80,
  listing: 0,
  event: 0,
}
const HREF: Readonly<Record<BlockKind, (href: string) => boolean>> = {
  heading: () => false,
  text: () => false,
  picture: (href) => href.startsWith('/') && isSafeLink(href),
  button: isSafeLink,
  listing: (href) => /^\/business\/[^/?#\s]{1,200}$/.test(href) && isSafeLink(href),
  event: (href) => /^\/community\/events\/[^/?#\s]{1,200}$/.test(href) && isSafeLink(href),
}

export const hasText = (kind: BlockKind): kind is Exclude<BlockKind, 'listing' | 'event'> => LONGEST_TEXT[kind] > 0
export const hasHref = (kind: BlockKind) => kind !== 'heading' && kind !== 'text'

/** What a block lacks or has wrong; null where it may be kept. An empty address is a block that is not finished. */
export function faultOf({ kind, text, href }: Block): 'text' | 'href' | null {
  if (text.length > LONGEST_TEXT[kind]) return 'text'
  return href === '' || HREF[kind](href) ? null : 'href'
}

/** An address of one of our own pages, with or without our name in front of it and a language: the path alone. */
export function ownPath(href: string, siteUrl: string): string {
  const path = href.startsWith(`${siteUrl}/`) ? href.slice(siteUrl.length) : href
  return path.replace(/^\/(?:ar|ur|fr|tr|id)(?=\/)/, '')
}

/** `add-text`, `up-2`, `down-2`, `remove-2`: the new order, and which block to look at then. Null for anything else. */
export function arrange(blocks: readonly Block[], step: string): { blocks: Block[]; at: number } | null {
  const [, what = '', of = ''] = /^(add|up|down|remove)-([a-z]+|\d{1,2})$/.exec(step) ?? []
  const kind = KINDS.find((each) => each === of)
  if (what === 'add')
    return kind && blocks.length < MOST_BLOCKS
      ? { blocks: [...blocks, { kind, text: '', href: '' }], at: blocks.length }
      : null
  const n = Number(of)
  const block = blocks[n]
  if (!block || what === '') return null
  const others = blocks.filter((_, index) => index !== n)
  if (what === 'remove') return { blocks: others, at: Math.max(0, n - 1) }
  const at = Math.min(Math.max(what === 'up' ? n - 1 : n + 1, 0), others.length)
  return { blocks: [...others.slice(0, at), block, ...others.slice(at)], at }
}

export function readBlocks(value: unknown): Block[] {
  if (!Array.isArray(value)) return []
  return value.flatMap((entry: unknown) => {
    const { kind, text, href } = isRecord(entry) ? entry : {}
    const known = KINDS.find((each) => each === kind)
    return known ? [{ kind: known, text: String(text ?? ''), href: String(href ?? '') }] : []
  })
}

/** Blocks have no names of their own: where they stand is how they are told apart. */
export const numbered = (blocks: readonly Block[]) => blocks.map((block, at) => ({ ...block, at }))
