import * as z from 'zod'
import { KINDS, MAILS } from './rules.ts'

export const inboxForms = {
  'read-all': z.object({}),
  settings: z.object(
    Object.fromEntries(
      KINDS.flatMap((kind) => [
        [`site_${kind}`, z.literal('on').optional()],
        [`mail_${kind}`, z.enum(MAILS, 'invalid').optional()],
      ]),
    ),
  ),
}

export const offForm = z.object({ key: z.guid('missing'), kind: z.enum(KINDS).or(z.literal('')).optional() })
