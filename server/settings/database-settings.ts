// The settings of the database: its address and the number of connections.
import { addressesIn, BadAddress, serversOf } from '../backend/database/postgres/servers.ts'
import { flag, integer, SettingError, text } from './setting.ts'

export type DatabaseSettings = {
  /** Where notices are listened for; null: there too. */
  listenUrl: string | null
  /** Servers that pages may be read from. */
  readUrls: string[]
  /** Whether statements are given names; null: unless a pooler stands between. */
  prepares: boolean | null
  /** Connections of this process, besides one that listens. To each replica as many again. */
  connections: number
}

function checked(name: string, address: string): string {
  if (!/^postgres(?:ql)?:\/\//.test(address))
    throw new SettingError(`${name} must be a postgres:// or postgresql:// address.`)
  try {
    serversOf(address)
    return address
  } catch (error) {
    if (!(error instanceof BadAddress)) throw error
    throw new SettingError(`${name} cannot be used: ${error.message}.`)
  }
}

export function databaseUrl(source: NodeJS.ProcessEnv, name: string): string | null {
  const address = text(source, name)
  return address === null ? null : checked(name, address.replace(/\/+$/, ''))
}

export function database(source: NodeJS.ProcessEnv): DatabaseSettings {
  const read = text(source, 'DATABASE_READ_URLS')
  const isAsked = read !== null || text(source, 'DATABASE_LISTEN_URL') !== null
  if (isAsked && text(source, 'DATABASE_URL') === null)
    throw new SettingError('DATABASE_READ_URLS and DATABASE_LISTEN_URL go with DATABASE_URL: set that as well.')
  return {
    listenUrl: databaseUrl(source, 'DATABASE_LISTEN_URL'),
    readUrls: read === null ? [] : addressesIn(read).map((address) => checked('DATABASE_READ_URLS', address)),
    prepares: text(source, 'DATABASE_PREPARED') === null ? null : flag(source, 'DATABASE_PREPARED', true),
    connections: integer(source, 'DATABASE_CONNECTIONS', 10, 2, 1000),
  }
}
