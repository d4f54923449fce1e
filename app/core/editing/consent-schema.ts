// The schema of a consent: the person who agreed to be shown, the day and the way. Messages are keys of `t.editing.errors`.
import * as z from 'zod'
import { dayOrNone } from './fields.ts'

export const WAYS = ['email', 'letter', 'form', 'contract', 'spoken'] as const
export const LONGEST_CONSENT = { given_by: 160, proof: 500 }

const isPastDay = (day: string) =>
  z.iso.date().safeParse(day).success && day >= '2000-01-01' && day <= new Date().toISOString().slice(0, 10)

export const consentForm = z
  .object({
    given_by: z.string('given_by').trim().min(1, 'given_by').max(LONGEST_CONSENT.given_by, 'given_by'),
    given_on: z.string('given_on').refine(isPastDay, 'given_on'),
    way: z.enum(WAYS, 'way'),
    proof: z.string().trim().max(LONGEST_CONSENT.proof, 'proof').default(''),
    withdrawn_on: dayOrNone('withdrawn_on'),
  })
  .refine(({ given_on, withdrawn_on }) => withdrawn_on === null || withdrawn_on >= given_on, {
    path: ['withdrawn_on'],
    message: 'withdrawn_on',
  })

export type ConsentForm = z.output<typeof consentForm>

/** The first and the last day something is shown. */
export const shownSpan = { shown_from: dayOrNone('shown_from'), shown_until: dayOrNone('shown_until') }

export const isSpan = ({ shown_from, shown_until }: { shown_from: string | null; shown_until: string | null }) =>
  shown_from === null || shown_until === null || shown_from <= shown_until
