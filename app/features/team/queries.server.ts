// Reads of the team pages. Functions of the database decide who gets an answer.
import * as z from 'zod'
import { ask } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import { ROLES } from './schema.ts'

type Asking = Pick<Services, 'db' | 'log'>

const role = z.enum(ROLES)
const team = z.object({
  id: z.string(),
  place: z.string(),
  name: z.string(),
  city: z.string().nullable(),
  slug: z.string().nullable(),
  role: z.enum(['owner', ...ROLES]),
  owner: z.string().nullable(),
  members: z.array(
    z
      .object({
        id: z.string(),
        name: z.string().nullable(),
        role,
        since: z.string(),
        is_me: z.boolean(),
        email: z.string().nullable(),
      })
      .transform(({ is_me, name, ...member }) => ({ ...member, name: name ?? '…', isMe: is_me })),
  ),
  invitations: z.array(
    z
      .object({ id: z.string(), email: z.string(), role, expires_at: z.string() })
      .transform(({ expires_at, ...invitation }) => ({ ...invitation, expiresAt: expires_at })),
  ),
})
export type TeamOf = z.infer<typeof team>
export type Member = TeamOf['members'][number]
export type Invitation = TeamOf['invitations'][number]

/** The businesses the visitor owns or helps with, and who works there. */
export const listTeams = (services: Asking): Promise<TeamOf[]> =>
  ask(services, services.db().rpc('team_page'), z.array(team))

const invitation = z.object({
  name: z.string(),
  city: z.string().nullable(),
  role,
  from_name: z.string().nullable(),
  expires_at: z.string(),
  is_for_me: z.boolean(),
  masked_email: z.string(),
  state: z.enum(['pending', 'accepted', 'declined', 'revoked', 'expired']),
})
export type FoundInvitation = z.infer<typeof invitation>

/** Null: the link is not ours. */
export const findInvitation = (services: Asking, token: string): Promise<FoundInvitation | null> =>
  ask(services, services.db().rpc('find_invitation', { token }), invitation.nullable())
