import { expect, test } from 'vitest'
import { conditionSql, parseFilter } from './change-filter.ts'

const one = (text: string) => {
  const [condition] = parseFilter(text)
  return [condition?.column, condition?.operator, condition?.value, condition?.negated]
}

test.each([
  ['subject=eq.hey', ['subject', 'eq', 'hey', false]],
  ['subject=in.(hidee,ho)', ['subject', 'in', '{hidee,ho}', false]],
  ['subject=not.like.hey%', ['subject', 'like', 'hey%', true]],
  ['id=gte.-5', ['id', 'gte', '-5', false]],
  ['url=eq.https://a.example/?x=1', ['url', 'eq', 'https://a.example/?x=1', false]],
  ['name=eq."a,b (c)"', ['name', 'eq', 'a,b (c)', false]],
  [String.raw`name=eq."say \"hi\" \\ bye"`, ['name', 'eq', String.raw`say "hi" \ bye`, false]],
  ['name=eq.it"s', ['name', 'eq', 'it"s', false]],
  ['name=eq.', ['name', 'eq', '', false]],
  ['name=in.("a,b",c)', ['name', 'in', '{"a,b",c}', false]],
  ['gone=is.NULL', ['gone', 'is', 'null', false]],
])('%s', (text, expected) => {
  expect(one(text)).toEqual(expected)
})

test('several are all required, and none is none', () => {
  expect(parseFilter('id=gt.0,id=lt.100').map(({ operator, value }) => [operator, value])).toEqual([
    ['gt', '0'],
    ['lt', '100'],
  ])
  expect(parseFilter('')).toEqual([])
  expect(parseFilter('   ')).toEqual([])
})

test.each([
  ['subject=foo.hey', '["foo","hey"]'],
  ['undefined', '["undefined"]'],
  ['a=eq', '["eq"]'],
  ['a=toString.x', '["toString","x"]'],
  ['a=eq.1,', 'filter must not contain empty segments (check for extra commas)'],
  ['a=in.1,2', '`in` filter value must be wrapped by parentheses'],
  ['a=in.(1', '`in` filter value must be wrapped by parentheses'],
  ['a=is.banana', '`is` filter value must be null, true, false or unknown'],
])('%s is refused', (text, message) => {
  expect(() => parseFilter(text)).toThrow(message)
})

test('so many values and letters and no more', () => {
  expect(() => parseFilter(`a=in.(${Array(101).fill('1').join()})`)).toThrow(
    'too many values for `in` filter. Maximum 100',
  )
  expect(() => parseFilter(`a=match.${'x'.repeat(201)}`)).toThrow('a pattern has up to 200 characters')
  expect(() => parseFilter(String.raw`a=match.(x*)*\1`)).toThrow('no references back')
  expect(() => parseFilter(`a=eq.${'x'.repeat(4000)}`)).toThrow('filter is longer than 4000 characters')
})

test('values never become part of the SQL', () => {
  const sql = (text: string) => conditionSql(parseFilter(text)[0] ?? fail(), 't."a"', 'int4', '$1')
  expect(sql(`a=eq.'; drop table x`)).toBe('(t."a" = ($1)::int4)')
  expect(sql('a=in.(1,2)')).toBe('(t."a" = any (($1)::int4[]))')
  expect(sql('a=not.is.null')).toBe('(not (t."a" is null))')
  expect(sql('a=imatch.^x')).toBe('(t."a"::text ~* $1)')
  expect(sql('a=isdistinct.3')).toBe('(t."a" is distinct from ($1)::int4)')
})

function fail(): never {
  throw new Error('no condition')
}
