// The addresses a webhook may go to: to the open internet, never into a network the server stands in.
import { lookup } from 'node:dns/promises'
import { BlockList, isIP } from 'node:net'

const closed = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  closed.addSubnet(network, bits, 'ipv4')

/** Of IPv6 only what is given out to the world, without the ways that lead back into IPv4. */
const open6 = new BlockList()
open6.addSubnet('2000::', 3, 'ipv6')
const closed6 = new BlockList()
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  closed6.addSubnet(network, bits, 'ipv6')

export const isOpenAddress = (address: string): boolean =>
  isIP(address) === 4
    ? !closed.check(address, 'ipv4')
    : isIP(address) === 6 && open6.check(address, 'ipv6') && !closed6.check(address, 'ipv6')

export type Target = { address: string; family: 4 | 6 }
export type Refused = 'not_https' | 'port' | 'unknown_host' | 'private_address'

type Resolve = (host: string) => Promise<{ address: string; family: number }[]>
const resolveHost: Resolve = (host) => lookup(host, { all: true, verbatim: true })

/**
 * The address to connect to. It is looked up once and used as it is: a name that answers differently a moment later leads
 * nowhere else. One closed address among several refuses them all.
 */
export async function findTarget(
  url: URL,
  isPrivateAllowed: boolean,
  resolve: Resolve = resolveHost,
): Promise<Target | Refused> {
  if (url.protocol !== 'https:' && !(isPrivateAllowed && url.protocol === 'http:')) return 'not_https'
  if (url.username || url.password) return 'not_https'
  const port = url.port === '' ? 443 : Number(url.port)
  if (port < 1024 && port !== 443 && !isPrivateAllowed) return 'port'
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const found = isIP(host) ? [{ address: host, family: isIP(host) }] : await resolve(host).catch(() => [])
  const [first] = found
  if (!first) return 'unknown_host'
  if (!isPrivateAllowed && !found.every(({ address }) => isOpenAddress(address))) return 'private_address'
  return { address: first.address, family: first.family === 6 ? 6 : 4 }
}
