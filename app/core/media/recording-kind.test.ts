import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { recordingType, withoutNotes } from './recording-kind.ts'

const text = (words: string) => Buffer.from(words, 'latin1')
const box = (name: string, ...inside: Buffer[]) => {
  const body = Buffer.concat(inside)
  const head = Buffer.alloc(8)
  head.writeUInt32BE(body.length + 8)
  head.write(name, 4, 'latin1')
  return Buffer.concat([head, body])
}
const PLACE = '+51.5074-000.1278/'
const film = Buffer.concat([
  box('ftyp', text('isom'), Buffer.alloc(4)),
  box('moov', box('mvhd', text('times')), box('trak', box('udta', text(PLACE))), box('udta', box('©xyz', text(PLACE)))),
  box('mdat', text('pictures')),
])
const element = (id: string, body: Buffer) =>
  Buffer.concat([Buffer.from(id, 'hex'), Buffer.from([0x40, body.length]), body])
const web = Buffer.concat([
  element('1a45dfa3', Buffer.concat([Buffer.from('4282', 'hex'), Buffer.from([0x84]), text('webm')])),
  Buffer.from('18538067', 'hex'),
  Buffer.from('01ffffffffffffff', 'hex'),
  element('1254c367', text(`LOCATION ${PLACE}`)),
  element('1f43b675', text('pictures')),
])

test('a recording is what its bytes say, and only as what it is wanted for', () => {
  expect(recordingType(film, 'video')).toBe('video/mp4')
  expect(recordingType(film, 'audio')).toBe('audio/mp4')
  expect(recordingType(web, 'video')).toBe('video/webm')
  expect(recordingType(web, 'audio')).toBeNull()
  expect(recordingType(readFileSync('public/course-samples/shadow-of-a-day.webm'), 'video')).toBe('video/webm')
  expect(recordingType(readFileSync('public/course-samples/two-four-six.wav'), 'audio')).toBe('audio/wav')
  expect(recordingType(text('RIFF....WAVEfmt '), 'audio')).toBe('audio/wav')
  expect(recordingType(text('ID3...'), 'audio')).toBe('audio/mpeg')
  for (const other of ['<html>', '%PDF-1.7', 'RIFF....WEBP', ''])
    for (const of of ['video', 'audio'] as const) expect(recordingType(text(other), of)).toBeNull()
})

test('where a film was taken is taken out, and nothing moves', () => {
  const cleaned = Buffer.from(withoutNotes('video/mp4', film))
  expect(cleaned.toString('latin1')).not.toContain('51.5074')
  expect(cleaned).toHaveLength(film.length)
  expect(cleaned.indexOf('mdat')).toBe(film.indexOf('mdat'))
  expect(cleaned.toString('latin1')).toContain('pictures')
  expect(film.toString('latin1')).toContain('51.5074')
  const other = Buffer.from(withoutNotes('video/webm', web))
  expect(other.toString('latin1')).not.toContain('51.5074')
  expect(other).toHaveLength(web.length)
  expect(other.toString('latin1')).toContain('pictures')
})

test('tags of sound are taken off', () => {
  const tags = Buffer.concat([text('ID3'), Buffer.from([4, 0, 0, 0, 0, 0, 5]), text('NAMES')])
  const sound = Buffer.concat([tags, text('sound'), text('TAG'), Buffer.alloc(125)])
  expect(Buffer.from(withoutNotes('audio/mpeg', sound)).toString('latin1')).toBe('sound')
  const list = Buffer.concat([text('LIST'), Buffer.from([4, 0, 0, 0]), text('NAME')])
  const wav = Buffer.concat([text('RIFF....WAVE'), list, text('data'), Buffer.from([2, 0, 0, 0]), text('ok')])
  expect(Buffer.from(withoutNotes('audio/wav', wav)).toString('latin1')).toMatch(/WAVEJUNK.{8}data.{4}ok/s)
})

test('a file that lies about its sizes is left alone, not followed for ever', () => {
  const torn = Uint8Array.from(film)
  torn.set([0, 0, 0, 2], 16)
  expect(withoutNotes('video/mp4', torn)).toHaveLength(torn.length)
  expect(withoutNotes('video/webm', Uint8Array.from([0x1a, 0x45, 0xdf, 0xa3, 0]))).toHaveLength(5)
})
