import { expect, test } from 'vitest'
import { arrange, type Block, faultOf, ownPath, readBlocks } from './blocks.ts'

const block = (text: string): Block => ({ kind: 'text', text, href: '' })
const three = [block('a'), block('b'), block('c')]
const order = (step: string) =>
  arrange(three, step)
    ?.blocks.map(({ text }) => text)
    .join('')

test('blocks are added, moved and removed, and stay within their list', () => {
  expect(order('add-heading')).toBe('abc')
  expect(arrange(three, 'add-button')).toMatchObject({ at: 3 })
  expect([order('up-1'), order('down-1'), order('up-0'), order('down-2'), order('remove-1')]).toEqual([
    'bac',
    'acb',
    'abc',
    'abc',
    'ac',
  ])
})

test.each(['', 'up', 'up-9', 'add-script', 'remove--1', 'down-99', 'add-text; drop', 'up-1 '])(
  '%j does nothing',
  (step) => {
    expect(arrange(three, step)).toBeNull()
  },
)

test('no more blocks than a mail can carry', () => {
  expect(
    arrange(
      Array.from({ length: 30 }, () => block('x')),
      'add-text',
    ),
  ).toBeNull()
})

test.each([
  [{ kind: 'button', text: 'Go', href: 'javascript:alert(1)' }, 'href'],
  [{ kind: 'button', text: 'Go', href: '//evil.example' }, 'href'],
  [{ kind: 'button', text: 'x'.repeat(81), href: '/' }, 'text'],
  [{ kind: 'picture', text: '', href: 'https://tracker.example/a.gif' }, 'href'],
  [{ kind: 'listing', text: '', href: '/business/a/claim' }, 'href'],
  [{ kind: 'event', text: '', href: '/business/a' }, 'href'],
  [{ kind: 'text', text: 'x', href: '/a' }, 'href'],
  [{ kind: 'button', text: 'Go', href: 'https://shop.example/a' }, null],
  [{ kind: 'picture', text: 'A hall', href: '/help/a.png' }, null],
  [{ kind: 'listing', text: '', href: '/business/saffron-stone' }, null],
  [{ kind: 'event', text: '', href: '' }, null],
] as [Block, string | null][])('%j has a fault at %s', (odd, fault) => {
  expect(faultOf(odd)).toBe(fault)
})

test('addresses of our own pages may be pasted whole', () => {
  expect(ownPath('https://mahalla.example/ar/business/a', 'https://mahalla.example')).toBe('/business/a')
  expect(ownPath('https://other.example/business/a', 'https://mahalla.example')).toBe(
    'https://other.example/business/a',
  )
})

test('kept blocks are read, whatever else is among them is not', () => {
  expect(readBlocks([{ kind: 'text', text: 'a', href: '' }, null, 3, { kind: 'script', text: 'x' }])).toEqual([
    block('a'),
  ])
  expect(readBlocks('x')).toEqual([])
})
