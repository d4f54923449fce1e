import * as z from 'zod'

export const ROLES = ['manager', 'helper'] as const

const role = z.enum(ROLES, 'role')

export const teamForms = {
  invite: z.object({ business: z.guid(), email: z.string().trim().max(320, 'email').pipe(z.email('email')), role }),
  revoke: z.object({ invitation: z.guid() }),
  change: z.object({ member: z.guid(), role }),
  remove: z.object({ member: z.guid() }),
  leave: z.object({ member: z.guid() }),
}

export const invitationForms = { accept: z.object({}), decline: z.object({}) }
