// Keys of one data folder: made on first start, kept with mode 0600, never in the repository. Nodes that share no folder
// are given the same keys by their settings.
import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export type Secrets = { jwtSecret: string; anonKey: string; serviceRoleKey: string; samplePassword: string }

/** The keys that all nodes of one site must have in common. */
export type SharedKeys = Pick<Secrets, 'jwtSecret' | 'anonKey' | 'serviceRoleKey'>

export const secretsFile = (dataDir: string) => join(dataDir, 'secrets.json')

export function loadSecrets(dataDir: string, shared: SharedKeys | null = null): Secrets {
  return { ...readOrMake(dataDir), ...shared }
}

function readOrMake(dataDir: string): Secrets {
  const path = secretsFile(dataDir)
  if (existsSync(path)) return JSON.parse(readFileSync(path, 'utf8'))
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const token = (bytes: number) => randomBytes(bytes).toString('base64url')
  const secrets: Secrets = {
    jwtSecret: token(48),
    anonKey: `sb_publishable_${token(24)}`,
    serviceRoleKey: `sb_secret_${token(24)}`,
    // Mixed classes on purpose: sample accounts obey the same password rules as everyone.
    samplePassword: `Salam-${token(9)}-7a`,
  }
  // Another node may start on the same folder at this moment: whoever comes second takes what is there.
  const written = `${path}.${process.pid}.new`
  writeFileSync(written, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 })
  try {
    // Written beside and linked, so a crash never leaves half a file behind.
    linkSync(written, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return JSON.parse(readFileSync(path, 'utf8'))
  } finally {
    rmSync(written, { force: true })
  }
  return secrets
}
