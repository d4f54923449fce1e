import { expect, test } from 'vitest'
import { currentNetwork, inNetwork, networkOf } from './network.ts'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:4711', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['64:ff9b::203.0.113.7', '64:ff9b:0:0::/64'],
  ['unknown', 'unknown'],
])('%s is of %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

test('neighbours in one /64 are one, those of the next are not', () => {
  expect(networkOf('2001:db8:1:2::1')).toBe(networkOf('2001:db8:1:2:ffff::'))
  expect(networkOf('2001:db8:1:2::1')).not.toBe(networkOf('2001:db8:1:3::1'))
})

test('what is done for a request knows where it comes from, and nothing else does', async () => {
  const seen = await inNetwork('203.0.113.7', async () => {
    await Promise.resolve()
    return currentNetwork()
  })
  expect([seen, currentNetwork()]).toEqual(['203.0.113.7', null])
})
