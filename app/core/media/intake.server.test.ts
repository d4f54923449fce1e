// Tests that uploaded files reveal no more than people mean to tell.
import { deflateSync, inflateSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { takeApplication, takePaper } from './intake.server.ts'

const AUTHOR = 'Fatima al-Fihri'
const PLACE = '51.5169 North'

const photo = () =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: 'navy' } })
    .jpeg()
    .withExif({ IFD0: { Artist: AUTHOR, Copyright: PLACE } })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><a>${AUTHOR}</a></x:xmpmeta>`)
    .toBuffer()

async function taken(bytes: Uint8Array): Promise<Buffer> {
  const file = await takePaper(bytes)
  if (typeof file === 'string') throw new Error(file)
  return Buffer.from(file.bytes)
}

const stream = (number: number, dictionary: string, content: Buffer) =>
  Buffer.concat([
    Buffer.from(`${number} 0 obj\n<< ${dictionary} /Length ${content.length} >>\nstream\n`),
    content,
    Buffer.from('\nendstream\nendobj\n'),
  ])

const pdf = (...parts: (string | Buffer)[]) =>
  Buffer.concat(
    ['%PDF-1.7\n', ...parts, '%%EOF\n'].map((part) => (typeof part === 'string' ? Buffer.from(part) : part)),
  )

describe('a paper does not tell where or by whom it was made', () => {
  test.each(['jpeg', 'png', 'webp'] as const)(
    'a photo as %s is drawn anew, and what hangs behind it goes',
    async (format) => {
      const bytes = await sharp(await photo())
        .keepMetadata()
        .toFormat(format)
        .toBuffer()
      expect(bytes.includes(AUTHOR)).toBe(true)
      const drawn = await taken(Buffer.concat([bytes, Buffer.from(PLACE)]))
      expect([drawn.includes(AUTHOR), drawn.includes(PLACE)]).toEqual([false, false])
      const { width, exif, xmp } = await sharp(drawn).metadata()
      expect([width, exif, xmp]).toEqual([300, undefined, undefined])
    },
  )

  test('a PDF loses its information, its XMP and the notes of the camera, and keeps its length', async () => {
    const image = await photo()
    const given = pdf(
      `1 0 obj\n<< /Title (Rent \\) of ${AUTHOR}) /Author <${Buffer.from(AUTHOR).toString('hex')}> /CreationDate (D:2026) >>\nendobj\n`,
      stream(2, '/Type /Metadata /Subtype /XML', Buffer.from(`<?xpacket begin=""?>${AUTHOR}<?xpacket end="w"?>`)),
      stream(3, '/Type/Metadata/Filter/FlateDecode', deflateSync(Buffer.from(`<x>${AUTHOR}, ${AUTHOR}</x>`))),
      stream(4, '/Subtype /Image /Filter /DCTDecode', image),
      '5 0 obj\n<< /Title (Chapter one) >>\nendobj\ntrailer << /Info 1 0 R >>\n',
    )
    const kept = await taken(given)
    expect(kept.length).toBe(given.length)
    for (const word of [AUTHOR, Buffer.from(AUTHOR).toString('hex'), PLACE, 'D:2026', 'Rent'])
      expect(kept.includes(word), word).toBe(false)
    expect(kept.includes('Chapter one')).toBe(true)
    const at = kept.indexOf(Buffer.from([0xff, 0xd8, 0xff]))
    expect(await sharp(kept.subarray(at, at + image.length)).metadata()).toMatchObject({ width: 300 })
    const folded = kept.subarray(kept.indexOf('stream\n', kept.indexOf('3 0 obj')) + 7)
    expect(inflateSync(folded).toString()).toBe(' ')
  })

  test('nor where its objects are folded together', async () => {
    const objects = `<< /Author (${AUTHOR}) >> << /Title (Chapter one) >>`
    const head = `7 0 8 ${objects.indexOf('<< /Title')} `
    const folded = deflateSync(Buffer.from(head + objects), { level: 1 })
    const dictionary = `/Type /ObjStm /N 2 /First ${head.length} /Filter /FlateDecode`
    const kept = await taken(
      pdf(stream(9, dictionary, folded), stream(10, '/Type /XRef /Info 7 0 R', Buffer.from('x'))),
    )
    const words = inflateSync(kept.subarray(kept.indexOf('stream\n') + 7)).toString()
    expect(words).not.toContain(AUTHOR)
    expect(words).toContain('(Chapter one)')
  })

  test('what nobody can look into is refused, and so is what is no paper', async () => {
    const locked = pdf(
      stream(9, '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', Buffer.from('not to be unfolded')),
      'trailer << /Info 7 0 R /Encrypt 8 0 R >>\n',
    )
    expect(await takePaper(locked)).toBe('sealedDocument')
    expect(takeApplication(locked)).toBe('sealedDocument')
    expect(await takePaper(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBe('document')
    expect(await takePaper(Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]))).toBe('document')
  })

  test('an application’s PDF neither', () => {
    const cv = takeApplication(pdf(`1 0 obj\n<< /Author (${AUTHOR}) >>\nendobj\ntrailer << /Info 1 0 R >>\n`))
    if (typeof cv === 'string') throw new Error(cv)
    expect(cv.ending).toBe('pdf')
    expect(Buffer.from(cv.bytes).includes(AUTHOR)).toBe(false)
  })
})
