import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type Lock, listPackages } from './packages.ts'
import { writeTable, writeTexts } from './write.ts'

const lock: Lock = {
  packages: {
    '': { dependencies: { hours: '1', pictures: '2' } },
    'node_modules/hours': { license: 'LGPL-3.0-only', dependencies: { sun: '1' } },
    'node_modules/hours/node_modules/sun': { license: 'ISC' },
    'node_modules/sun': { license: 'MIT' },
    'node_modules/pictures': {
      license: '(MIT OR Apache-2.0)',
      dependencies: { hours: '1', sun: '2' },
      optionalDependencies: { 'pictures-linux-x64': '2', 'pictures-darwin-arm64': '2' },
    },
    'node_modules/pictures-linux-x64': { license: 'Apache-2.0', os: ['linux'], cpu: ['x64'], optional: true },
    'node_modules/pictures-darwin-arm64': { license: 'Apache-2.0', os: ['darwin'], cpu: ['arm64'], optional: true },
    'node_modules/only-for-tests': { license: 'MIT' },
  },
}

test('what runs is what the site names and what that brings along, each under its own licence', () => {
  const readme = 'a\n<!-- licences: written by `npm run licences` -->\nold\n<!-- end of licences -->\nz'
  expect(writeTable(readme, listPackages(lock)).split('\n')).toEqual([
    'a',
    '<!-- licences: written by `npm run licences` -->',
    '| licence | used by the site | brought along by those |',
    '|---|---|---|',
    '| Apache-2.0 |  | pictures-* |',
    '| ISC |  | sun |',
    '| LGPL-3.0-only | hours |  |',
    '| MIT |  | sun |',
    '| MIT OR Apache-2.0 | pictures |  |',
    '<!-- end of licences -->',
    'z',
  ])
})

test('a package without a licence stops the writing', () => {
  const unnamed: Lock = { packages: { '': { dependencies: { odd: '1' } }, 'node_modules/odd': {} } }
  expect(() => listPackages(unnamed)).toThrow('node_modules/odd names no licence')
})

test('each text is passed on once, under the names of all who came with it', () => {
  const root = mkdtempSync(join(tmpdir(), 'mahalla-licences-'))
  const put = (path: string, file: string, text: string) => {
    mkdirSync(join(root, path), { recursive: true })
    writeFileSync(join(root, path, file), text)
  }
  put('node_modules/hours', 'LICENSE', 'Be kind.')
  put('node_modules/pictures', 'LICENSE.md', 'Be  kind.\r\n')
  put('node_modules/pictures-linux-x64', 'LICENSE', 'Only here.')
  put('node_modules/sun', 'COPYING', 'Shine.')
  const texts = writeTexts(root, listPackages(lock))
  rmSync(root, { recursive: true })
  expect(texts.match(/Be kind/g)).toHaveLength(1)
  expect(texts).toContain('\nhours, pictures\n')
  expect(texts).toContain('Shine.')
  expect(texts).toContain('ISC (the package brings no text)')
  expect(texts).not.toContain('Only here.')
})
