import { expect, test } from 'vitest'
import {
  decodePlaces,
  encodePlaces,
  fromDeltas,
  fromPlanes,
  type PlaceTable,
  toDeltas,
  toPlanes,
} from './places-file.server.ts'

const text = (value: string) => new TextEncoder().encode(value)
const numbers = (...values: number[]) => Uint32Array.from(values)

const TABLE: PlaceTable = {
  size: 2,
  kdNodeSize: 32,
  countries: ['EG', 'GB'],
  states: ['', 'England'],
  zones: ['Africa/Cairo', 'Europe/London'],
  lat: Int32Array.from([3_006_263, 5_150_853]),
  lng: Int32Array.from([3_124_967, -12_574]),
  id: numbers(360_630, 1_999_999_999),
  population: numbers(7_734_614, 0),
  country: numbers(0, 1),
  state: numbers(0, 1),
  zone: numbers(0, 1),
  names: text('CairoLondon'),
  nameStart: numbers(0, 5, 11),
  keys: text('cairocairologlondonلندن'),
  keyStart: numbers(0, 5, 13, 19, 27),
  postings: numbers(0, 1, 4, 5),
  postingStart: numbers(0, 1, 2, 3, 4),
  localId: numbers(360_630),
  arabic: text('القاهرة'),
  arabicStart: numbers(0, 14),
  urdu: text(''),
  urduStart: numbers(0, 0),
}

test('a table comes back as it was written', () => {
  expect(decodePlaces(encodePlaces(TABLE))).toEqual(TABLE)
})

test('keeps whole 32-bit numbers and signs', () => {
  const values = [0, 1, 255, 256, 0xffff_ffff]
  expect([...fromPlanes(toPlanes(values, 4), 4)]).toEqual(values)
  const signed = [0, -18_000_000, 18_000_000, -1, 1]
  expect([...fromDeltas(toDeltas(signed))]).toEqual(signed)
})

test('refuses a number that does not fit its column', () => {
  expect(() => encodePlaces({ ...TABLE, country: numbers(0, 256) })).toThrow('country[1] does not fit 1 bytes')
})

test('refuses what is not a whole places file', () => {
  const file = encodePlaces(TABLE)
  expect(() => decodePlaces(text('hello, world'))).toThrow('Not a places file')
  expect(() => decodePlaces(new Uint8Array(0))).toThrow('Not a places file')
  expect(() => decodePlaces(file.subarray(0, file.length - 1))).toThrow('cut short')
})
