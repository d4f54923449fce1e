// The one process. Production runs it built, with all it needs in few files; `--dev` runs the same code through Vite with
// hot reload.
import { openFolderAhead } from './backend/database/pglite/folder.ts'
import { loadDotEnv, readEnv } from './settings/env.ts'
import { tidyOften } from './settings/footprint.ts'
import { SettingError } from './settings/setting.ts'

const mode = process.argv.includes('--dev') ? 'development' : 'production'
process.env.NODE_ENV ??= mode
tidyOften()
loadDotEnv()
let env: ReturnType<typeof readEnv>
try {
  env = readEnv(process.env, mode)
} catch (error) {
  if (!(error instanceof SettingError)) throw error
  console.error(`[mahalla] ${error.message}`)
  process.exit(1)
}
// It takes as long as reading the rest of the server does, and can be done at the same time.
if (!env.hosted && !env.databaseUrl) await openFolderAhead(env.dataDir, mode === 'production' ? env.seed : null)
const { serve } = await import('./serve.ts')
await serve(env)
