// The guard for keepers: members with a business account, or who manage a listing of somebody else's. Inside the layout of
// members.
import { admitKeepers } from '#app/core/auth/guards.server.ts'

export const middleware = [admitKeepers]
