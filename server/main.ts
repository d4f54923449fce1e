// The one process. Production runs it built, with all it needs in few files; `--dev` runs the same code through Vite with
// hot reload.
import { startThread } from './backend/pglite/open.ts'
import { loadDotEnv, readEnv } from './env.ts'
import { SettingError } from './setting.ts'

const mode = process.argv.includes('--dev') ? 'development' : 'production'
process.env.NODE_ENV ??= mode
loadDotEnv()
let env: ReturnType<typeof readEnv>
try {
  env = readEnv(process.env, mode)
} catch (error) {
  if (!(error instanceof SettingError)) throw error
  console.error(`[mahalla] ${error.message}`)
  process.exit(1)
}
// It takes its time as well: while the rest of the server is read.
if (!env.hosted && !env.databaseUrl) startThread()
const { serve } = await import('./serve.ts')
await serve(env)
