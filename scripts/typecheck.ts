// Route types first, then the compiler: tsc alone would miss the generated `+types`.
import { spawnSync } from 'node:child_process'
import { availableParallelism } from 'node:os'

// Each checker looks anew at what the others know: more of them than cores are free only cost time.
const checkers = String(Math.min(4, Math.max(1, availableParallelism() - 1)))

for (const args of [
  ['node_modules/@react-router/dev/bin.cjs', 'typegen'],
  ['node_modules/typescript/bin/tsc', '--noEmit', '--checkers', checkers],
]) {
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
