import * as z from 'zod'
import { readCampaign } from '#app/core/place-campaigns/code.ts'

export const LONGEST_NAME = 60

const code = z.object({ code: z.string().refine((code) => readCampaign(code) !== '', 'missing') })

export const campaignForms = {
  begin: z.object({
    place: z.guid('missing'),
    name: z.string().trim().min(2, 'required').max(LONGEST_NAME, 'tooLong'),
  }),
  end: code,
  resume: code,
}
