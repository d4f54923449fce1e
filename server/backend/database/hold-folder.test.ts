import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { FolderBusy, holdFolder } from './hold-folder.ts'

const temporary = () => mkdtempSync(join(tmpdir(), 'mahalla-hold-'))

test('a folder is held by one, until it is let go', async () => {
  const folder = temporary()
  const letGo = await holdFolder(folder)
  await expect(holdFolder(folder)).rejects.toThrow(FolderBusy)
  await letGo()
  await (await holdFolder(folder))()
  rmSync(folder, { recursive: true })
})

test('a folder whose name is too long for a socket is held as well', async () => {
  const folder = join(temporary(), 'long'.repeat(30))
  const letGo = await holdFolder(folder)
  await expect(holdFolder(folder)).rejects.toThrow('is open in another process')
  await letGo()
  rmSync(folder, { recursive: true })
})

test('a process that was killed holds nothing', async () => {
  const folder = temporary()
  const code = `const { holdFolder } = await import(${JSON.stringify(join(import.meta.dirname, 'hold-folder.ts'))})
    await holdFolder(${JSON.stringify(folder)}); console.log('held'); setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'inherit'] })
  await new Promise((held) => child.stdout.once('data', held))
  await expect(holdFolder(folder)).rejects.toThrow(FolderBusy)
  const ended = new Promise((done) => child.once('exit', done))
  child.kill('SIGKILL')
  await ended
  await (await holdFolder(folder))()
  rmSync(folder, { recursive: true })
})
