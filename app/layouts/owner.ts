// The guard for owners: members with a business account. Inside the layout of members.
import { admitOwners } from '#app/core/auth/guards.server.ts'

export const middleware = [admitOwners]
