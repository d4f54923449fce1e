// Tests of the choices in an address and a form of education.
import { expect, test } from 'vitest'
import { educationAddress, isPlain, readEducationFilter } from './education-filter.ts'
import { educationFields } from './schema.ts'

const read = (query: string) => readEducationFilter(new URLSearchParams(query))

test('words nobody knows are as good as none, and an address says what was chosen', () => {
  expect(isPlain(read('kind=poem&topic=x&level=y&way=z&show=all&sort=old&after=%27'))).toBe(true)
  const address = '/community/education?kind=class&topic=quran&level=beginner&way=online&show=kept&sort=top&reads=ar'
  expect(educationAddress(read(address.split('?')[1] ?? ''))).toBe(address)
})

test('only classes are somewhere', () => {
  expect(read('way=mosque').kind).toBe('class')
  expect(read('town=+Leeds+')).toMatchObject({ kind: 'class', town: 'Leeds' })
  expect(educationAddress(read('town=Leeds'), { sort: 'top' })).toBe(
    '/community/education?kind=class&town=Leeds&sort=top',
  )
  expect(educationAddress(read('kind=class&way=mosque'), { kind: 'article' })).toBe('/community/education?kind=article')
})

const refusals = (values: Record<string, string>) => {
  const answer = educationFields.safeParse(values)
  return answer.success ? [] : answer.error.issues.map(({ path, message }) => `${String(path[0])}: ${message}`)
}

test('sources are lines, with or without a dash before them', () => {
  const answer = educationFields.parse({ kind: 'article', sources: '- Quran 5:6\r\n\r\n* Sahih Muslim 226\n' })
  expect(answer).toMatchObject({ sources: ['Quran 5:6', 'Sahih Muslim 226'], level: 'everyone' })
  expect(refusals({ kind: 'article', sources: 'a line\n'.repeat(31) })).toEqual(['sources: sourcesMany'])
})

test('a class leads to the web by https alone, and to one mosque', () => {
  for (const link of ['javascript:alert(1)', 'http://a.example', 'https://a', 'https://user@a.example', '//a.example'])
    expect(refusals({ kind: 'class', link })).toEqual(['link: link'])
  expect(refusals({ kind: 'class', link: 'https://a.example/b', place_id: '' })).toEqual([])
  expect(refusals({ kind: 'class', place_id: 'x', attendance: 'moon' })).toEqual([
    'attendance: attendance',
    'place_id: mosque',
  ])
})

test('what is no kind is an article', () => {
  expect(educationFields.parse({ kind: '<b>' })).toMatchObject({ kind: 'article' })
})
