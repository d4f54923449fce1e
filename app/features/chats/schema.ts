import * as z from 'zod'

export const LONGEST_ANSWER = 2000

export const chatForms = {
  answer: z.object({
    chat: z.guid(),
    body: z.string().trim().min(1, 'missing').max(LONGEST_ANSWER, 'tooLong'),
  }),
  close: z.object({ chat: z.guid() }),
  settle: z.object({ question: z.guid() }),
}
