// Members read; the page itself asks whoever posts to sign in.
import { admitMembersToRead } from '#app/core/auth/guards.server.ts'

export const middleware = [admitMembersToRead]
