// The staff's form for what somebody says about the site. Messages are keys of `t.testimonials.errors` and `t.editing.errors`.
import * as z from 'zod'
import { consentForm, isSpan, shownSpan } from '#app/core/editing/consent-schema.ts'
import { box, positionField } from '#app/core/editing/fields.ts'
import { gatherLocalised, localised, localisedOrNone } from '#app/core/editing/localised-form.ts'

export const LONGEST = { name: 120, place: 160, quote: 1000 }

const testimonialForm = z.preprocess(
  gatherLocalised,
  z
    .object({
      name: z.string('name').trim().min(1, 'name').max(LONGEST.name, 'name'),
      quote: localised(LONGEST.quote, 'quote'),
      place: localisedOrNone(LONGEST.place, 'place'),
      published: box,
      position: positionField('position'),
      ...shownSpan,
      seen: z.string().max(60).default(''),
    })
    .refine(isSpan, { path: ['shown_until'], message: 'shown_until' }),
)

export const testimonialForms = { save: testimonialForm, consent: consentForm, remove: z.object({}) }
export type TestimonialForm = z.output<typeof testimonialForm>
