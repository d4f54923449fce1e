// The staff's form for a sponsor. Messages are keys of `t.sponsorship.desk.errors` and `t.editing.errors`.
import * as z from 'zod'
import { consentForm, isSpan, shownSpan } from '#app/core/editing/consent-schema.ts'
import { box, positionField } from '#app/core/editing/fields.ts'
import { gatherLocalised, localisedOrNone } from '#app/core/editing/localised-form.ts'
import { isSafeLink } from '#app/core/editing/safe-link.ts'

export const LONGEST = { name: 160, line: 300, address: 500 }
export const TIERS = ['lead', 'supporting'] as const

const addressOrNone = (isGood: (address: string) => boolean, word: string) =>
  z
    .string()
    .default('')
    .transform((text) => text.trim())
    .refine((text) => text === '' || isGood(text), word)
    .transform((text) => text || null)

const sponsorForm = z.preprocess(
  gatherLocalised,
  z
    .object({
      name: z.string('name').trim().min(1, 'name').max(LONGEST.name, 'name'),
      line: localisedOrNone(LONGEST.line, 'line'),
      logo_url: addressOrNone((address) => isSafeLink(address) && address.startsWith('/'), 'logo_url'),
      website_url: addressOrNone((address) => isSafeLink(address) && !address.startsWith('/'), 'website_url'),
      tier: z.enum(TIERS, 'invalid'),
      active: box,
      position: positionField('position'),
      ...shownSpan,
      seen: z.string().max(60).default(''),
    })
    .refine(isSpan, { path: ['shown_until'], message: 'shown_until' }),
)

export const sponsorForms = { save: sponsorForm, consent: consentForm, remove: z.object({}) }
export type SponsorForm = z.output<typeof sponsorForm>
