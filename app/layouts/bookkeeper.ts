// Staff, and superadmins, who make the payouts. Inside the layout of members.
import { admitRoles } from '#app/core/auth/guards.server.ts'

export const middleware = [admitRoles('staff', 'superadmin')]
