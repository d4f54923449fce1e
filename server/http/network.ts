// The network a visitor comes from, as far as limits care: one household or machine, whatever address of its own it takes
// next.
import { AsyncLocalStorage } from 'node:async_hooks'
import { isIPv4, isIPv6 } from 'node:net'

/** Without a port, brackets or the name of a network card. */
const bare = (address: string) =>
  address
    .trim()
    .toLowerCase()
    .replace(/^\[([^\]]*)\](?::\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/%.*$/, '')

/** The eight groups of an IPv6 address, each as a number. */
function groupsOf(address: string): number[] {
  const dotted = /^(.*:)(\d+)\.(\d+)\.(\d+)\.(\d+)$/.exec(address)
  const text = dotted
    ? `${dotted[1]}${[1, 3].map((at) => ((Number(dotted[at + 1]) << 8) | Number(dotted[at + 2])).toString(16)).join(':')}`
    : address
  const [head = '', tail] = text.split('::')
  const read = (part: string) => (part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16)))
  if (tail === undefined) return read(head)
  const [before, after] = [read(head), read(tail)]
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after]
}

/**
 * One name for all addresses somebody can choose from at will: an IPv6 address counts as its /64, of which every customer
 * has at least one, and an IPv4 address written as IPv6 as what it is.
 */
export function networkOf(address: string): string {
  const text = bare(address)
  if (isIPv4(text) || !isIPv6(text)) return text
  const groups = groupsOf(text)
  const [g6 = 0, g7 = 0] = groups.slice(6)
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (isMapped) return [g6 >> 8, g6 & 255, g7 >> 8, g7 & 255].join('.')
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`
}

const here = new AsyncLocalStorage<{ network: string; browser: string | null }>()

/** Everything that is done for one request, so that what guards accounts knows where it comes from. */
export const inNetwork = <T>(network: string, work: () => T, browser: string | null = null): T =>
  here.run({ network, browser }, work)

/** Null for what the site does by itself. */
export const currentNetwork = (): string | null => here.getStore()?.network ?? null

/** Which browser asks, roughly. */
export const currentBrowser = (): string | null => here.getStore()?.browser ?? null
