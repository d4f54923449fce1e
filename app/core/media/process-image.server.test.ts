// Real files, made here: what is taken, what is refused, and what is left of the rest.

import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { MAX_IMAGE_BYTES } from './image-rules.ts'
import { type ProcessedImage, processImage } from './process-image.server.ts'

const canvas = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 20, g: 120, b: 90 } } })

async function taken(bytes: Uint8Array): Promise<ProcessedImage> {
  const image = await processImage(bytes)
  if (typeof image === 'string') throw new Error(`refused: ${image}`)
  return image
}

/** A PNG whose header promises more pixels than its few bytes can hold. */
function pngOf(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const crc = Buffer.alloc(4)
    crc.writeUInt32BE(crc32(body))
    const length = Buffer.alloc(4)
    length.writeUInt32BE(data.length)
    return Buffer.concat([length, body, crc])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(100))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function crc32(bytes: Buffer): number {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  }
  return (crc ^ 0xffffffff) >>> 0
}

test.each(['jpeg', 'png', 'webp', 'avif'] as const)('a %s becomes WebP and JPEG in three sizes', async (format) => {
  const { width, height, sizes, original } = await taken(await canvas(1600, 1200).toFormat(format).toBuffer())
  expect([width, height]).toEqual([1600, 1200])
  expect(sizes.map(({ name, type }) => [name, type])).toEqual([
    ['320.webp', 'image/webp'],
    ['320.jpg', 'image/jpeg'],
    ['640.webp', 'image/webp'],
    ['640.jpg', 'image/jpeg'],
    ['1280.webp', 'image/webp'],
    ['1280.jpg', 'image/jpeg'],
  ])
  for (const { name, bytes } of sizes) expect((await sharp(bytes).metadata()).width).toBe(Number.parseInt(name, 10))
  expect((await sharp(original.bytes).metadata()).format).toBe('jpeg')
})

test('small pictures are not enlarged', async () => {
  const { sizes } = await taken(await canvas(400, 300).png().toBuffer())
  expect(await Promise.all(sizes.map(async ({ bytes }) => (await sharp(bytes).metadata()).width))).toEqual([
    320, 320, 400, 400, 400, 400,
  ])
})

test('where it was taken, by which camera, and its thumbnail are gone; the right way up stays', async () => {
  const jpeg = await canvas(600, 300)
    .jpeg()
    .withExif({
      IFD0: { Make: 'SecretCam', Orientation: '6' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 26/1', GPSLongitudeRef: 'W', GPSLongitude: '0/1 7/1 39/1' },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer()
  expect((await sharp(jpeg).metadata()).exif).toBeDefined()
  const { width, height, sizes, original } = await taken(jpeg)
  expect([width, height]).toEqual([300, 600])
  for (const { bytes } of [...sizes, original]) {
    const { exif, iptc, xmp, orientation } = await sharp(bytes).metadata()
    expect([exif, iptc, xmp, orientation]).toEqual([undefined, undefined, undefined, undefined])
    expect(Buffer.from(bytes).includes('SecretCam')).toBe(false)
  }
})

test('what hides behind a picture does not survive', async () => {
  const script = '<html><script>alert("polyglot")</script></html>'
  const jpeg = await canvas(300, 300).jpeg().toBuffer()
  const { sizes, original } = await taken(Buffer.concat([jpeg, Buffer.from(script)]))
  for (const { bytes } of [...sizes, original]) expect(Buffer.from(bytes).includes('polyglot')).toBe(false)
})

test('a drawing, a page or a document is no picture, whatever its name', async () => {
  const files = [
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"/>',
    '<!doctype html><script>alert(1)</script>',
    '%PDF-1.7',
    'GIF89a',
    'just words',
  ]
  for (const text of files) expect(await processImage(Buffer.from(text)), text).toBe('notAnImage')
})

test('empty, too large, too small and damaged ones', async () => {
  expect(await processImage(new Uint8Array())).toBe('empty')
  const png = await canvas(300, 300).png().toBuffer()
  expect(await processImage(Buffer.concat([png, Buffer.alloc(MAX_IMAGE_BYTES)]))).toBe('tooLarge')
  expect(await processImage(await canvas(199, 900).png().toBuffer())).toBe('tooSmall')
  expect(await processImage(Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]))).toBe('broken')
  const noise = await sharp({
    create: {
      width: 400,
      height: 400,
      channels: 3,
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
      background: '#000',
    },
  })
    .jpeg()
    .toBuffer()
  expect(await processImage(noise.subarray(0, noise.length / 2))).toBe('broken')
})

test('a few bytes that promise billions of pixels are never decoded', async () => {
  const before = process.memoryUsage().rss
  expect(await processImage(pngOf(60_000, 60_000))).toBe('tooManyPixels')
  expect(process.memoryUsage().rss - before).toBeLessThan(200 * 1024 * 1024)
})
