// Keys of one data folder: made on first start, kept with mode 0600, never in the repository.
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export type Secrets = { jwtSecret: string; anonKey: string; serviceRoleKey: string; samplePassword: string }

export function loadSecrets(dataDir: string): Secrets {
  const path = join(dataDir, 'secrets.json')
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
  // Written beside and renamed, so a crash never leaves half a file behind.
  writeFileSync(`${path}.new`, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 })
  renameSync(`${path}.new`, path)
  return secrets
}
