import { expect, test } from 'vitest'
import { RestError } from './errors.ts'
import { parseFilter, parseLogic } from './parse-filters.ts'
import { parseOrder } from './parse-order.ts'
import { parseSelect } from './parse-select.ts'
import { readRequest } from './read-request.ts'

const read = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  readRequest({ method, headers: new Headers(headers) }, new URL(`http://x/rest/v1/${path}`), ['public', 'other'])

const refusalOf = (work: () => unknown) => {
  try {
    work()
  } catch (error) {
    expect(error).toBeInstanceOf(RestError)
    const { status, refusal } = error as RestError
    return [status, refusal.code]
  }
  return null
}

test('a table, a function, the root', () => {
  expect(read('a%20b').target).toEqual({ kind: 'table', name: 'a b' })
  expect(read('rpc/f').target).toEqual({ kind: 'function', name: 'f' })
  expect(read('').target).toEqual({ kind: 'root' })
  expect(refusalOf(() => read('a/b'))).toEqual([404, 'PGRST125'])
})

test('the schema is one of those exposed, by the header of its verb', () => {
  expect(read('t', { 'Accept-Profile': 'other' }).schema).toBe('other')
  expect(read('t', { 'Content-Profile': 'other' }).schema).toBe('public')
  expect(read('t', { 'Content-Profile': 'other' }, 'POST').schema).toBe('other')
  expect(refusalOf(() => read('t', { 'Accept-Profile': 'auth' }))).toEqual([406, 'PGRST106'])
})

test('ranges: the narrower of header and parameters', () => {
  const top = (path: string, range?: string) => read(path, range ? { Range: range } : {}).ranges[0]?.value
  expect(top('t?limit=5&offset=2')).toEqual({ limit: '5', offset: '2' })
  expect(top('t', '10-19')).toEqual({ limit: '10', offset: '10' })
  expect(top('t?limit=5&offset=8', '10-19')).toEqual({ limit: '3', offset: '10' })
  expect(top('t', '3-')).toEqual({ limit: null, offset: '3' })
  expect(top('t', 'x')).toBeUndefined()
  expect(refusalOf(() => top('t', '9-2'))).toEqual([416, 'PGRST103'])
  expect(refusalOf(() => top('t?limit=-1'))).toEqual([416, 'PGRST103'])
})

test('arguments and filters of a call by GET', () => {
  const { arguments: given, conditions } = read('rpc/f?a=x&b=eq.1&c=neq&d=not.in.(1)')
  expect(given).toEqual([
    ['a', 'x'],
    ['c', 'neq'],
  ])
  expect(conditions).toHaveLength(2)
})

test('preferences, and those nobody knows', () => {
  const { preferences } = read('t', { Prefer: 'count=exact, return=minimal,return=representation,max-affected=5,x' })
  expect(preferences).toMatchObject({ count: 'exact', return: 'minimal', maxAffected: 5, unknown: ['x'] })
  expect(refusalOf(() => read('t', { Prefer: 'handling=strict,x' }))).toEqual([400, 'PGRST122'])
})

test('select: names, casts, aggregates, embeds', () => {
  expect(parseSelect('a, b : "c d"::text, ...e!inner!f(g), n.sum()::int, count(), j->"x y"->>0')).toMatchObject([
    { field: { name: 'a' } },
    { alias: 'b', field: { name: 'c d' }, cast: 'text' },
    { kind: 'embed', name: 'e', isSpread: true, join: 'inner', hint: 'f', items: [{ field: { name: 'g' } }] },
    { field: { name: 'n' }, aggregate: 'sum', aggregateCast: 'int' },
    { field: { name: '*' }, aggregate: 'count' },
    { field: { name: 'j', path: [{ key: 'x y' }, { key: '0', isIndex: true, asText: true }] } },
  ])
})

test('filters: quotes end where values do', () => {
  const field = { name: 'a', path: [] }
  expect(parseFilter(field, 'in.("a,b",c"d,"e\\"f",)').operation).toEqual({
    kind: 'in',
    values: ['a,b', 'c"d', 'e"f', ''],
  })
  expect(parseFilter(field, 'in.()').operation).toEqual({ kind: 'in', values: [] })
  expect(parseFilter(field, 'eq.a.b,(c)').operation).toMatchObject({ value: 'a.b,(c)' })
  expect(parseLogic('or', '(a.cs.{1,2},b.eq."x)",not.and(c.is.null,d.gt.1))').conditions).toMatchObject([
    { operation: { value: '{1,2}' } },
    { operation: { value: 'x)' } },
    { kind: 'logic', isNot: true, operator: 'AND' },
  ])
})

test('order: either way, of embeds too', () => {
  expect(parseOrder('a.desc.nullsfirst,b(c).asc,d->>e')).toMatchObject([
    { field: { name: 'a' }, direction: 'desc', nulls: 'first' },
    { embed: 'b', field: { name: 'c' }, direction: 'asc' },
    { field: { name: 'd', path: [{ key: 'e' }] }, direction: null },
  ])
})

test('whatever is written, it is read or refused', () => {
  const signs = [
    'a',
    '"',
    '(',
    ')',
    ',',
    '.',
    '->',
    '->>',
    '::',
    '!',
    '*',
    '\\',
    '{',
    '}',
    'not.',
    'eq.',
    'in.',
    '...',
    '%',
    ' ',
  ]
  let seed = 7
  const next = (below: number) => {
    seed = (seed * 1103515245 + 12345) % 2147483648
    return seed % below
  }
  for (let n = 0; n < 500; n++) {
    const text = Array.from({ length: next(12) }, () => signs[next(signs.length)] ?? '').join('')
    for (const parse of [
      () => parseSelect(text),
      () => parseOrder(text),
      () => parseFilter({ name: 'a', path: [] }, text),
      () => parseLogic('or', text),
      () => read(`t?${encodeURIComponent(text)}=${encodeURIComponent(text)}`),
    ]) {
      const refused = refusalOf(parse)
      if (refused) expect(refused[0]).toBeLessThan(500)
    }
  }
})

test.each([
  ['brackets', () => parseLogic('or', '('.repeat(9999))],
  ['conditions', () => parseLogic('or', `(${'or('.repeat(60)}a.eq.1${')'.repeat(60)})`)],
  ['embeds', () => parseSelect('a('.repeat(9999))],
  ['steps', () => parseSelect(`a${'->b'.repeat(60)}`)],
])('no deeper than anybody asks: %s', (_name, parse) => {
  expect(refusalOf(parse)).toEqual([400, 'PGRST100'])
})

test('many side by side are not deep', () => {
  expect(parseSelect(Array(500).fill('a->b').join(','))).toHaveLength(500)
  expect(parseLogic('or', `(${Array(500).fill('a.eq.1').join(',')})`).conditions).toHaveLength(500)
})
