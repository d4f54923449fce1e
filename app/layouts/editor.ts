// Staff, and superadmins, who may approve what they wrote themselves. Inside the layout of members.
import { admitRoles } from '#app/core/auth/guards.server.ts'

export const middleware = [admitRoles('staff', 'superadmin')]
