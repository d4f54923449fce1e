// The forms about people. Messages are keys of `t.people.errors`.

import * as z from 'zod'
import { isCountryCode } from '#app/core/places/countries.ts'
import { isLocale } from '#app/i18n/locales.ts'
import { recordOf } from '#app/lib/records.ts'
import { FACTS, SHOWN_TO } from './rules.ts'

const list = z
  .string()
  .optional()
  .transform((text) => (text ?? '').split(',').filter((word) => word !== ''))
const shownTo = z.enum(SHOWN_TO, 'invalid')

export const personForm = z.object({
  handle: z
    .string('handle')
    .trim()
    .toLowerCase()
    .regex(/^[a-z0-9](-?[a-z0-9]){2,29}$/, 'handle'),
  bio: z.string().trim().max(500, 'bio'),
  speaks: list.transform((words) => words.filter((word) => /^[a-z]{2,3}$/.test(word)).slice(0, 10)),
  reads: list.transform((words) => words.filter(isLocale)),
  city: z.string().trim().max(120, 'invalid'),
  country_code: z.string().refine((code) => code === '' || isCountryCode(code), 'invalid'),
  ...recordOf(
    FACTS.map((fact) => `show_${fact}` as const),
    () => shownTo,
  ),
})

export const settingsForms = {
  save: personForm,
  portrait: z.object({}),
  unportrait: z.object({ photo: z.guid('invalid') }),
}

export const blockForms = {
  follow: z.object({}),
  unfollow: z.object({}),
  mute: z.object({}),
  block: z.object({}),
  release: z.object({}),
  report: z.object({}),
}
