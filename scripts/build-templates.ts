// Part of every build: the databases a first start is copied from (server/backend/database/pglite/template.ts).
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { KEPT_CATALOG, OPENED_BEFORE } from '#server/backend/database/opened-before.ts'
import { type Template, templateFolder } from '#server/backend/database/pglite/template.ts'
import { type Embedded, openEmbedded } from '#server/backend/embedded.ts'
import { forgetPasswords, seedOnce, seedReference } from '#server/backend/seed.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'mahalla-template-'))
const templates = process.argv[2]

/** Opens what is there, does something to it, and keeps a copy of the database as it is then. */
async function make(template: Template, change: (backend: Embedded) => Promise<void>) {
  const backend = await openEmbedded({
    env: { dataDir, databaseUrl: null, smtpUrl: null },
    siteUrl: 'http://127.0.0.1',
    sendMail: async () => {},
  })
  try {
    await change(backend)
  } finally {
    await backend.close()
  }
  const folder = templateFolder(template, templates)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const part of ['db', KEPT_CATALOG, OPENED_BEFORE])
    cpSync(join(dataDir, part), join(folder, part), { recursive: true })
}

try {
  await make('none', seedReference)
  await make('sample', async (backend) => {
    await seedOnce(backend, () => {})
    await backend.settled()
    await forgetPasswords(backend.database)
  })
} finally {
  rmSync(dataDir, { recursive: true, force: true })
}
process.exit(0)
