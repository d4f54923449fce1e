// Staff, and superadmins, who need not be staff to answer for licences. Inside the layout of members.
import { admitRoles } from '#app/core/auth/guards.server.ts'

export const middleware = [admitRoles('staff', 'superadmin')]
