// Reads a page's data for machines: JSON-LD, and microdata in the same shape. The page is a stranger's: nothing in it is
// called, nothing is walked without an end, and a loop of references is gone round once.
import { BLOCK, decodeEntities } from './page-text.ts'

export type Thing = { readonly [name: string]: unknown }

export const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value]

/** "Recipe", "schema:Recipe", "https://schema.org/Recipe". */
export const isA = (thing: Thing, type: string): boolean =>
  listOf(thing['@type'])
    .slice(0, 20)
    .some(
      (one) => typeof one === 'string' && one.slice(-60).split(/[/#:]/).at(-1)?.toLowerCase() === type.toLowerCase(),
    )

const MOST_THINGS = 20_000
const MOST_SCRIPTS = 60

/** Where that begins, whatever its case; small letters of some alphabets are longer than the large ones, so nothing is folded. */
function find(page: string, what: keyof typeof STARTS, from: number): number {
  const pattern = STARTS[what]
  pattern.lastIndex = from
  return pattern.exec(page)?.index ?? -1
}
const STARTS = { script: /<script/gi, endOfScript: /<\/script/gi, endOfStyle: /<\/style/gi }

/** The contents of the page's scripts of that type; one that is never closed is none. */
function scriptsOf(page: string): string[] {
  const found: string[] = []
  for (let at = find(page, 'script', 0); at !== -1 && found.length < MOST_SCRIPTS; ) {
    const open = page.indexOf('>', at)
    const close = open === -1 ? -1 : find(page, 'endOfScript', open)
    if (close === -1) break
    if (/ld\+json/i.test(page.slice(at, open))) found.push(page.slice(open + 1, close))
    at = find(page, 'script', close)
  }
  return found
}

/** As it stands, or with what sites often break: comments around it, bare line ends inside words, a comma too many. */
function parse(text: string): unknown {
  const bare = text
    .trim()
    .replace(/^(?:<!--|\/\/\s*<!\[CDATA\[|<!\[CDATA\[)/, '')
    .replace(/(?:-->|\/\/\s*\]\]>|\]\]>)$/, '')
    .replace(/;\s*$/, '')
  const mended = bare.replace(/\p{Cc}/gu, ' ').replace(/,\s*(?=[}\]])/g, '')
  for (const version of [bare, mended]) {
    try {
      return JSON.parse(version)
    } catch {
      // The next version, or none: a page may hold anything.
    }
  }
  return undefined
}

/** Every thing in it, whatever it lies in; no deeper and no more than anybody needs. */
function thingsIn(roots: readonly unknown[]): Thing[] {
  const found: Thing[] = []
  const seen = new Set<unknown>()
  const queue: unknown[] = [...roots]
  for (let at = 0; at < queue.length && at < MOST_THINGS; at++) {
    const value = queue[at]
    if (typeof value !== 'object' || value === null || seen.has(value)) continue
    seen.add(value)
    if (isThing(value)) found.push(value)
    for (const inner of Object.values(value)) {
      if (queue.length >= MOST_THINGS) break
      if (typeof inner === 'object' && inner !== null) queue.push(inner)
    }
  }
  return found
}

const VOID = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '))
/** Authors leave these open; the next of them closes the one before. */
const CLOSES_ITSELF = new Set('li p dt dd tr td option'.split(' '))
const MOST_OPEN = 400
const MOST_PIECES = 2000
const MOST_TEXT = 20_000
const MOST_TAG = 10_000
const TAG = /<(\/?)([a-zA-Z][a-zA-Z0-9]*)((?:[^<>"']|"[^"]*"|'[^']*')*)>/y
const ATTRIBUTE = /([a-zA-Z][a-zA-Z-]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>=]+)))?/g

type Item = Record<string, unknown[]>
type Open = { tag: string; item: Item | null; names: string[]; owner: Item | null; value: string | null; from: number }

