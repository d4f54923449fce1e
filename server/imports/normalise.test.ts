import { describe, expect, test } from 'vitest'
import { isRefusal, normalise, type RawFields, readEmail, readNumber, readPhone, readWebsite } from './normalise.ts'
import { parseOsmHours } from './osm-hours.ts'
import { osmFields, osmKind } from './osm-record.ts'
import { type StagedRow, writeCopyLine } from './staged-row.ts'

const take = (fields: RawFields, kind: 'business' | 'mosque' = 'business') =>
  normalise(fields, { kind, line: 7, excerpt: () => 'the line' })
const row = (fields: RawFields, kind: 'business' | 'mosque' = 'business'): StagedRow => {
  const result = take(fields, kind)
  if (isRefusal(result)) throw new Error(result.reason)
  return result
}

describe('a row', () => {
  test.each([
    [{}, 'name_missing'],
    [{ name: ' \u0000 ' }, 'name_missing'],
    [{ name: 'x'.repeat(201) }, 'name_too_long'],
    [{ name: 'Al Noor 020 7946 0018' }, 'phone_in_name'],
    [{ name: 'A', latitude: '0', longitude: '0.0' }, 'nowhere'],
    [{ name: 'A', latitude: 'north', longitude: '1' }, 'coordinates_not_numbers'],
    [{ name: 'A', latitude: '91', longitude: '1' }, 'coordinates_out_of_range'],
    [{ name: 'A', latitude: 'Infinity', longitude: '1' }, 'coordinates_not_numbers'],
    [{ name: 'A', source_id: 'x'.repeat(201) }, 'source_id_too_long'],
  ])('%j is refused: %s', (fields, reason) => {
    expect(take(fields)).toEqual({ line: 7, reason, excerpt: 'the line' })
  })

  test('zero coordinates, or half of a pair, are an unknown location', () => {
    expect(row({ name: 'A', city: 'York', latitude: '0', longitude: '0' })).toMatchObject({
      latitude: null,
      longitude: null,
    })
    expect(row({ name: 'A', latitude: '51,5', longitude: '' })).toMatchObject({ latitude: null, longitude: null })
  })

  test('country and city follow from the position', () => {
    expect(row({ name: 'A', latitude: '51.5072', longitude: '-0.1276' })).toMatchObject({
      city: 'London',
      country: 'United Kingdom',
      country_code: 'GB',
      time_zone: 'Europe/London',
    })
  })

  test('categories in any of our words; unknown ones are kept as the type', () => {
    expect(row({ name: 'A', category: 'Wizardry' })).toMatchObject({
      business_category: null,
      business_type: 'Wizardry',
    })
    expect(row({ name: 'A', category: 'butcher' })).toMatchObject({
      business_category: 'grocery',
      subcategory: 'butcher',
    })
    expect(row({ name: 'A', category: 'restaurants', subcategory: 'lebanese' })).toMatchObject({
      business_category: 'restaurants',
      subcategory: 'middle-eastern',
      cuisines: ['lebanese'],
    })
  })

  test('what is cooked becomes a fact of its own; a word nobody knows stays as a tag', () => {
    expect(row({ name: 'A', category: 'fast_food', cuisine: 'Döner; fried_chicken;regional;کباب' })).toMatchObject({
      subcategory: 'takeaway',
      cuisines: ['kebab', 'chicken'],
      tags: ['regional'],
    })
    expect(row({ name: 'A', category: 'restaurants', subcategory: 'moon food' })).toMatchObject({
      subcategory: null,
      tags: ['moon food'],
    })
  })

  test('a bare mark on the map is no more than reported, unless kitchen, name, trade or country bear it out', () => {
    const said = (name: string, tags: Record<string, string>, lat = 59.91, lon = 10.75) =>
      row(
        osmFields(
          { type: 'node', id: 1, tags: { name, amenity: 'restaurant', 'diet:halal': 'yes', ...tags }, lat, lon },
          'business',
        ),
      ).halal
    expect(said('Sakura', { cuisine: 'sushi' })).toEqual({ said: 'reported' })
    expect(said('Sakura', { cuisine: 'sushi', 'diet:halal': 'only' })).toEqual({ said: 'only' })
    expect(said('Izmir', { cuisine: 'kebab', check_date: '2026-01-31' })).toEqual({ said: 'yes', seen: '2026-01-31' })
    expect(said('Halal Sushi', {})).toEqual({ said: 'yes' })
    expect(said('Sakura', { cuisine: 'sushi' }, -6.2, 106.82)).toEqual({ said: 'yes' })
  })

  test('the same row without an id gets the same id', () => {
    const fields = { name: 'Al Noor', city: 'Leeds', phone: '+441132960000' }
    expect(row(fields).source_id).toBe(row({ ...fields, description: 'x' }).source_id)
    expect(row(fields).source_id).not.toBe(row({ ...fields, city: 'York' }).source_id)
  })

  test('nobody eats on a word nobody gave: what a source says of halal stays the source’s word', () => {
    expect(row({ name: 'A', halal: 'only' }).halal).toEqual({ said: 'only' })
    expect(row({ name: 'A', halal: 'yes' })).not.toHaveProperty('halal_level')
    expect(row({ name: 'A', halal: 'yes' }).halal).toEqual({ said: 'yes' })
    expect(row({ name: 'A', halal: 'no' }).halal).toBeNull()
  })
})

