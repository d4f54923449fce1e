// The staff's form for a promotion. Messages are keys of `t.promotions.errors`.
import * as z from 'zod'
import { PLACEMENTS } from '#app/core/analytics/kinds.ts'
import { momentOrNone } from '#app/core/editing/fields.ts'
import { gatherLocalised, localised } from '#app/core/editing/localised-form.ts'
import { isSafeLink } from '#app/core/editing/safe-link.ts'
import { locales } from '#app/i18n/locales.ts'
import { LONGEST, STATES, TONES } from './rules.ts'

const listOf = <const T extends string>(known: readonly T[], word: string) =>
  z
    .string(word)
    .default('')
    .transform((text) => text.split(',').filter((part) => part !== ''))
    .refine((parts) => parts.every((part) => known.some((each) => each === part)), word)
    .transform((parts) => known.filter((each) => parts.includes(each)))

const countOrNone = (most: number, word: string) =>
  z
    .string()
    .default('')
    .transform((text) => (text.trim() === '' ? null : Number(text)))
    .pipe(z.number(word).int(word).min(1, word).max(most, word).nullable())

const promotionForm = z.preprocess(
  gatherLocalised,
  z
    // In the order of the form: so its errors are listed.
    .object({
      title: localised(LONGEST.title, 'title'),
      body: localised(LONGEST.body, 'body'),
      cta_label: localised(LONGEST.cta_label, 'cta_label'),
      href: z.string('href').max(LONGEST.href, 'href').refine(isSafeLink, 'href'),
      placements: listOf(PLACEMENTS, 'placements').refine((list) => list.length > 0, 'placements'),
      languages: listOf(locales, 'languages'),
      towns: z.string().max(3000, 'towns').default(''),
      starts_at: momentOrNone('starts_at'),
      ends_at: momentOrNone('ends_at'),
      cap_total: countOrNone(1_000_000_000, 'cap_total'),
      cap_person: countOrNone(100, 'cap_person'),
      slug: z
        .string('slug')
        .trim()
        .regex(/^[a-z0-9-]{1,80}$/, 'slug'),
      tone: z.enum(TONES, 'invalid'),
      weight: z.coerce.number('weight').int('weight').min(1, 'weight').max(100, 'weight'),
      /** When the editor read it; empty for one that is new. */
      seen: z.string().max(60).default(''),
    })
    .refine(({ starts_at, ends_at }) => !starts_at || !ends_at || starts_at < ends_at, {
      path: ['ends_at'],
      message: 'ends_at',
    }),
)

export const promotionForms = {
  save: promotionForm,
  move: z.object({ from: z.enum(STATES, 'invalid'), to: z.enum(STATES, 'invalid') }),
  remove: z.object({}),
}
export type PromotionForm = z.output<typeof promotionForm>
