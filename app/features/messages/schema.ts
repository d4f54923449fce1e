import * as z from 'zod'

export const LONGEST_MESSAGE = 2000

const body = z.string().trim().min(1, 'bodyLength').max(LONGEST_MESSAGE, 'bodyLength')

export const askForm = z.object({ body })

const wish = z.object({})
export const threadForms = { write: z.object({ body }), done: wish, reopen: wish, close: wish, open: wish }

export const personForms = { write: z.object({ body }), accept: wish, decline: wish }
