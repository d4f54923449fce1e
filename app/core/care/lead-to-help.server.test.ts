import { expect, test } from 'vitest'
import { wayToHelp } from './lead-to-help.server.ts'

const wayFrom = (address: string) => wayToHelp(new URL(address, 'https://site.example'))

test.each([
  ['/businesses?search=i+want+to+die', 'self'],
  ['/ar/community/forum?q=زوجي+يضربني', 'violence'],
  ['/mosques?search=heart+attack', 'medical'],
  ['/help?q=khudkushi', 'self'],
])('somebody who types it into a search is led to help, not to listings: %s', (address, need) => {
  const way = new URL(wayFrom(address) ?? '', 'https://site.example')
  expect(way.pathname).toBe('/help/urgent')
  expect(way.searchParams.get('need')).toBe(need)
  // Whoever meant something else goes on, and is not led here again.
  expect(wayFrom(way.searchParams.get('results') ?? '')).toBeNull()
})

test.each([
  '/businesses?search=biryani+to+die+for',
  '/businesses',
  '/help/urgent?q=suicide',
  '/dashboard/staff/chats?q=suicide',
  '/community/forum?anyway=1&q=suicide',
])('nobody else is led away: %s', (address) => {
  expect(wayFrom(address)).toBeNull()
})
