// Reads the three fields another app shared into; each app fills them in its own way. Pure.

export type Shared = {
  /** What to look for, in words; empty where nothing was said. */
  words: string
  /** An address of the web; null where there is none. */
  url: string | null
  hasFile: boolean
}

const ADDRESS = /https?:\/\/\S+/i
const LONGEST = 120

const asWeb = (text: string | undefined) => {
  const url = text ? URL.parse(text) : null
  return url && /^https?:$/.test(url.protocol) ? url.href : null
}

/** Maps say "Name\nStreet\nhttps://…" in the text; browsers a title and an address. */
export function readShared(query: URLSearchParams): Shared {
  const [title, text, url] = ['title', 'text', 'url'].map((name) => (query.get(name) ?? '').trim())
  const link = asWeb(url) ?? asWeb(ADDRESS.exec(text ?? '')?.[0])
  const [first = ''] = (text ?? '')
    .replace(ADDRESS, '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  return { words: (title || first).slice(0, LONGEST), url: link, hasFile: query.get('file') === '1' }
}
