import { parse } from 'csv-parse/sync'
import { describe, expect, test } from 'vitest'
import { detectDelimiter, detectEncoding, readCsv } from './read-csv.ts'

async function* inPieces(bytes: Uint8Array, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

async function read(text: string | Uint8Array, { size = 7, delimiter = ',', encoding = 'utf-8' } = {}) {
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text
  const records: { line: number; cells: string[] }[] = []
  const refusals: { line: number; reason: string }[] = []
  for await (const batch of readCsv(inPieces(bytes, size), { delimiter, encoding })) {
    records.push(...batch.records)
    refusals.push(...batch.refusals.map(({ line, reason }) => ({ line, reason })))
  }
  return { records, refusals }
}

describe('a well-formed file', () => {
  const text =
    '\ufeffname,city,note\r\n"Al ""Noor"", Ltd",London,"two\r\nlines"\r\nكباب,اسطنبول,\r\n,,\r\n"","x","y"\r\nO\'Neil,5" pipe,z'

  test.each([1, 2, 3, 7, 1000])('reads as csv-parse does, in pieces of %d bytes', async (size) => {
    const { records, refusals } = await read(text, { size })
    expect(refusals).toEqual([])
    // The other reader keeps line breaks inside cells as they are and needs to be told about marks in plain cells.
    const expected = parse(text, { bom: true, relax_quotes: true }) as string[][]
    expect(records.map(({ cells }) => cells)).toEqual(
      expected.map((cells) => cells.map((cell) => cell.replaceAll('\r\n', '\n'))),
    )
  })

  test('names the line a record begins on', async () => {
    const { records } = await read(text)
    expect(records.map(({ line }) => line)).toEqual([1, 2, 4, 5, 6, 7])
  })

  test.each(['\n', '\r', '\r\n'])('takes %j as line break', async (end) => {
    const { records } = await read(['a,b', '1,2', '3,4', ''].join(end))
    expect(records.map(({ cells }) => cells)).toEqual([
      ['a', 'b'],
      ['1', '2'],
      ['3', '4'],
    ])
  })
})

describe('broken lines', () => {
  test('a quotation mark that is never closed costs its line only', async () => {
    const rows = Array.from({ length: 1000 }, (_, i) => `${i},name ${i},town`)
    rows[500] = '500,"name 500,town'
    const { records, refusals } = await read(['id,name,city', ...rows].join('\n'), { size: 4096 })
    expect(records).toHaveLength(1000)
    expect(refusals).toEqual([{ line: 502, reason: 'quotes_unclosed' }])
  })

  test('nor does it swallow lines with marks of their own', async () => {
    const { records, refusals } = await read('a,b\n1,"open\n2,"fine"\n3,"also, fine"\n4,x\n')
    expect(records.map(({ cells }) => cells[0])).toEqual(['a', '2', '3', '4'])
    expect(refusals).toEqual([{ line: 2, reason: 'quotes_unclosed' }])
  })

  test('too few and too many cells', async () => {
    const { records, refusals } = await read('a,b,c\n1,2\n1,2,3,4\n1,2,3,,\n\n1,2,3\n')
    expect(records.map(({ line }) => line)).toEqual([1, 4, 6])
    expect(refusals).toEqual([
      { line: 2, reason: 'columns_wrong' },
      { line: 3, reason: 'columns_wrong' },
    ])
  })

  test('text behind a closing mark', async () => {
    const { refusals } = await read('a,b\n"x"y,2\n')
    expect(refusals).toEqual([{ line: 2, reason: 'quotes_broken' }])
  })

  test('a file of quotation marks alone ends', async () => {
    const { refusals } = await read(`a,b\n${'"\n'.repeat(2000)}`, { size: 512 })
    expect(refusals.length).toBeGreaterThan(0)
  })
})

describe('what a file is written in', () => {
  test.each(['utf-16le', 'utf-16be'] as const)('%s with its mark', async (encoding) => {
    const bytes = Buffer.from('\ufeffname;city\nمسجد;Köln\n', 'utf16le')
    if (encoding === 'utf-16be') bytes.swap16()
    expect(detectEncoding(bytes)).toBe(encoding)
    const { records } = await read(bytes, { delimiter: ';', encoding, size: 3 })
    expect(records[1]?.cells).toEqual(['مسجد', 'Köln'])
  })

  test('old Western files', () => {
    expect(detectEncoding(Buffer.from('caf\xe9,x\n', 'latin1'))).toBe('windows-1252')
  })

  test.each([
    ['a,b,c\n1,2,3', ','],
    ['a;b;c\n1,5;2;3', ';'],
    ['a\tb\n1\t2', '\t'],
    ['a|b\n1|2', '|'],
    ['"a,b";c\n"x,y";d', ';'],
    ['lonely\nword', ','],
  ])('the delimiter of %j', (text, delimiter) => {
    expect(detectDelimiter(text)).toBe(delimiter)
  })
})
