// One cell of a timetable: a clock in whatever way it is written, minutes after something, or "as above".
import { toLatinDigits } from '#app/lib/latin-digits.ts'
import { readHeading } from './words.ts'

export type Cell =
  /** Minutes since midnight; not `isSure`: of the twelve-hour clock, and nobody wrote which half of the day. */
  | { kind: 'clock'; minutes: number; isSure: boolean }
  /** Minutes after the prayer begins. */
  | { kind: 'offset'; minutes: number }
  /** Minutes after sunrise, or before it. */
  | { kind: 'sunrise'; minutes: number }
  | { kind: 'same' }
  | { kind: 'blank' }
  | { kind: 'bad' }

const BIDI = /[\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g
/** One way of writing digits, spaces and dashes. */
export const plain = (text: string) =>
  toLatinDigits(text)
    .replace(/[\uff10-\uff19]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0))
    .replace(BIDI, '')
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/[：٫]/g, ':')
    .trim()

const DITTO = /^(?:["”“″〃]|''|,,|〃|"|ditto|same|idem|do|as above)$/i
const NOTHING = /^(?:-+|\.+|x|n\/?a|tba|tbc|none|no jama.*|yok|tidak ada|aucune?|لا يوجد)$/i

const PM = /(?:p\.?\s?m\.?|م|مساء|ö\.?s\.?|du soir|malam|sore|شام)$/i
const AM = /(?:a\.?\s?m\.?|ص|صباحا|ö\.?ö\.?|du matin|pagi|صبح)$/i

function readClock(text: string): Cell | null {
  const half = PM.test(text) ? 'pm' : AM.test(text) ? 'am' : null
  // Scanned pages write l and O for 1 and 0.
  const digits = text
    .replace(PM, '')
    .replace(AM, '')
    .replace(/[*†#'°]+$/, '')
    .trim()
    .replace(/[lI|](?=[\d:.;,]|$)|(?<=[\d:.;,])[lI|]/g, '1')
    .replace(/[oO](?=[\d:.;,])|(?<=[\d:.;,])[oO]/g, '0')
  const written =
    /^(\d{1,2})\s?[:.;,hH]\s?(\d{2})(?:[:.]\d{2})?$/.exec(digits) ??
    /^(\d{1,2}) (\d{2})$/.exec(digits) ??
    /^(\d{1,2})(\d{2})$/.exec(digits) ??
    (half || /h$/i.test(digits) ? /^(\d{1,2})(?:[hH])?()$/.exec(digits) : null)
  if (!written) return null
  const [hours, minutes] = [Number(written[1]), Number(written[2] || 0)]
  if (hours > 24 || minutes > 59) return { kind: 'bad' }
  const hour = half === 'pm' && hours < 12 ? hours + 12 : half === 'am' && hours === 12 ? 0 : hours % 24
  return { kind: 'clock', minutes: hour * 60 + minutes, isSure: half !== null || hours === 0 || hours > 12 }
}

/** "Sunrise + 15", "sunset", "+5", "5 min after adhan", "Maghrib ile". */
function readRelative(text: string): Cell | null {
  const { named, parts } = readHeading(text.replace(/[-+]?\d+/g, ' '))
  const [, sign, number] = /([-+]?)\s*(\d{1,3})/.exec(text) ?? []
  const isBefore = sign === '-' || /\b(?:before|avant|once|önce|sebelum)\b|قبل/i.test(text)
  const minutes = number === undefined ? 0 : Number(number) * (isBefore ? -1 : 1)
  if (Math.abs(minutes) > 180) return null
  if (named[0] === 'sunrise') return { kind: 'sunrise', minutes }
  const isAfter =
    named.length > 0 ||
    parts.length > 0 ||
    sign === '+' ||
    /\b(?:min|mins|minutes?|dk|menit)\b|دقيق|دقا|منٹ/i.test(text)
  return isAfter && minutes >= 0 ? { kind: 'offset', minutes } : null
}

export function readCell(raw: string): Cell {
  const text = plain(raw)
  if (text === '') return { kind: 'blank' }
  if (DITTO.test(text)) return { kind: 'same' }
  if (NOTHING.test(text)) return { kind: 'blank' }
  return readClock(text) ?? readRelative(text) ?? { kind: 'bad' }
}

/** Several in one cell: "12:30 / 1:15". */
export function readCells(raw: string): Cell[] {
  const whole = readCell(raw)
  if (whole.kind !== 'bad') return [whole]
  const parts = plain(raw)
    .split(/\s*(?:[/&|\n]|,\s|\s-\s|\band\b|\bet\b|\bve\b|\bdan\b| و )\s*/i)
    .map(readCell)
  return parts.length > 1 && parts.every(({ kind }) => kind === 'clock') ? parts : [whole]
}

export const isTimeLike = (raw: string) => readCell(raw).kind === 'clock' && !/^\d{1,4}$/.test(plain(raw))
