import { describe, expect, test } from 'vitest'
import {
  geoJsonLine,
  type OpenRecord,
  readCursor,
  readQuestion,
  recordLine,
  writeCursor,
  writeQuestion,
} from './rules.ts'

const record: OpenRecord = {
  kind: 'business',
  id: '0b9c2a52-57a8-4c0c-9d0c-0f8f5f3c9a11',
  slug: 'al-noor',
  name: '=HYPERLINK("x")',
  local_name: null,
  category: 'restaurants',
  subcategory: null,
  address: null,
  city: 'London',
  state: null,
  country: 'United Kingdom',
  country_code: 'GB',
  latitude: 51.5,
  longitude: -0.1,
  phone: '+442079460001',
  website: null,
  halal_level: 1,
  halal_said_by: null,
  source: 'osm',
  licence: 'ODbL 1.0',
  is_sample: false,
  updated_at: '2026-11-15T00:00:00+00:00',
  sort: 'مطعم نور | é',
}
const where = { siteUrl: 'https://www.mahalla.example', siteName: 'Mahalla' }

describe('cursors', () => {
  test('come back as they were written, in any script', () => {
    expect(readCursor(writeCursor(record), 'name')).toEqual([record.sort, 'business', record.id])
  })

  test.each(['', 'x', 'e30', btoa('["a","b","c"]'), btoa('["a","business","not-an-id"]'), 'A'.repeat(3000)])(
    'made-up cursor %j is none',
    (text) => {
      expect(readCursor(text, 'name')).toBeNull()
    },
  )

  test('a cursor by date needs a date', () => {
    expect(readCursor(writeCursor(record), 'updated')).toBeNull()
    expect(readCursor(writeCursor({ ...record, sort: '2026-11-15T04:31:07.123+00:00' }), 'updated')).not.toBeNull()
  })
})

describe('the question in an address', () => {
  test('unknown values are no filters', () => {
    const { filters, sort } = readQuestion(new URLSearchParams('kind=cat&country=zz&category=x&sort=evil&search=%20'))
    expect(filters).toEqual({
      kind: null,
      country: null,
      city: null,
      category: null,
      source: null,
      text: null,
      withoutSamples: false,
    })
    expect(sort).toBe('name')
  })

  test('control characters are blanks', () => {
    expect(readQuestion(new URLSearchParams('search=a%00b&city=%00')).filters).toMatchObject({
      text: 'a b',
      city: null,
    })
    expect(readCursor(btoa(`["\\ud800","business","${record.id}"]`), 'name')).toBeNull()
  })

  test('is written back the same', () => {
    const address = '?kind=mosque&country=GB&source=osm&samples=no&sort=place&col=kind&col=phone'
    expect(writeQuestion(readQuestion(new URLSearchParams(address)))).toBe(address)
  })

  test('says when a cursor is broken', () => {
    const question = readQuestion(new URLSearchParams('after=zzz'))
    expect(question.isCursorBroken).toBe(true)
    expect(question.cursor).toBeNull()
  })
})

describe('exported records', () => {
  test('carry their licence and cannot run as formulas', () => {
    const line = recordLine(record, where)
    expect(line).toContain(`"'=HYPERLINK(""x"")"`)
    expect(line).toContain('ODbL 1.0')
    expect(line).toContain('https://www.mahalla.example/business/al-noor')
  })

  test('records of this site are under its own licence', () => {
    expect(recordLine({ ...record, source: null, licence: null }, where)).toContain('CC BY 4.0, Mahalla')
  })

  test('an unknown position is no point in GeoJSON', () => {
    expect(JSON.parse(geoJsonLine({ ...record, latitude: 0, longitude: 0 }, where)).geometry).toBeNull()
    expect(JSON.parse(geoJsonLine(record, where))).toMatchObject({
      type: 'Feature',
      id: record.id,
      geometry: { type: 'Point', coordinates: [-0.1, 51.5] },
      properties: { licence: 'ODbL 1.0', name: record.name },
    })
  })
})
