import { expect, test } from 'vitest'
import { fold } from '#app/core/places/fold.ts'
import { sameInAllLanguages } from './same-words.ts'
import { SAME_WORDS } from './words/same.ts'

test.each([
  ['iftar', 'افطار'],
  ['إفطار', 'iftar'],
  ['الإفطار', 'buka puasa'],
  ['افطاری', 'rupture du jeune'],
  ['bukber', 'iftar'],
  ['rupture du jeûne', 'iftar'],
  ['butcher', 'kasap'],
  ['bénévoles', 'volunteers'],
  ['gönüllüler', 'relawan'],
])('who asks for %s finds %s', (typed, other) => {
  const [group, ...rest] = sameInAllLanguages(typed)
  expect(rest).toEqual([])
  expect(group?.[0]).toBe(fold(typed))
  expect(group).toContain(fold(other))
})

test('each thing that is asked for is a group of its own, small words aside', () => {
  expect(sameInAllLanguages('an iftar in Leeds').map(([first]) => first)).toEqual(['iftar', 'leeds'])
  expect(sameInAllLanguages('bekir')).toEqual([['bekir']])
  expect(sameInAllLanguages('the')).toEqual([['the']])
  expect(sameInAllLanguages('  ')).toEqual([])
})

test('a sentence of any length asks for no more than the database takes', () => {
  const long = sameInAllLanguages('iftar, dua, zakat, hajj, umrah, imam, eid, halal, rice, fish, cake')
  expect(long).toHaveLength(8)
  for (const group of long) expect(group.length).toBeLessThanOrEqual(80)
})

test('no word stands for two things', () => {
  const where = new Map<string, number>()
  const twice: string[] = []
  SAME_WORDS.forEach((list, line) => {
    for (const word of new Set(list.split(',').map(fold))) {
      if (where.has(word) && where.get(word) !== line) twice.push(word)
      where.set(word, line)
    }
  })
  expect(twice).toEqual([])
})
