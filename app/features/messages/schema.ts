import * as z from 'zod'

export const LONGEST_MESSAGE = 2000

const body = z.string().trim().min(1, 'bodyLength').max(LONGEST_MESSAGE, 'bodyLength')

export const askForm = z.object({ body })

const wish = z.object({})
export const threadForms = { write: z.object({ body }), done: wish, reopen: wish, close: wish, open: wish }

/** What is answered often, written once. */
export const LONGEST_TITLE = 60
export const replyForms = {
  save: z.object({
    account: z.guid('missing'),
    title: z.string().trim().min(1, 'required').max(LONGEST_TITLE, 'tooLong'),
    body: z.string().trim().min(5, 'bodyLength').max(LONGEST_MESSAGE, 'bodyLength'),
  }),
  remove: z.object({ reply: z.guid('missing') }),
}

export const personForms = { write: z.object({ body }), accept: wish, decline: wish }
