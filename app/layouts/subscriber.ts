// Owners whose plan is in force. Inside the layout of owners.
import { admitSubscribers } from '#app/core/auth/guards.server.ts'

export const middleware = [admitSubscribers]
