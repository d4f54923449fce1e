import { expect, test } from 'vitest'
import { choose, readSaid, seatsOf, teamPath } from './rules.ts'

const teams = [
  { id: 'helped', role: 'helper' as const },
  { id: 'owned', role: 'owner' as const },
]

test('the business that was asked for is shown, else one’s own, else the first', () => {
  expect(choose(teams, 'helped')?.id).toBe('helped')
  expect(choose(teams, 'of-somebody-else')?.id).toBe('owned')
  expect(choose(teams.slice(0, 1), null)?.id).toBe('helped')
  expect(choose([], null)).toBeNull()
})

test('seats are those who are in and those who may come in', () => {
  const member = { id: '1', name: 'Huda R.', role: 'helper' as const, since: '', email: null, isMe: false }
  const invitation = { id: '2', email: 'a@b.example', role: 'helper' as const, expiresAt: '' }
  expect(seatsOf({ members: [member, member], invitations: [invitation] })).toBe(3)
})

test('addresses carry the business and what was done; what nobody says is not said', () => {
  expect(teamPath('a', 'invited')).toBe('/dashboard/team?business=a&said=invited')
  expect(teamPath(null)).toBe('/dashboard/team')
  expect(readSaid(new URL('https://x.example/?said=removed'))).toBe('removed')
  expect(readSaid(new URL('https://x.example/?said=hacked'))).toBeNull()
})
