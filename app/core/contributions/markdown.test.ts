import { expect, test } from 'vitest'
import { parseMarkdown, plainText } from './markdown.ts'

test('paragraphs, lines, marks and lists', () => {
  expect(parseMarkdown('Salaam **all**\nof *you*\n\n- one\n- two\n\n> said\n\n## Title')).toMatchObject([
    {
      kind: 'paragraph',
      children: [
        { text: 'Salaam ' },
        { kind: 'strong', children: [{ text: 'all' }] },
        { kind: 'break' },
        { text: 'of ' },
        { kind: 'em', children: [{ text: 'you' }] },
      ],
    },
    { kind: 'list', ordered: false, items: [[{ text: 'one' }], [{ text: 'two' }]] },
    { kind: 'quote', children: [{ kind: 'paragraph' }] },
    { kind: 'heading', level: 2 },
  ])
})

test('links lead to the web or to our own pages, mentions to people', () => {
  expect(parseMarkdown('[map](/mosques) https://a.example/x. @amina-k')).toMatchObject([
    {
      children: [
        { kind: 'link', href: '/mosques' },
        { text: ' ' },
        { kind: 'link', href: 'https://a.example/x' },
        { text: '. ' },
        { kind: 'mention', handle: 'amina-k' },
      ],
    },
  ])
  expect(plainText('write to me@amina.example')).toBe('write to me@amina.example')
})

test('marks that are not closed stay what they are', () => {
  expect(plainText('2 * 3 * 4 and snake_case_word and [x](')).toBe('2 * 3 * 4 and snake_case_word and [x](')
})

test('an endless text of marks is read in one go', () => {
  for (const mark of ['*', '_', '[', '`', '>', '[](', '**a ', '> '])
    expect(parseMarkdown(mark.repeat(20_000 / mark.length)).length).toBeGreaterThan(0)
})
