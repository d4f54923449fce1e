import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { newestExport } from './drill.ts'

test('of a folder the newest export is tried, of a file that', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mahalla-drill-test-'))
  expect(() => newestExport(folder)).toThrow('There is no export')
  for (const name of ['mahalla-20270101T000000Z.tar.gz', 'mahalla-20270201T000000Z.tar.gz', 'zebra.tar.gz'])
    writeFileSync(join(folder, name), '')
  const newest = join(folder, 'mahalla-20270201T000000Z.tar.gz')
  expect(newestExport(folder)).toBe(newest)
  expect(newestExport(newest)).toBe(newest)
  expect(() => newestExport(join(folder, 'gone.tar'))).toThrow('is not there')
  rmSync(folder, { recursive: true })
})
