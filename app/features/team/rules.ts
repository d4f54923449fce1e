// The team of a business. Pure.
import { wordIn } from '#app/lib/word-in.ts'
import type { TeamOf } from './queries.server.ts'

/** As many as the database takes in, invitations included. */
export const MOST_SEATS = 20

export const seatsOf = ({ members, invitations }: Pick<TeamOf, 'members' | 'invitations'>) =>
  members.length + invitations.length

/** The business the address asks for, else one of the visitor's own, else the first. */
export const choose = <T extends Pick<TeamOf, 'id' | 'role'>>(teams: readonly T[], wished: string | null): T | null =>
  teams.find(({ id }) => id === wished) ?? teams.find(({ role }) => role === 'owner') ?? teams[0] ?? null

export const teamPath = (business: string | null, said?: string) => {
  const query = new URLSearchParams({ ...(business && { business }), ...(said && { said }) })
  return query.size > 0 ? `/dashboard/team?${query}` : '/dashboard/team'
}

export const SAID = ['invited', 'revoked', 'changed', 'removed', 'left', 'joined'] as const
export type Said = (typeof SAID)[number]
export const readSaid = ({ searchParams }: URL): Said | null => wordIn(SAID, searchParams.get('said'))
