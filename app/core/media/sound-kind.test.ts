import { expect, test } from 'vitest'
import { sniffSound } from './sound-kind.ts'

const bytes = (...parts: (string | number[])[]) =>
  new Uint8Array(parts.flatMap((part) => (typeof part === 'string' ? [...part].map((c) => c.charCodeAt(0)) : part)))
const oggPage = bytes(
  'OggS',
  Array.from({ length: 24 }, () => 0),
)
const ogg = (codec: string) => new Uint8Array([...oggPage, ...bytes(codec)])

test.each([
  ['MP3 with tags', bytes('ID3', [4, 0, 0]), 'mp3'],
  ['MP3 without tags', bytes([0xff, 0xfb, 0x90, 0x64]), 'mp3'],
  ['Ogg Vorbis', ogg('\u0001vorbis'), 'ogg'],
  ['Ogg Opus', ogg('OpusHead'), 'ogg'],
  ['M4A', bytes([0, 0, 0, 32], 'ftypM4A '), 'm4a'],
])('knows %s', (_, file, extension) => {
  expect(sniffSound(file)?.extension).toBe(extension)
})

test.each([
  ['a page', bytes('<!doctype html>')],
  ['a picture', bytes([0xff, 0xd8, 0xff, 0xe0])],
  ['an Ogg film', ogg('\u0080theora')],
  ['an AVIF picture', bytes([0, 0, 0, 32], 'ftypavif')],
  ['nothing', bytes()],
  ['zeros', new Uint8Array(64)],
])('refuses %s', (_, file) => {
  expect(sniffSound(file)).toBeNull()
})
