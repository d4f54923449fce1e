// Everyone reads, members post.
import { admitMembersToPost } from '#app/core/auth/guards.server.ts'

export const middleware = [admitMembersToPost]
