// What the forms of a mosque's page may send.
import * as z from 'zod'
import { FACILITIES } from '#app/core/mosques/read-mosque.ts'

export const PAGE_INTENTS = ['mine', 'not-mine', 'follow', 'unfollow', 'mail-on', 'mail-off', 'confirm'] as const

export const intentForm = z.object({ intent: z.enum(PAGE_INTENTS, 'invalid') })
export const confirmForm = z.object({
  facility: z.enum(FACILITIES, 'invalid'),
  answer: z.enum(['yes', 'no'], 'invalid'),
})
