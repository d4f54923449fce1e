// `npm run db -- generate|check|remove-sample`: what is generated from the migrations, and upkeep.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openEmbedded } from '#server/backend/embedded.ts'
import { loadDotEnv, readEnv } from '#server/env.ts'
import { describeSchema } from './db/describe-schema.ts'
import { writeTypes } from './db/write-types.ts'

const TYPES = 'app/lib/database.types.ts'
const SNAPSHOT = 'supabase/schema.sql'

async function fromMigrations() {
  const dataDir = mkdtempSync(join(tmpdir(), 'mahalla-schema-'))
  const backend = await openEmbedded({
    env: { dataDir, databaseUrl: null, smtpUrl: null },
    siteUrl: 'http://127.0.0.1',
    sendMail: async () => {},
    inMemory: true,
  })
  const texts = { [TYPES]: await writeTypes(backend.database), [SNAPSHOT]: await describeSchema(backend.database) }
  await backend.close()
  rmSync(dataDir, { recursive: true, force: true })
  return texts
}

async function generate() {
  for (const [file, text] of Object.entries(await fromMigrations())) {
    writeFileSync(file, text)
    console.log(`written ${file}`)
  }
}

/** Fails when a committed file is not what the migrations give. */
async function check() {
  const stale = Object.entries(await fromMigrations()).filter(
    ([file, text]) => !existsSync(file) || readFileSync(file, 'utf8') !== text,
  )
  for (const [file] of stale) console.error(`${file} is stale: run "npm run db -- generate" and commit it.`)
  process.exitCode = stale.length > 0 ? 1 : 0
}

async function removeSampleCommunity() {
  const { removeSample } = await import('#supabase/seeds/sample.ts')
  loadDotEnv()
  const env = readEnv(process.env, 'production')
  const backend = await openEmbedded({ env, siteUrl: env.siteUrl || 'http://127.0.0.1', sendMail: async () => {} })
  await removeSample(backend.database)
  await backend.close()
  console.log('The sample community is gone.')
}

const commands: Record<string, () => Promise<void>> = { generate, check, 'remove-sample': removeSampleCommunity }
const command = commands[process.argv[2] ?? '']
if (command) await command()
else {
  console.error(`Usage: npm run db -- ${Object.keys(commands).join('|')}`)
  process.exitCode = 1
}