test('phones become E.164 where they can be understood', () => {
  expect(readPhone('020 7946 0018', 'GB')).toBe('+442079460018')
  expect(readPhone('0300 1234567; 0300 7654321', 'PK')).toBe('+923001234567')
  expect(readPhone('12345', null)).toBe('12345')
  expect(readPhone('=cmd()', 'GB')).toBeNull()
})

test('addresses of the web and of mail', () => {
  expect(readWebsite('example.org/halal')).toBe('https://example.org/halal')
  expect(readWebsite('javascript:alert(1)')).toBeNull()
  expect(readWebsite('https://user:pw@example.org')).toBeNull()
  expect(readEmail('a@b.example; c@d.example')).toBe('a@b.example')
  expect(readEmail('not an address')).toBeNull()
  expect(readNumber('12,5')).toBe(12.5)
})

describe('opening hours of OpenStreetMap', () => {
  test('several intervals, a Friday break and past midnight', () => {
    expect(parseOsmHours('Mo-Th 09:00-17:00; Fr 09:00-12:30,14:30-17:00; Sa 18:00-02:00; PH off')).toEqual({
      mon: [['09:00', '17:00']],
      tue: [['09:00', '17:00']],
      wed: [['09:00', '17:00']],
      thu: [['09:00', '17:00']],
      fri: [
        ['09:00', '12:30'],
        ['14:30', '17:00'],
      ],
      sat: [['18:00', '02:00']],
      sun: [],
    })
  })

  test('round the clock', () => {
    expect(parseOsmHours('24/7')?.wed).toEqual([['00:00', '24:00']])
  })

  test.each(['', 'by appointment', 'sunrise-sunset', 'Apr-Oct 10:00-18:00', '"call us"', 'Mo-Fr 25:99'])(
    '%j says nothing about a plain week',
    (text) => {
      expect(parseOsmHours(text)).toBeNull()
    },
  )
})

describe('tags of OpenStreetMap', () => {
  test('only what bears a halal or Muslim mark is taken', () => {
    expect(osmKind({ amenity: 'restaurant', name: 'A' }, false)).toBeNull()
    expect(osmKind({ amenity: 'restaurant', name: 'A' }, true)).toBe('business')
    expect(osmKind({ amenity: 'restaurant', 'diet:halal': 'no' }, false)).toBeNull()
    expect(osmKind({ amenity: 'restaurant', 'diet:halal': 'only' }, false)).toBe('business')
    expect(osmKind({ amenity: 'place_of_worship', religion: 'muslim' }, false)).toBe('mosque')
    expect(osmKind({ amenity: 'place_of_worship', religion: 'christian' }, true)).toBeNull()
  })

  test.each([
    [{ 'contact:instagram': '@Grill.Leeds' }, 'https://www.instagram.com/Grill.Leeds'],
    [{ 'contact:instagram': 'https://instagram.com/grill' }, 'https://instagram.com/grill'],
    [{ 'contact:tiktok': 'grill' }, 'https://www.tiktok.com/@grill'],
    [{ 'contact:instagram': 'grill', website: 'https://grill.example' }, 'https://grill.example'],
    [{ 'contact:instagram': 'see our flyer' }, undefined],
  ] as [Record<string, string>, string | undefined][])('the page of %j is %s', (tags, website) => {
    const node = { type: 'node', id: 5, tags: { name: 'Grill', ...tags }, lat: 51.5, lon: -0.1 } as const
    expect(osmFields(node, 'business').website).toBe(website)
  })

  test('become our fields', () => {
    const tags = {
      name: 'مطعم النور',
      'name:en': 'Al Noor',
      amenity: 'restaurant',
      cuisine: 'lebanese;kebab',
      'diet:halal': 'only',
      'addr:housenumber': '12',
      'addr:street': 'High Street',
      'addr:city': 'London',
      'contact:phone': '+44 20 7946 0018',
      wheelchair: 'yes',
      outdoor_seating: 'no',
      opening_hours: 'Mo-Su 12:00-23:00',
    }
    const fields = osmFields({ type: 'node', id: 5, tags, lat: 51.5, lon: -0.1 }, 'business')
    expect(row(fields)).toMatchObject({
      source_id: 'node/5',
      name: 'Al Noor',
      local_name: 'مطعم النور',
      business_category: 'restaurants',
      subcategory: 'middle-eastern',
      cuisines: ['lebanese', 'kebab'],
      address: '12 High Street',
      phone: '+442079460018',
      facts: { wheelchair: true, outdoor_seating: false },
      halal: { said: 'only' },
      time_zone: 'Europe/London',
    })
  })
})

test('a COPY line survives every character', () => {
  const line = writeCopyLine('id', 1, {
    kind: 'business',
    line: 2,
    source_id: 'a\tb',
    name: 'x\\y\nz',
    tags: ['a"b', 'c\\d,{}'],
  })
  expect(line.split('\n')).toHaveLength(2)
  const cells = line.trimEnd().split('\t')
  expect(cells.slice(0, 6)).toEqual(['id', '1', 'business', '2', 'a\\tb', 'x\\\\y\\nz'])
  expect(cells).toContain('{"a\\\\"b","c\\\\\\\\d,{}"}')
})
