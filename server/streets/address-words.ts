// The words of an address: its street in one spelling, its number and its postcode.
import { fold } from '#app/core/places/fold.ts'

/** Short forms at the end of a street's name, and at its beginning. */
const LAST: Readonly<Record<string, string>> = {
  st: 'street',
  str: 'strasse',
  rd: 'road',
  ave: 'avenue',
  av: 'avenue',
  ln: 'lane',
  sq: 'square',
  cl: 'close',
  cres: 'crescent',
  ct: 'court',
  dr: 'drive',
  gdns: 'gardens',
  gr: 'grove',
  pl: 'place',
  ter: 'terrace',
  blvd: 'boulevard',
  sk: 'sokak',
  sok: 'sokak',
  sokagi: 'sokak',
  cd: 'caddesi',
  cad: 'caddesi',
  bulv: 'bulvari',
}
const FIRST: Readonly<Record<string, string>> = {
  jl: 'jalan',
  jln: 'jalan',
  av: 'avenue',
  ave: 'avenue',
  bd: 'boulevard',
  bld: 'boulevard',
  r: 'rue',
  pl: 'place',
  ش: 'شارع',
}

const own = (table: Readonly<Record<string, string>>, word: string) =>
  Object.hasOwn(table, word) ? table[word] : undefined

/** `'Brick Ln.'` and `'BRICK LANE'` → `'brick lane'`. */
export function streetKey(name: string): string {
  const words = fold(name).split(' ')
  const last = words.length - 1
  const first = own(FIRST, words[0] ?? '')
  const end = own(LAST, words[last] ?? '')
  if (first !== undefined && last > 0) words[0] = first
  if (end !== undefined && last > 0) words[last] = end
  return words.join(' ')
}

/** `'E1 6PU'` → `'e16pu'`; empty for what has no digit: no postcode is a word. */
export function postcodeKey(postcode: string): string {
  const key = fold(postcode).replaceAll(' ', '')
  return /\d/.test(key) && key.length >= 2 && key.length <= 10 ? key : ''
}

/** The first part of a postcode written in two: `'E1 6PU'` → `'e1'`. */
export function districtKey(postcode: string): string {
  const [first = '', second] = fold(postcode).split(' ')
  return second === undefined ? '' : postcodeKey(first)
}

/** `'12-14a'` → 12; null where there is none. */
export function houseNumber(text: string): number | null {
  const digits = /^\D{0,3}(\d{1,5})/.exec(fold(text))?.[1]
  return digits === undefined ? null : Number(digits)
}

export type AddressGuess = { street: string; number: string }

const NUMBER = String.raw`\d{1,5}\s?\p{L}?(?:[-/]\d{1,5}\p{L}?)?`
const NUMBER_FIRST = new RegExp(String.raw`^(?:no|nr|n°|№)?[.:]?\s*(${NUMBER})[\s,]+(\D.*)$`, 'iu')
const NUMBER_LAST = new RegExp(String.raw`^(.*\D)[\s,]+(?:no|nr|n°|№)?[.:]?\s*(${NUMBER})$`, 'iu')

/**
 * What an address may mean, the likeliest first: each part between commas may be the street, with its number before or
 * after it, or in the part beside it.
 */
export function readAddress(address: string): AddressGuess[] {
  const parts = address
    .slice(0, 400)
    .replace(/[٠-٩۰-۹]/gu, (digit) => String(digit.charCodeAt(0) & 0xf))
    .split(/[,،;\n]/)
    .map((part) => part.trim())
    .filter(Boolean)
    .slice(0, 8)
  const guesses = parts.flatMap((part, i): AddressGuess[] => {
    const [, number, rest] = NUMBER_FIRST.exec(part) ?? []
    const [, before, after] = NUMBER_LAST.exec(part) ?? []
    const beside = parts[i - 1] ?? ''
    return [
      ...(number && rest ? [{ street: streetKey(rest), number: fold(number) }] : []),
      ...(before && after ? [{ street: streetKey(before), number: fold(after) }] : []),
      { street: streetKey(part), number: new RegExp(`^${NUMBER}$`, 'iu').test(beside) ? fold(beside) : '' },
    ]
  })
  return guesses.filter(({ street }) => street.length >= 3)
}
