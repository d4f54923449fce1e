// Schemas of the forms for the team and owners on an idea. Messages are keys of `t.ideas.errors`.
import * as z from 'zod'
import { STATUSES } from './rules.ts'

export const ideaForms = {
  status: z.object({ status: z.enum(['open', ...STATUSES], 'invalid'), reason: z.string().trim().max(1000, 'reason') }),
  offer: z.object({ place: z.guid('missing'), words: z.string().trim().min(10, 'words').max(500, 'words') }),
}
