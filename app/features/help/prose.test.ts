import { expect, test } from 'vitest'
import { parseProse, plainText, splitChapters, summaryOfText } from './prose.ts'

const TEXT = `Salaam.

## First
- one
- two
Then this.
> Check it.
## Second
More [words](/packages).

---
Goodbye, <b>friend</b>.`

test('reads headings, lists, asides and paragraphs', () => {
  expect(parseProse(TEXT).map((block) => block.kind)).toEqual([
    'paragraph',
    'heading',
    'list',
    'paragraph',
    'aside',
    'heading',
    'paragraph',
    'parting',
    'paragraph',
  ])
})

test('keeps what is no mark as it was written, markup too', () => {
  expect(parseProse('#hashtag\n-5 degrees\n<script>')).toEqual([
    { kind: 'paragraph', text: '#hashtag', start: 0 },
    { kind: 'paragraph', text: '-5 degrees', start: 1 },
    { kind: 'paragraph', text: '<script>', start: 2 },
  ])
})

test('splits a page into what opens it, its chapters and what closes it', () => {
  const { opening, chapters, closing } = splitChapters(parseProse(TEXT))
  expect(opening).toHaveLength(1)
  expect(chapters.map(({ title, id, blocks }) => [title, id, blocks.length])).toEqual([
    ['First', 'part-1', 3],
    ['Second', 'part-2', 1],
  ])
  expect(closing).toMatchObject([{ kind: 'paragraph', text: 'Goodbye, <b>friend</b>.' }])
})

test('writes a text without its marks, and its beginning cut at a word', () => {
  expect(plainText(TEXT)).toBe('Salaam. First one two Then this. Check it. Second More words. Goodbye, <b>friend</b>.')
  expect(summaryOfText('Open the page, then choose a city.', 20)).toBe('Open the page, then…')
  expect(summaryOfText('Short.', 20)).toBe('Short.')
})
