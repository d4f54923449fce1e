// The account that a handle or a pasted address means, and its address. Only the handle is kept: the address is
// made from it again, so it leads to its platform and nowhere else. The database knows the same grammar (`is_social_handle`).
import type { Platform } from '#app/core/social/social-icon.tsx'

type Rule = {
  /** Hosts an address may be pasted from. */
  hosts: readonly string[]
  /** The path of an account; its first group is the handle. */
  path: RegExp
  handle: RegExp
  /** Pages of the platform itself, which look like accounts. */
  pages: readonly string[]
  address: (handle: string) => string
}

const RULES: Record<Platform, Rule> = {
  instagram: {
    hosts: ['instagram.com', 'www.instagram.com', 'm.instagram.com'],
    path: /^([^/]+)$/,
    handle: /^(?!.*\.\.)[a-z0-9_](?:[a-z0-9_.]{0,28}[a-z0-9_])?$/,
    pages:
      'about accounts api challenge developer direct directory emails explore legal p press privacy reel reels session stories terms tv web'.split(
        ' ',
      ),
    address: (handle) => `https://www.instagram.com/${handle}/`,
  },
  youtube: {
    hosts: ['youtube.com', 'www.youtube.com', 'm.youtube.com'],
    path: /^@([^/]+)$/,
    handle: /^[a-z0-9][a-z0-9._-]{1,28}[a-z0-9]$/,
    pages: [],
    address: (handle) => `https://www.youtube.com/@${handle}`,
  },
  tiktok: {
    hosts: ['tiktok.com', 'www.tiktok.com', 'm.tiktok.com'],
    path: /^@([^/]+)$/,
    handle: /^[a-z0-9_.]{1,23}[a-z0-9_]$/,
    pages: [],
    address: (handle) => `https://www.tiktok.com/@${handle}`,
  },
  twitter: {
    hosts: ['x.com', 'www.x.com', 'twitter.com', 'www.twitter.com', 'mobile.twitter.com'],
    path: /^([^/]+)$/,
    handle: /^[a-z0-9_]{1,15}$/,
    pages:
      'about account compose download explore hashtag home i intent jobs login logout messages notifications oauth privacy search settings share signup tos'.split(
        ' ',
      ),
    address: (handle) => `https://x.com/${handle}`,
  },
  linkedin: {
    hosts: ['linkedin.com', 'www.linkedin.com'],
    path: /^((?:in|company|school)\/[^/]+)$/,
    handle: /^(?:in|company|school)\/[a-z0-9][a-z0-9-]{1,98}[a-z0-9]$/,
    pages: [],
    address: (handle) => `https://www.linkedin.com/${handle}/`,
  },
}

export const isHandle = (platform: Platform, handle: string) => {
  const { handle: grammar, pages } = RULES[platform]
  return grammar.test(handle) && !pages.includes(handle)
}

/** Scheme, host and path, with nothing in between: no name, no port, no percent signs. What is asked of the page is dropped. */
const ADDRESS = /^https:\/\/([a-z0-9.-]+)\/([a-z0-9._@/-]*?)\/?(?:[?#][\x21-\x7e]*)?$/

/** Null: this is no account of the platform. Letters beyond ASCII are refused as they are, never read as their look-alikes. */
export function readHandle(platform: Platform, typed: string): string | null {
  const text = typed.trim().toLowerCase()
  if (!/^[\x21-\x7e]{1,300}$/.test(text)) return null
  const { hosts, path } = RULES[platform]
  const address = ADDRESS.exec(text)
  if (address) {
    const [, host = '', rest = ''] = address
    const [, handle = ''] = (hosts.includes(host) && path.exec(rest)) || []
    return isHandle(platform, handle) ? handle : null
  }
  const handle = text.replace(/^@/, '')
  // People are more common than companies there, and say their name without the folder.
  const whole = platform === 'linkedin' && !handle.includes('/') ? `in/${handle}` : handle
  return isHandle(platform, whole) ? whole : null
}

/** Null for what could be nobody's account: samples have no address. */
export const profileAddress = (platform: Platform, handle: string): string | null =>
  isHandle(platform, handle) ? RULES[platform].address(handle) : null

/** As people write it. */
export const writeHandle = (platform: Platform, handle: string) => (platform === 'linkedin' ? handle : `@${handle}`)
