import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { LARGEST_UPLOAD, storeUpload } from './store-upload.ts'

const folder = mkdtempSync(join(tmpdir(), 'mahalla-upload-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
let n = 0
const nextPath = () => join(folder, String(++n))

async function post(form: FormData, size: number) {
  const whole = new Response(form)
  const bytes = new Uint8Array(await whole.arrayBuffer())
  let at = 0
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      if (at >= bytes.length) return controller.close()
      controller.enqueue(bytes.slice(at, at + size))
      at += size
    },
  })
  return new Request('http://x/', {
    method: 'POST',
    headers: { 'Content-Type': whole.headers.get('content-type') ?? '' },
    body,
    duplex: 'half',
  } as RequestInit)
}

test.each([1, 3, 64, 100_000])('a file and a field, in pieces of %d bytes', async (size) => {
  const content = 'name\r\n--not the mark\r\n\r\nكباب\r\n'
  const form = new FormData()
  form.set('note', 'hello')
  form.set('file', new Blob([content]), '../../etc/list "x".csv')
  const path = nextPath()
  const stored = await storeUpload(await post(form, size), 'id', path)
  expect(stored).toMatchObject({ ok: true, fileName: 'list "x".csv', fields: { note: 'hello' } })
  expect(readFileSync(path, 'utf8')).toBe(content)
})

test('no file, no form, cut off, too large: nothing is left on disk', async () => {
  const none = new FormData()
  none.set('note', 'x')
  const paths = [nextPath(), nextPath(), nextPath(), nextPath()] as const
  expect(await storeUpload(await post(none, 64), 'id', paths[0])).toEqual({ ok: false, reason: 'noFile' })
  const plain = new Request('http://x/', { method: 'POST', body: 'a=b' })
  expect(await storeUpload(plain, 'id', paths[1])).toEqual({ ok: false, reason: 'notAForm' })
  const cut = new Request('http://x/', {
    method: 'POST',
    headers: { 'Content-Type': 'multipart/form-data; boundary=b' },
    body: '--b\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\nhalf',
  })
  expect(await storeUpload(cut, 'id', paths[2])).toEqual({ ok: false, reason: 'notAForm' })
  const large = new FormData()
  large.set('file', new Blob([new Uint8Array(LARGEST_UPLOAD + 1)]), 'a.csv')
  expect(await storeUpload(await post(large, 1 << 20), 'id', paths[3])).toEqual({ ok: false, reason: 'tooLarge' })
  for (const path of paths) expect(existsSync(path)).toBe(false)
})
