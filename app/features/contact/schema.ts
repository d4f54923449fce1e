// The contact form and the staff's answer. Messages are keys of `t.contact.errors` and `t.contact.staff.errors`.
import * as z from 'zod'
import { LONGEST, STATES, TOPICS } from './rules.ts'

const longText = (key: string) =>
  z
    .string(key)
    .transform((text) => text.replaceAll('\r\n', '\n').trim())
    .refine((text) => text !== '' && text.length <= LONGEST.message, key)

export const messageForm = z.object({
  name: z.string('name').trim().min(1, 'name').max(LONGEST.name, 'name'),
  email: z.string('email').trim().max(LONGEST.email, 'email').pipe(z.email('email')),
  topic: z.enum(TOPICS, 'topic'),
  message: longText('message'),
  /** A field no person sees. */
  website: z.string().optional(),
})

/** The staff's two forms on a message, by their intent. */
export const messageForms = {
  answer: z.object({ message: z.guid('missing'), body: longText('body') }),
  state: z.object({ message: z.guid('missing'), state: z.enum(STATES, 'failed') }),
}
