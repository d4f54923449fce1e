// Superadmins. Inside the layout of members.
import { admitRole } from '#app/core/auth/guards.server.ts'

export const middleware = [admitRole('superadmin')]
