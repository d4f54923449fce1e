import { expect, test } from 'vitest'
import { type Backup, backupName, isBackupName, outdated } from './backup-rules.ts'

const NOW = new Date('2026-11-19T03:00:00Z')
const backup = (at: string, problem: string | null = null): Backup => ({
  ...{ file: backupName(new Date(at)), at, bytes: 1, waitedMs: null, problem },
  checked: problem ? null : { tables: 1, rows: 1, files: 0, ms: 1 },
})
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000).toISOString()

test('keeps one of each of the last days and one of each of four weeks before', () => {
  const all = Array.from({ length: 60 }, (_, day) => backup(daysAgo(day)))
  const gone = new Set(outdated(all, 7, NOW))
  const kept = all.filter((each) => !gone.has(each)).map(({ at }) => (NOW.getTime() - Date.parse(at)) / 86_400_000)
  expect(kept.slice(0, 7)).toEqual([0, 1, 2, 3, 4, 5, 6])
  expect(kept.slice(7).length).toBeGreaterThanOrEqual(4)
  expect(kept.slice(7).length).toBeLessThanOrEqual(5)
  expect(Math.max(...kept)).toBeLessThan(35)
})

test('of several of one day the newest stays', () => {
  const [early, late] = [backup('2026-11-19T01:00:00.000Z'), backup('2026-11-19T02:00:00.000Z')]
  expect(outdated([early, late], 7, NOW)).toEqual([early])
})

test('never takes the last sound one away, however old, and one that failed only where another is sound', () => {
  const old = backup(daysAgo(400))
  expect(outdated([old], 7, NOW)).toEqual([])
  const failed = backup(daysAgo(0), 'damaged')
  expect(outdated([failed], 7, NOW)).toEqual([])
  expect(outdated([old, failed], 7, NOW)).toEqual([failed])
})

test('knows its own files, and no other path', () => {
  expect(isBackupName(backupName(NOW))).toBe(true)
  for (const name of ['../secrets.json', 'mahalla-20261119T030000Z.tar.gz/..', 'mahalla-x.tar.gz', ''])
    expect(isBackupName(name)).toBe(false)
})
