import { expect, test } from 'vitest'
import { readZip } from '#tests/fixtures/read-zip.ts'
import { writeZip, type ZipEntry } from './zip.server.ts'

async function* each<T>(items: Iterable<T>) {
  yield* items
}
const AT = new Date('2026-11-17T01:00:00Z')
async function zipOf(entries: Iterable<ZipEntry>) {
  const pieces: Uint8Array[] = []
  for await (const piece of writeZip(each(entries), AT)) pieces.push(piece)
  return Buffer.concat(pieces)
}

test('texts and files come out as they went in, whatever their names', async () => {
  const long = Array.from({ length: 500 }, (_, i) => `line ${i} بسم الله\n`)
  const picture = crypto.getRandomValues(new Uint8Array(5000))
  const zip = await zipOf([
    { name: 'أهلا.json', body: each(long) },
    { name: 'files/a.jpg', body: picture },
    { name: 'empty.json', body: each([]) },
    { name: 'empty.bin', body: new Uint8Array() },
  ])
  const files = readZip(zip)
  expect([...files.keys()]).toEqual(['أهلا.json', 'files/a.jpg', 'empty.json', 'empty.bin'])
  expect(files.get('أهلا.json')?.toString()).toBe(long.join(''))
  expect(files.get('files/a.jpg')).toEqual(Buffer.from(picture))
  expect(zip.length).toBeLessThan(picture.length + 5000)
})

test('an archive without files is one', async () => {
  expect(readZip(await zipOf([])).size).toBe(0)
})

test('more files than the short records can count', async () => {
  const entries = Array.from({ length: 65_600 }, (_, i) => ({ name: `${i}`, body: new Uint8Array() }))
  expect(readZip(await zipOf(entries)).size).toBe(65_600)
})

test('what fails half-way fails the archive', async () => {
  async function* broken() {
    yield 'begun'
    throw new Error('the database is away')
  }
  await expect(zipOf([{ name: 'a', body: broken() }])).rejects.toThrow('the database is away')
})

test('whoever stops reading stops the writing', async () => {
  let isStopped = false
  async function* endless() {
    try {
      for (;;) yield crypto.randomUUID().repeat(100)
    } finally {
      isStopped = true
    }
  }
  const pieces = writeZip(each([{ name: 'a', body: endless() }]), AT)
  for (let i = 0; i < 5; i++) await pieces.next()
  await pieces.return(undefined)
  await expect.poll(() => isStopped).toBe(true)
})
