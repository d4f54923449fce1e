import { describe, expect, test } from 'vitest'
import { type Broadcast, packed, readFrame, writeBroadcast, writeMessage, writeReply } from './frame.ts'

const text = (value: string, version: '1.0.0' | '2.0.0' = '2.0.0') => readFrame(Buffer.from(value), false, version)

/** As realtime-js lays it out: kind, five lengths, encoding, then the parts. */
const pushed = (
  parts: { joinRef?: string; ref?: string; topic: string; event: string; meta?: string },
  content: string | Buffer,
  encoding = 1,
) => {
  const strings = [parts.joinRef ?? '', parts.ref ?? '', parts.topic, parts.event, parts.meta ?? ''].map((s) =>
    Buffer.from(s),
  )
  return Buffer.concat([Buffer.from([3, ...strings.map((s) => s.length), encoding]), ...strings, Buffer.from(content)])
}

describe('text frames', () => {
  test('are arrays in 2.0.0 and objects in 1.0.0', () => {
    const frame = { joinRef: '1', ref: '2', topic: 't', event: 'e', payload: { a: 1 } }
    expect(text('["1","2","t","e",{"a":1}]')).toEqual(frame)
    expect(text('{"join_ref":"1","ref":"2","topic":"t","event":"e","payload":{"a":1}}', '1.0.0')).toEqual(frame)
    expect(text('{"ref":null,"topic":"t","event":"e","payload":{}}', '1.0.0')).toMatchObject({
      joinRef: null,
      ref: null,
    })
  })

  test.each([
    '',
    '{',
    '[]',
    '7',
    'null',
    '["1","2","t","e"]',
    '[1,"2","t","e",{}]',
    '["1","2",3,"e",{}]',
    '{"topic":"t"}',
  ])('%s is none', (value) => {
    expect(text(value)).toBeNull()
  })

  test('of the other version are none', () => {
    expect(text('["1","2","t","e",{}]', '1.0.0')).toBeNull()
    expect(text('{"topic":"t","event":"e","payload":{},"ref":"1"}')).toBeNull()
    expect(readFrame(pushed({ topic: 't', event: 'e' }, '{}'), true, '1.0.0')).toBeNull()
  })

  test('are written in both versions', () => {
    const frame = { joinRef: '1', ref: '2', topic: 't', event: 'x', payload: {} }
    expect(String(writeReply('2.0.0', frame, 'ok').data)).toBe(
      '["1","2","t","phx_reply",{"status":"ok","response":{}}]',
    )
    expect(JSON.parse(String(writeMessage('1.0.0', { topic: 't', event: 'x', payload: { a: 1 } }).data))).toEqual({
      topic: 't',
      event: 'x',
      payload: { a: 1 },
      ref: null,
      join_ref: null,
    })
  })
})

describe('binary broadcasts', () => {
  test('are read with letters of several bytes', () => {
    const frame = readFrame(
      pushed({ joinRef: '1', ref: '2', topic: 'realtime:قهوة', event: 'سلام' }, '{"a":1}'),
      true,
      '2.0.0',
    )
    expect(frame).toMatchObject({
      joinRef: '1',
      ref: '2',
      topic: 'realtime:قهوة',
      event: 'broadcast',
      broadcast: { event: 'سلام', encoding: 'json', content: Buffer.from('{"a":1}') },
    })
  })

  test('keep nothing the sender added for the server', () => {
    const frame = readFrame(pushed({ topic: 't', event: 'e', meta: '{"persist":true}' }, '{}'), true, '2.0.0')
    expect(frame?.broadcast).toMatchObject({ meta: '' })
  })

  test.each([
    Buffer.alloc(0),
    Buffer.from([3]),
    Buffer.from([3, 200, 0, 0, 0, 0, 1]),
    Buffer.from([4, 1, 1, 0, 1, 65, 66]),
    pushed({ topic: 't', event: 'e' }, '{broken'),
    pushed({ topic: 't', event: 'e', meta: 'x' }, '{}'),
  ])('%j is none', (bytes) => {
    expect(readFrame(bytes, true, '2.0.0')).toBeNull()
  })

  test('are written as realtime-js decodes them', () => {
    const broadcast: Broadcast = {
      form: 'parts',
      event: 'e',
      encoding: 'binary',
      content: Buffer.from([9, 8]),
      meta: '{"id":"1"}',
    }
    const wire = writeBroadcast('2.0.0', 'topic', broadcast)
    expect(wire?.binary).toBe(true)
    expect(wire?.data).toEqual(
      Buffer.concat([Buffer.from([4, 5, 1, 10, 0]), Buffer.from('topice{"id":"1"}'), Buffer.from([9, 8])]),
    )
    // Version 1.0.0 has no words for bytes.
    expect(writeBroadcast('1.0.0', 'topic', broadcast)).toBeNull()
  })

  test('become text where they must', () => {
    const broadcast: Broadcast = {
      form: 'parts',
      event: 'e',
      encoding: 'json',
      content: Buffer.from('{"a":1}'),
      meta: '',
    }
    const payload = { type: 'broadcast', event: 'e', payload: { a: 1 } }
    expect(JSON.parse(String(writeBroadcast('1.0.0', 't', broadcast)?.data))).toMatchObject({
      event: 'broadcast',
      payload,
    })
    const long = 't'.repeat(300)
    expect(JSON.parse(String(writeBroadcast('2.0.0', long, broadcast)?.data))).toEqual([
      null,
      null,
      long,
      'broadcast',
      payload,
    ])
  })
})

test.each([
  [3, [0x81, 3]],
  [125, [0x81, 125]],
  [126, [0x81, 126, 0, 126]],
  [65_535, [0x81, 126, 255, 255]],
  [65_536, [0x81, 127, 0, 0, 0, 0, 0, 1, 0, 0]],
])('%i bytes are packed as RFC 6455 says', (length, head) => {
  const bytes = packed({ data: Buffer.alloc(length, 7), binary: false })
  expect([...bytes.subarray(0, head.length)]).toEqual(head)
  expect(bytes.length).toBe(head.length + length)
})
