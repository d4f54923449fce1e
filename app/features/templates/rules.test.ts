import { expect, test } from 'vitest'
import { COLOURS, contrastWithWhite, LONGEST, readableColour, readOrder, shorten } from './rules.ts'

test('every colour on offer can be read on white', () => {
  for (const colour of Object.values(COLOURS)) expect(contrastWithWhite(colour), colour).toBeGreaterThan(7)
})

test('a colour of one’s own is kept, or darkened until it can be read', () => {
  expect(readableColour('#0D5A42')).toBe('#0d5a42')
  for (const light of ['#ffffff', '#ffff00', '#00ffff', '#ff8800']) {
    const readable = readableColour(light) ?? ''
    expect(contrastWithWhite(readable), light).toBeGreaterThanOrEqual(5)
    expect(contrastWithWhite(readable), light).toBeLessThan(6.5)
  }
  for (const none of ['red', '#fff', 'url(x)', '#12345g', '']) expect(readableColour(none)).toBeNull()
})

test('an address orders what can be printed, whatever it says', () => {
  const order = readOrder(
    new URLSearchParams({
      kind: 'bomb',
      paper: 'a0',
      colour: 'x',
      own: 'expression(1)',
      month: '2026-13',
      place: 'javascript:alert(1)',
      title: `A\u0000B\n${'x'.repeat(500)}`,
      text: 'one\r\ntwo\u0007',
    }),
  )
  expect(order).toMatchObject({ kind: 'timetable', paper: 'a4', colour: 'green', own: null, month: '', place: '' })
  expect(order.title.length).toBeLessThanOrEqual(LONGEST.title)
  expect(order.title.startsWith('AB x')).toBe(true)
  expect(order.text).toBe('one\ntwo')
  for (const place of ['mosque:east-london-mosque', 'business:saffron-stone', 'event:1748db44'])
    expect(readOrder(new URLSearchParams({ place })).place).toBe(place)
})

test('what is too long for a poster says that there is more', () => {
  expect(shorten('Iftar', 5)).toBe('Iftar')
  expect(shorten('Iftar for neighbours', 7)).toBe('Iftar…')
})