const put = (owner: Item, names: readonly string[], value: unknown) => {
  for (const name of names.slice(0, 5)) {
    if (!/^[A-Za-z]{1,40}$/.test(name)) continue
    const values = Object.hasOwn(owner, name) ? owner[name] : undefined
    if (values) values.push(value)
    else owner[name] = [value]
  }
}

/** Items of the page as things: properties by their names, words where there is no other value. */
function microdataOf(page: string): Thing[] {
  if (!/\bitemscope\b/i.test(page)) return []
  const found: Item[] = []
  const open: Open[] = []
  const written: string[] = []
  const itemNow = () => open.findLast(({ item }) => item !== null)?.item ?? null
  const textFrom = (from: number) =>
    decodeEntities(
      written
        .slice(from, from + MOST_PIECES)
        .join('')
        .slice(0, MOST_TEXT),
    )
  const close = () => {
    const last = open.pop()
    if (last && !last.item && last.owner && last.names.length > 0)
      put(last.owner, last.names, last.value ?? textFrom(last.from))
  }
  for (let at = 0; at < page.length; ) {
    const next = page.indexOf('<', at)
    if (next === -1) break
    if (next > at && open.length > 0) written.push(page.slice(at, next))
    if (page.startsWith('<!--', next)) {
      const end = page.indexOf('-->', next)
      if (end === -1) break
      at = end + 3
      continue
    }
    TAG.lastIndex = next
    const [all, ends, name = '', inside = ''] = TAG.exec(page.slice(0, next + MOST_TAG)) ?? []
    if (all === undefined) {
      at = next + 1
      continue
    }
    at = next + all.length
    const tag = name.toLowerCase()
    if (BLOCK.test(tag)) written.push('\n')
    if (ends) {
      const matching = open.findLastIndex((one) => one.tag === tag)
      if (matching !== -1) while (open.length > matching) close()
      continue
    }
    if (tag === 'script' || tag === 'style') {
      const end = find(page, tag === 'script' ? 'endOfScript' : 'endOfStyle', at)
      if (end === -1) break
      at = end
      continue
    }
    const attributes = new Map<string, string>()
    for (const [, key = '', ...values] of inside.matchAll(ATTRIBUTE))
      if (!attributes.has(key.toLowerCase()))
        attributes.set(key.toLowerCase(), values.find((one) => one !== undefined) ?? '')
    if (CLOSES_ITSELF.has(tag) && open.at(-1)?.tag === tag) close()
    if (open.length >= MOST_OPEN) continue
    const names = (attributes.get('itemprop') ?? '').split(/\s+/).filter(Boolean)
    const owner = itemNow()
    const item: Item | null = attributes.has('itemscope') ? { '@type': [attributes.get('itemtype') ?? ''] } : null
    if (item && found.length < MOST_THINGS) found.push(item)
    if (item && owner) put(owner, names, item)
    const value =
      attributes.get('content') ??
      attributes.get('datetime') ??
      (tag === 'a' || tag === 'link' ? undefined : attributes.get('href'))
    const opened = {
      tag,
      item,
      names,
      owner,
      value: value === undefined ? null : decodeEntities(value),
      from: written.length,
    }
    open.push(opened)
    if (VOID.has(tag) || inside.endsWith('/')) close()
  }
  while (open.length > 0) close()
  return found
}

export type LinkedData = { things: readonly Thing[]; byId: ReadonlyMap<string, Thing> }

export function linkedDataOf(page: string): LinkedData {
  const told = thingsIn(scriptsOf(page).map(parse))
  const things = [...told, ...microdataOf(page)]
  const byId = new Map<string, Thing>()
  for (const thing of things) {
    const id = thing['@id']
    // Who only points at a thing is not the thing.
    if (typeof id === 'string' && Object.keys(thing).length > 1 && !byId.has(id)) byId.set(id, thing)
  }
  return { things, byId }
}

/** What a reference points at; itself where it points at nothing. */
export const resolve = ({ byId }: LinkedData, value: unknown): unknown => {
  const id = isThing(value) && Object.keys(value).length === 1 ? value['@id'] : undefined
  return typeof id === 'string' ? (byId.get(id) ?? value) : value
}
