import { expect, test } from 'vitest'
import { begin, isDone, seenWords, showVerse, showWord, verseWords } from './memorise.ts'

const start = begin({ hide: 'words', from: 1, to: 2, rounds: 2 })

test('hides all words but the first, in the range only', () => {
  expect([1, 2, 3].map((verse) => seenWords(start, verse))).toEqual([1, 1, null])
  expect(seenWords(begin({ hide: 'verses', from: 1, to: 2, rounds: 1 }), 1)).toBe(0)
})

test('shows word after word, then goes on to the next verse', () => {
  const two = showWord(start, 3)
  expect(seenWords(two, 1)).toBe(2)
  const next = showWord(two, 3)
  expect(next).toMatchObject({ at: 2, shown: 1, round: 1 })
  expect(seenWords(next, 1)).toBeNull()
})

test('begins a new round after the last verse, and ends after the last round', () => {
  const second = showVerse(showVerse(start, 1), 2)
  expect(second).toMatchObject({ round: 2, at: 1 })
  const done = showVerse(showVerse(second, 1), 2)
  expect(isDone(done)).toBe(true)
  expect([1, 2].map((verse) => seenWords(done, verse))).toEqual([null, null])
  expect(showWord(done, 3)).toBe(done)
})

test('a range given backwards is turned round', () => {
  expect(begin({ hide: 'words', from: 7, to: 3, rounds: 1 })).toMatchObject({ from: 3, to: 7, at: 3 })
})

test('a verse of one word is passed at once', () => {
  expect(showWord(start, 1)).toMatchObject({ at: 2 })
})

test('signs that stand alone stay with their word, and no letter is lost', () => {
  const text = '۞ سَيَقُولُ ٱلسُّفَهَآءُ مِنَ ٱلنَّاسِ ۩'
  expect(verseWords(text)).toHaveLength(4)
  expect(verseWords(text).join(' ')).toBe(text)
})
