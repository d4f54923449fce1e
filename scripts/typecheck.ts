// Route types first, then the compiler: tsc alone would miss the generated `+types`.
import { spawnSync } from 'node:child_process'

for (const args of [
  ['node_modules/@react-router/dev/bin.cjs', 'typegen'],
  ['node_modules/typescript/bin/tsc', '--noEmit'],
]) {
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
