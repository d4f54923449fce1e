// The servers an address names, as libpq writes several: `postgres://a:5432,b:5433/db?target_session_attrs=read-write`. Each
// becomes an address of its own, and which of them is the primary is found out by asking.

export class BadAddress extends Error {}

/** The primary is what we look for anyway: the site cannot live without writing. */
const KINDS = ['any', 'read-write', 'primary']

const ADDRESS = /^(postgres(?:ql)?:\/\/)(?:([^@/?]*)@)?([^/?]*)(\/[^?]*)?(?:\?(.*))?$/s

/** Known to libpq and not to the driver, which would send them to the server. */
const NOT_FOR_THE_DRIVER = ['target_session_attrs', 'load_balance_hosts', 'connect_timeout']

export function serversOf(address: string): [string, ...string[]] {
  const [, scheme, who, authority = '', path = '', search = ''] = ADDRESS.exec(address) ?? []
  if (!scheme) throw new BadAddress('it must begin with postgres:// or postgresql://')
  const parameters = new URLSearchParams(search)
  const kind = parameters.get('target_session_attrs')
  if (kind !== null && !KINDS.includes(kind))
    throw new BadAddress(`target_session_attrs must be ${KINDS.join(', ')}, not "${kind}": the site writes`)
  const hosts = (parameters.get('host') ?? '').split(',').filter(Boolean)
  const ports = (parameters.get('port') ?? '').split(',').filter(Boolean)
  if (ports.length > 1 && ports.length !== hosts.length) throw new BadAddress('it names more or fewer ports than hosts')
  if (hosts.some((host) => host.startsWith('/'))) throw new BadAddress('it must name hosts, not a folder of sockets')
  for (const name of NOT_FOR_THE_DRIVER) parameters.delete(name)
  for (const name of ['host', 'port']) parameters.delete(name)
  const port = (n: number) => ((ports[n] ?? ports[0]) ? `:${ports[n] ?? ports[0]}` : '')
  const named = hosts.length > 0 ? hosts.map((host, n) => host + port(n)) : authority.split(',')
  const made = named.map((at) => {
    const one = `${scheme}${who === undefined ? '' : `${who}@`}${at}${path}${parameters.size > 0 ? `?${parameters}` : ''}`
    if (at === '' || !URL.canParse(one))
      throw new BadAddress(at === '' ? 'it names no host' : `"${at}" is no host and port`)
    return one
  })
  const [first, ...others] = made
  if (!first) throw new BadAddress('it names no host')
  return [first, ...others]
}

/** Several addresses, with spaces or commas between them: a comma within one belongs to it. */
export const addressesIn = (text: string): string[] => text.trim().split(/[\s,]+(?=postgres(?:ql)?:\/\/)/)

/** Hosts and ports, for a log: who is let in by which word has no business there. */
export const serverName = (address: string): string =>
  serversOf(address)
    .map((url) => new URL(url).host)
    .join(',')
