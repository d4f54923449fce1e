// Keys of one data folder: made on first start, kept with mode 0600, never in the repository. Nodes that share no folder
// are given the same keys by their settings.

import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isRecord, recordOf } from '#app/lib/records.ts'
import { SettingError } from '../settings/setting.ts'

export type Secrets = { jwtSecret: string; anonKey: string; serviceRoleKey: string; samplePassword: string }

/** The keys that all nodes of one site must have in common. */
export type SharedKeys = Pick<Secrets, 'jwtSecret' | 'anonKey' | 'serviceRoleKey'>

export const secretsFile = (dataDir: string) => join(dataDir, 'secrets.json')

export function loadSecrets(dataDir: string, shared: SharedKeys | null = null): Secrets {
  return { ...readOrMake(dataDir), ...shared }
}

function readOrMake(dataDir: string): Secrets {
  const path = secretsFile(dataDir)
  if (existsSync(path)) return readSecrets(path)
  const token = (bytes: number) => randomBytes(bytes).toString('base64url')
  const secrets: Secrets = {
    jwtSecret: token(48),
    anonKey: `sb_publishable_${token(24)}`,
    serviceRoleKey: `sb_secret_${token(24)}`,
    // Mixed classes on purpose: sample accounts obey the same password rules as everyone.
    samplePassword: `Salam-${token(9)}-7a`,
  }
  writeOnce(path, () => `${JSON.stringify(secrets, null, 2)}\n`)
  return readSecrets(path)
}

/** Another node may start on the same folder at this moment: whoever comes second takes what is there. */
export function writeOnce(path: string, content: () => string): void {
  if (existsSync(path)) return
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  const written = `${path}.${process.pid}.new`
  writeFileSync(written, content(), { mode: 0o600 })
  try {
    // Written beside and linked, so a crash never leaves half a file behind.
    linkSync(written, path)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    rmSync(written, { force: true })
  }
}

/** Shorter ones can be found out from a single session. */
export const LEAST_JWT_SECRET = 32

/** What is wrong with keys, wherever they come from; null when they can be used. */
export function problemOfKeys(
  { jwtSecret, anonKey, serviceRoleKey }: SharedKeys,
  names: Record<keyof SharedKeys, string>,
) {
  if (jwtSecret.length < LEAST_JWT_SECRET) return `${names.jwtSecret} must have at least ${LEAST_JWT_SECRET} characters`
  if (anonKey === serviceRoleKey) return `${names.anonKey} and ${names.serviceRoleKey} must be different`
  return null
}

const NAMES = ['jwtSecret', 'anonKey', 'serviceRoleKey', 'samplePassword'] as const

function readSecrets(path: string): Secrets {
  const unusable = (what: string) =>
    new SettingError(
      `${path} ${what}. Put back a copy of it from a backup; without one, move it away: new keys are made at the next start, everyone has to sign in again and other programs need the new API keys.`,
    )
  let found: unknown
  try {
    found = JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    throw unusable(error instanceof SyntaxError ? 'is not JSON' : `cannot be read (${(error as Error).message})`)
  }
  if (!isRecord(found)) throw unusable('is not a JSON object')
  const missing = NAMES.filter((name) => typeof found[name] !== 'string' || found[name] === '')
  if (missing.length > 0) throw unusable(`lacks ${missing.join(', ')}`)
  const secrets = recordOf(NAMES, (name) => String(found[name]))
  const problem = problemOfKeys(secrets, {
    jwtSecret: 'its jwtSecret',
    anonKey: 'its anonKey',
    serviceRoleKey: 'serviceRoleKey',
  })
  if (problem) throw unusable(`cannot be used: ${problem}`)
  return secrets
}
