// The guard for members: everyone who is signed in.
import { admitMembers } from '#app/core/auth/guards.server.ts'

export const middleware = [admitMembers]
