// The staff's form for an aid organisation. Messages are keys of `t.gaza.desk.errors`.
import * as z from 'zod'
import { box, dayOrNone, positionField } from '#app/core/editing/fields.ts'
import { gatherLocalised, localisedOrNone } from '#app/core/editing/localised-form.ts'
import { AID_WORK } from './rules.ts'

export const LONGEST = { name: 120, address: 300, about: 400 }

const address = (word: string) =>
  z
    .url({ protocol: /^https$/, hostname: z.regexes.domain, error: word })
    .max(LONGEST.address, word)
    .refine((text) => !/[\s<>"]/.test(text), word)

const aidForm = z.preprocess(
  gatherLocalised,
  z.object({
    name: z.string('name').trim().min(2, 'name').max(LONGEST.name, 'name'),
    website: address('website'),
    source: address('source'),
    about: localisedOrNone(LONGEST.about, 'about'),
    work: z
      .string()
      .default('')
      .transform((text) => AID_WORK.filter((work) => text.split(',').includes(work)))
      .refine((list) => list.length > 0, 'work'),
    checked_on: dayOrNone('checked').refine(
      (day) => day === null || day <= new Date(Date.now() + 86_400_000).toISOString().slice(0, 10),
      'checked',
    ),
    position: positionField('position'),
    is_shown: box,
    seen: z.string().max(60).default(''),
  }),
)

export const aidForms = { save: aidForm }
export type AidForm = z.output<typeof aidForm>
