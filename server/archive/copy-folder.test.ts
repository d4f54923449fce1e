import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { copyFirst, copyRest } from './copy-folder.ts'

const room = mkdtempSync(join(tmpdir(), 'mahalla-copy-'))
afterEach(() => rmSync(room, { recursive: true, force: true }))

const contents = (folder: string) =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .map((entry) => [join(entry.parentPath, entry.name).slice(folder.length), entry] as const)
      .map(([name, entry]) => [name, entry.isFile() ? readFileSync(folder + name, 'utf8') : null])
      .toSorted(),
  )

test('what is written, made and removed meanwhile is in the copy as it is at the end', async () => {
  const [from, to] = [join(room, 'from'), join(room, 'to')]
  mkdirSync(join(from, 'base/1'), { recursive: true })
  mkdirSync(join(from, 'pg_twophase'))
  for (const name of ['base/1/still', 'base/1/same-size', 'base/1/grows', 'base/1/goes']) {
    writeFileSync(join(from, name), 'before')
    // Long before the copy begins.
    utimesSync(join(from, name), 1, 1)
  }
  const since = Date.now()
  await copyFirst(from, to)
  expect(contents(to)).toEqual(contents(from))
  writeFileSync(join(from, 'base/1/same-size'), 'after!')
  appendFileSync(join(from, 'base/1/grows'), ' and after')
  rmSync(join(from, 'base/1/goes'))
  mkdirSync(join(from, 'base/2'))
  writeFileSync(join(from, 'base/2/new'), 'new')
  await copyRest(from, to, since)
  expect(contents(to)).toEqual(contents(from))
})
