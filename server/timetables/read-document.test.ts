// Spreadsheets and PDFs of timetables, and files made to hurt.
import { deflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { readDocument } from './read-document.ts'

/** A zip whose directory is all a reader needs. */
function zip(files: Record<string, string | Buffer>): Buffer {
  const bodies: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const [name, content] of Object.entries(files)) {
    const packed = Buffer.isBuffer(content) ? content : deflateRawSync(content)
    const head = Buffer.alloc(30)
    head.write('PK\x03\x04', 0, 'latin1')
    head.writeUInt16LE(8, 8)
    head.writeUInt16LE(Buffer.byteLength(name), 26)
    const entry = Buffer.alloc(46)
    entry.write('PK\x01\x02', 0, 'latin1')
    entry.writeUInt16LE(8, 10)
    entry.writeUInt32LE(packed.length, 20)
    entry.writeUInt16LE(Buffer.byteLength(name), 28)
    entry.writeUInt32LE(at, 42)
    bodies.push(head, Buffer.from(name), packed)
    directory.push(entry, Buffer.from(name))
    at += 30 + Buffer.byteLength(name) + packed.length
  }
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 0, 'latin1')
  end.writeUInt16LE(Object.keys(files).length, 10)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...bodies, ...directory, end])
}

const STYLES =
  '<styleSheet><numFmts><numFmt numFmtId="165" formatCode="h:mm\\ AM/PM"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="165"/></cellXfs></styleSheet>'
const sheet = (rows: string) => `<worksheet><sheetData>${rows}</sheetData></worksheet>`

test('words, dates and times of a sheet, with blanks where cells are left out', async () => {
  const rows = await readDocument(
    zip({
      'xl/sharedStrings.xml':
        '<sst><si><t>Date</t></si><si><r><t>Fa</t></r><r><t>jr</t></r></si><si><t>Jama&apos;ah &amp; Isha</t></si></sst>',
      'xl/styles.xml': STYLES,
      'xl/worksheets/sheet1.xml': sheet(
        '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="D1" t="s"><v>2</v></c></row><row r="2"><c r="A2" s="1"><v>46327</v></c><c r="B2" s="2"><v>0.260416666666667</v></c><c r="C2" t="inlineStr"><is><t>+5</t></is></c><c r="D2"><v>0.8125</v></c><c r="E2"/></row>',
      ),
    }),
  )
  expect(rows).toEqual([
    ['Date', 'Fajr', '', "Jama'ah & Isha"],
    ['2026-11-01', '06:15', '+5', '19:30', ''],
  ])
})

/** One page with words at places, as a program without compression writes it. */
function pdf(lines: [text: string, x: number, y: number][]): Buffer {
  const content = lines.map(([text, x, y]) => `BT /F1 9 Tf 1 0 0 1 ${x} ${y} Tm (${text}) Tj ET`).join('\n')
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${content.length}>>stream\n${content}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ]
  let text = '%PDF-1.4\n'
  const places = objects.map((object, i) => {
    const at = text.length
    text += `${i + 1} 0 obj${object}endobj\n`
    return at
  })
  const table = places.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
  return Buffer.from(
    `${text}xref\n0 6\n0000000000 65535 f \n${table}trailer<</Size 6/Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF`,
  )
}

test('words of a page by where they stand: a blank stays a blank', async () => {
  const rows = await readDocument(
    pdf([
      ['November 2026', 50, 800],
      ['Date', 50, 780],
      ['Fajr', 100, 780],
      ['Iqamah', 150, 780],
      ['Isha', 220, 780],
      ['1', 50, 760],
      ['5:17', 100, 760],
      ['6:00', 150, 760],
      ['7:30', 220, 760],
      ['2', 50, 740],
      ['5:18', 100, 740],
      ['7:30', 220, 740],
    ]),
  )
  expect(rows).toEqual([
    ['November 2026'],
    ['Date', 'Fajr', 'Iqamah', 'Isha'],
    ['1', '5:17', '6:00', '7:30'],
    ['2', '5:18', '', '7:30'],
  ])
})

const bomb = deflateRawSync(Buffer.alloc(200 * 1024 * 1024))

test.each([
  ['a sheet that unpacks to 200 MB', zip({ 'xl/worksheets/sheet1.xml': bomb })],
  ['words that unpack to 200 MB', zip({ 'xl/sharedStrings.xml': bomb, 'xl/worksheets/sheet1.xml': sheet('') })],
  ['a zip cut off', zip({ 'xl/worksheets/sheet1.xml': sheet('<row/>') }).subarray(0, 60)],
  [
    'a directory that lies',
    Buffer.concat([
      Buffer.from('PK\x03\x04', 'latin1'),
      Buffer.alloc(40, 0xff),
      Buffer.from('PK\x05\x06', 'latin1'),
      Buffer.alloc(18, 0xff),
    ]),
  ],
  ['a PDF of noise', Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(5000, 0x41)])],
])('%s is unreadable, and the site goes on', async (_what, bytes) => {
  expect(await readDocument(bytes)).toBe('unreadable')
})

test('a program or a picture is no document, and a workbook without a sheet has no rows', async () => {
  expect(await readDocument(Buffer.from('MZ\x90\0'))).toBeNull()
  expect(await readDocument(Buffer.from('\x89PNG\r\n'))).toBeNull()
  expect(await readDocument(zip({ 'word/document.xml': '<w/>' }))).toEqual([])
})

test('a million cells, and entities in entities', async () => {
  const many = await readDocument(
    zip({ 'xl/worksheets/sheet1.xml': sheet(`<row>${'<c t="str"><v>x</v></c>'.repeat(200_000)}</row>`) }),
  )
  expect(Array.isArray(many) && many.flat().length).toBeLessThanOrEqual(60)
  const entities = await readDocument(
    zip({
      'xl/worksheets/sheet1.xml': `<!DOCTYPE x [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]>${sheet('<row><c t="str"><v>&b;</v></c></row>')}`,
    }),
  )
  expect(entities).toEqual([['&b;']])
})
