import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { COMMANDS } from './commands.ts'

/** What `npm run db` knows, read from it. */
const known = [
  ...(/const commands: .+ = \{([\s\S]*?)\n\}/
    .exec(readFileSync('scripts/db.ts', 'utf8'))?.[1]
    ?.matchAll(/^ {2}'?([a-z-]+)'?[:,]/gm) ?? []),
].map(([, name]) => name ?? '')

test('every command that keeps a site is told of', () => {
  expect(known).toContain('rotate-keys')
  const told = COMMANDS.map(({ line }) => line)
  for (const command of known)
    expect(
      told.some((line) => line.startsWith('npm run db') && new RegExp(`[ ,]${command}(?:[ ,]|$)`).test(line)),
      command,
    ).toBe(true)
  for (const script of ['admin', 'import', 'messages'])
    expect(
      told.some((line) => line.startsWith(`npm run ${script} `)),
      script,
    ).toBe(true)
})

test('what is done on a screen leads to one there is', () => {
  const map = readFileSync('app/routes.ts', 'utf8')
  for (const { to } of COMMANDS) if (to) expect(map).toContain(`route('${to.slice(1)}'`)
})
