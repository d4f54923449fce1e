import { expect, test } from 'vitest'
import { documentKind } from './document-kind.ts'

const OLE = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
const zip = (...parts: string[]) =>
  Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(26), ...parts.map((part) => Buffer.from(part))])
const wide = (text: string) => Buffer.from(text, 'utf16le')
const ODT = 'mimetypeapplication/vnd.oasis.opendocument.text'

test.each([
  ['pdf', Buffer.from('%PDF-1.7')],
  ['doc', Buffer.concat([OLE, Buffer.alloc(512), wide('WordDocument')])],
  ['docx', zip('[Content_Types].xml', 'word/document.xml')],
  ['odt', zip(ODT, 'content.xml')],
])('%s is known by its bytes', (kind, bytes) => {
  expect(documentKind(bytes)).toBe(kind)
})

test.each([
  ['nothing', Buffer.alloc(0)],
  ['a picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
  ['a page', Buffer.from('<html><script>alert(1)</script>')],
  ['a program', Buffer.from('MZ\u0090\u0000')],
  ['a PDF that begins late', Buffer.from('<script></script>%PDF-1.7')],
  ['another zip', zip('index.html')],
  ['a spreadsheet', zip('[Content_Types].xml', 'xl/workbook.xml')],
  ['a drawing', zip('mimetypeapplication/vnd.oasis.opendocument.graphics')],
  ['an old spreadsheet', Buffer.concat([OLE, wide('Workbook')])],
  ['an installer', Buffer.concat([OLE, wide('Icon.exe')])],
  ['Word with macros', zip('[Content_Types].xml', 'word/document.xml', 'word/vbaProject.bin')],
  ['old Word with macros', Buffer.concat([OLE, wide('WordDocument'), wide('_VBA_PROJECT')])],
  ['OpenDocument with macros', zip(ODT, 'Basic/script-lc.xml')],
])('%s is none', (_what, bytes) => {
  expect(documentKind(bytes)).toBeNull()
})
