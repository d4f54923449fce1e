import { expect, test } from 'vitest'
import { readRequestId } from './request-id.ts'

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'
const given = (value: string) => (name: string) => (name === 'traceparent' ? value : undefined)

test('a proxy that is believed names the request, a visitor does not', () => {
  const header = given(`00-${TRACE}-00f067aa0ba902b7-01`)
  expect(readRequestId(header, true)).toEqual({ id: TRACE, parent: '00f067aa0ba902b7' })
  const own = readRequestId(header, false)
  expect(own.id).toMatch(/^[0-9a-f]{32}$/)
  expect(own).not.toMatchObject({ id: TRACE })
})

test.each(['', 'nonsense', `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`, `00-${TRACE}-${'0'.repeat(16)}-01`])(
  '"%s" names nothing',
  (value) => {
    expect(readRequestId(given(value), true)).toEqual({ id: expect.stringMatching(/^[0-9a-f]{32}$/), parent: null })
  },
)
