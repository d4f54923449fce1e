import * as z from 'zod'

export const ROLES = ['manager', 'helper'] as const

const role = z.enum(ROLES, 'role')

export const teamForms = {
  invite: z.object({ business: z.uuid(), email: z.string().trim().max(320, 'email').pipe(z.email('email')), role }),
  revoke: z.object({ invitation: z.uuid() }),
  change: z.object({ member: z.uuid(), role }),
  remove: z.object({ member: z.uuid() }),
  leave: z.object({ member: z.uuid() }),
}

export const invitationForms = { accept: z.object({}), decline: z.object({}) }
