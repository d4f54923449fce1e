// Staff, and superadmins, who may do all that staff may. Inside the layout of members.
import { admitRole } from '#app/core/auth/guards.server.ts'

export const middleware = [admitRole('staff')]
