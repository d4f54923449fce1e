import { expect, test } from 'vitest'
import type { Author, Reply, Whole } from './contribution.ts'
import { hasBeside, peopleIn } from './topic-aside.tsx'

const person = (handle: string): Author => ({ handle, name: handle, trust: 1, is_staff: false, photo: null })
const said = (author: Author | null, more: object = {}) =>
  ({ state: 'published', is_folded: false, author, ...more }) as Reply
const page = (replies: Reply[], more: object = {}) =>
  ({ author: person('amina'), replies, related: [], ...more }) as unknown as Whole
const names = (whole: Whole) => peopleIn(whole).map(({ handle }) => handle)

test('whoever speaks stands there once, in the order in which they came', () => {
  const replies = [said(person('omar')), said(person('amina')), said(person('omar')), said(person('layla'))]
  expect(names(page(replies))).toEqual(['amina', 'omar', 'layla'])
})

test('who left, is not named, was taken down or is folded away does not', () => {
  const gone = { state: 'removed', number: 3, id: 'x' } as Reply
  expect(names(page([said(null), gone, said(person('omar'), { is_folded: true })]))).toEqual(['amina'])
  expect(names(page([said(person('omar'))], { author: null }))).toEqual(['omar'])
})

test('one voice alone, and nothing like it, needs no column', () => {
  expect(hasBeside(page([]))).toBe(false)
  expect(hasBeside(page([said(person('omar'))]))).toBe(true)
  expect(hasBeside(page([], { related: [{ slug: 'x' }] }))).toBe(true)
})
