import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { clearLeft, clearLeftBefore, inWorkFolder } from './work-folders.ts'

const room = mkdtempSync(join(tmpdir(), 'mahalla-work-'))
afterEach(() => vi.useRealTimers())
afterEach(() => rmSync(room, { recursive: true, force: true }))

/** As a process leaves it that was killed. */
const leave = (name: string, minutesAgo: number) => {
  mkdirSync(join(room, name), { recursive: true })
  writeFileSync(join(room, name, 'everybody'), 'data')
  const at = (Date.now() - minutesAgo * 60_000) / 1000
  utimesSync(join(room, name), at, at)
}

test('what another process works in stays when one starts, and when one begins such work', async () => {
  leave('abandoned', 20)
  await inWorkFolder(room, async (of) => {
    writeFileSync(join(of, 'export.tar'), 'being checked')
    leave('abandoned', 20)
    await clearLeft(room)
    expect(existsSync(join(room, 'abandoned'))).toBe(false)
    leave('abandoned', 20)
    await inWorkFolder(room, async (other) => {
      expect(other).not.toBe(of)
      expect(existsSync(join(room, 'abandoned'))).toBe(false)
    })
    expect(existsSync(join(of, 'export.tar'))).toBe(true)
  })
  expect(readdirSync(room)).toEqual([])
})

test('work that takes hours says each minute that it goes on', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  await inWorkFolder(room, async (folder) => {
    const long = new Date(Date.now() - 60 * 60_000)
    utimesSync(folder, long, long)
    vi.advanceTimersByTime(60_000)
    await vi.waitFor(() => expect(statSync(folder).mtimeMs).toBeGreaterThan(long.getTime()))
    await clearLeft(room)
    expect(existsSync(folder)).toBe(true)
  })
})

test('what a process left that was killed just before the start is taken away later', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  leave('just-now', 0)
  clearLeftBefore(room)
  leave('just-now', 20)
  vi.runAllTimers()
  vi.useRealTimers()
  await vi.waitFor(() => expect(readdirSync(room)).toEqual([]))
})

test('work that fails leaves nothing behind', async () => {
  const failed = inWorkFolder(room, async (folder) => {
    writeFileSync(join(folder, 'everybody'), 'data')
    throw new Error('no room')
  })
  await expect(failed).rejects.toThrow('no room')
  expect(readdirSync(room)).toEqual([])
})
