// The first sheet with a table of a spreadsheet (.xlsx: XML in a zip) as rows of words. Only what a timetable needs: shared
// and inline words, numbers, and by their style dates and times. Nothing is unpacked beyond a limit, and no formula runs.
import { inflateRawSync } from 'node:zlib'

const MOST_UNPACKED = 24 * 1024 * 1024
const MOST_FILES = 400
const MOST_CELLS = 40_000

function unpack(zip: Buffer): Map<string, () => string> {
  const files = new Map<string, () => string>()
  const end = zip.lastIndexOf(Buffer.from('504b0506', 'hex'))
  if (end < 0 || end + 22 > zip.length) throw new Error('not a zip')
  const number = Math.min(zip.readUInt16LE(end + 10), MOST_FILES)
  let at = zip.readUInt32LE(end + 16)
  let left = MOST_UNPACKED
  for (let i = 0; i < number && zip.readUInt32LE(at) === 0x02014b50; i++) {
    const [method, packed, length, extra, comment, head] = [
      zip.readUInt16LE(at + 10),
      zip.readUInt32LE(at + 20),
      zip.readUInt16LE(at + 28),
      zip.readUInt16LE(at + 30),
      zip.readUInt16LE(at + 32),
      zip.readUInt32LE(at + 42),
    ]
    files.set(zip.toString('utf8', at + 46, at + 46 + length), () => {
      const from = head + 30 + zip.readUInt16LE(head + 26) + zip.readUInt16LE(head + 28)
      const body = zip.subarray(from, from + packed)
      const file = method === 8 ? inflateRawSync(body, { maxOutputLength: left }) : body
      left -= file.length
      if (left <= 0) throw new Error('too large')
      return file.toString('utf8')
    })
    at += 46 + length + extra + comment
  }
  return files
}

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }
const unescapeXml = (text: string) =>
  text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w{2,4}));/gi, (all, decimal, hex, name) => {
    const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : null
    if (code !== null) return code <= 0x10ffff ? String.fromCodePoint(code) : ''
    return ENTITIES[name] ?? all
  })

/** What stands between the tags of that name, one by one. Plain search, so that no text takes longer than its length. */
function* elements(xml: string, name: string): Generator<{ attributes: string; body: string }> {
  const open = `<${name}`
  const close = `</${name}>`
  let at = 0
  for (;;) {
    const start = xml.indexOf(open, at)
    if (start < 0) return
    const after = xml[start + open.length] ?? ''
    const end = xml.indexOf('>', start)
    if (end < 0) return
    at = end + 1
    if (!/[\s/>]/.test(after)) continue
    const attributes = xml.slice(start + open.length, end)
    if (attributes.endsWith('/')) {
      yield { attributes, body: '' }
      continue
    }
    const stop = xml.indexOf(close, at)
    if (stop < 0) return
    yield { attributes, body: xml.slice(at, stop) }
    at = stop + close.length
  }
}

const attribute = (attributes: string, name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1]
const words = (body: string) => unescapeXml([...elements(body, 't')].map(({ body: text }) => text).join(''))

/** Of each style whether it writes a number as a day, a time or both. */
function readStyles(xml: string): ('date' | 'time' | 'both' | null)[] {
  const custom = new Map(
    [...elements(xml, 'numFmt')].map(({ attributes }) => [
      attribute(attributes, 'numFmtId'),
      attribute(attributes, 'formatCode') ?? '',
    ]),
  )
  const [formats] = [...elements(xml, 'cellXfs')]
  return [...elements(formats?.body ?? '', 'xf')].map(({ attributes }) => {
    const id = Number(attribute(attributes, 'numFmtId') ?? 0)
    const code = (custom.get(String(id)) ?? '').replace(/"[^"]*"|\[[^\]]*\]|\\./g, '').toLowerCase()
    const [day, time] = [
      (id >= 14 && id <= 17) || id === 22 || /[dy]/.test(code),
      (id >= 18 && id <= 22) || (id >= 45 && id <= 47) || /[hs]/.test(code),
    ]
    return day && time ? 'both' : day ? 'date' : time ? 'time' : null
  })
}

const pad = (number: number) => String(number).padStart(2, '0')
/** Days since 1899-12-30; what is behind the point is the time of the day. */
function writeNumber(value: number, style: 'date' | 'time' | 'both' | null): string {
  if (!Number.isFinite(value) || value < 0 || value > 80_000) return ''
  const minutes = Math.round((value % 1) * 1440) % 1440
  const clock = `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`
  const isTime = style === 'time' || (style !== 'date' && value < 1 && !Number.isInteger(value))
  if (isTime || (style === 'both' && value < 1)) return clock
  if (style === 'date' || style === 'both')
    return new Date(Math.floor(value - 25_569) * 86_400_000).toISOString().slice(0, 10)
  return String(value)
}

const columnOf = (reference: string | undefined) => {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? '')?.[0]
  return letters === undefined
    ? null
    : [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

export function readXlsx(bytes: Uint8Array): string[][] {
  const files = unpack(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  const shared = [...elements(files.get('xl/sharedStrings.xml')?.() ?? '', 'si')].map(({ body }) => words(body))
  const styles = readStyles(files.get('xl/styles.xml')?.() ?? '')
  const sheets = [...files.keys()]
    .filter((name) => /^xl\/worksheets\/sheet\d+\.xml$/.test(name))
    .sort((a, b) => a.length - b.length || a.localeCompare(b))
  const found: string[][] = []
  let cells = 0
  // A sheet for each month is one table: their rows follow one another.
  for (const sheet of sheets.slice(0, 14)) {
    for (const row of elements(files.get(sheet)?.() ?? '', 'row')) {
      const line: string[] = []
      for (const { attributes, body } of elements(row.body, 'c')) {
        if (++cells > MOST_CELLS) return found
        const column = columnOf(attribute(attributes, 'r')) ?? line.length
        if (column >= 60) continue
        const type = attribute(attributes, 't')
        const [value] = [...elements(body, 'v')]
        const text = unescapeXml(value?.body ?? '')
        while (line.length < column) line.push('')
        line[column] =
          type === 's'
            ? (shared[Number(text)] ?? '')
            : type === 'inlineStr'
              ? words(body)
              : type === 'str' || type === 'b' || type === 'e'
                ? text
                : text === ''
                  ? ''
                  : writeNumber(Number(text), styles[Number(attribute(attributes, 's') ?? 0)] ?? null)
      }
      found.push(line)
    }
  }
  return found
}
