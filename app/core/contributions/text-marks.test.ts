import { expect, test } from 'vitest'
import { quoted, type Selected, withMark } from './text-marks.ts'
import { begunAt } from './use-suggestions.ts'

/** "|" stands where the selection begins and ends. */
function selected(marked: string): Selected {
  const [before = '', within = '', after = ''] = marked.split('|')
  return { text: before + within + after, from: before.length, to: before.length + within.length }
}
const shown = ({ text, from, to }: Selected) => `${text.slice(0, from)}|${text.slice(from, to)}|${text.slice(to)}`

test.each([
  ['bold', 'good |bread| here', 'good **|bread|** here'],
  ['italic', '||', '*||*'],
  ['link', 'see |this|', 'see [this](|https://|)'],
  ['list', 'one\n|two\nthree|', 'one\n- two\n- three||'],
  ['quote', '|said|', '> said||'],
] as const)('%s: %s', (mark, before, after) => {
  expect(shown(withMark(selected(before), mark))).toBe(after)
})

test('a passage becomes a quotation with a line to answer', () => {
  expect(quoted('one\n\ntwo ')).toBe('> one\n>\n> two\n\n')
})

test.each([
  ['salam @am', '@am'],
  ['about #رمضان', '#رمضان'],
  ['amina@example', null],
  ['@amina said', null],
])('what is being named in “%s”', (text, begun) => {
  expect(begunAt(text, text.length)).toBe(begun)
})
