// Reads one step of the wizard: the checked value, or what is wrong by field.
import type * as z from 'zod'
import { type HoursFormError, parseHoursForm } from '#app/core/hours/hours-form.ts'
import { isFoodCategory } from './choices.ts'
import { locateListing } from './locate-listing.server.ts'
import { type DraftData, type Section, type Typed, toForm } from './rules.ts'
import { businessSchema, halalSchema, placeSchema, planSchema, type RegisterErrorKey } from './schema.ts'

export type StepErrors = Record<string, RegisterErrorKey[]>
export type CheckedStep =
  | { ok: true; value: Record<string, unknown> }
  | { ok: false; errors: StepErrors; hourErrors?: HoursFormError[] }

/** Fields of the hours that hold several values. */
export const HOURS_LISTS = ['hours.prayers']

function check<T>(schema: z.ZodType<T>, typed: Typed): { ok: true; value: T } | { ok: false; errors: StepErrors } {
  const result = schema.safeParse(typed)
  if (result.success) return { ok: true, value: result.data }
  const errors: StepErrors = {}
  for (const issue of result.error.issues) {
    const field = String(issue.path[0] ?? 'form')
    errors[field] = [...(errors[field] ?? []), issue.message as RegisterErrorKey]
  }
  return { ok: false, errors }
}

export function checkStep(step: Section, typed: Typed, data: DraftData, today: string): CheckedStep {
  switch (step) {
    case 'business':
      return check(businessSchema, typed)
    case 'place': {
      const form = check(placeSchema, typed)
      if (!form.ok) return form
      const located = locateListing(form.value)
      return located.ok ? located : { ok: false, errors: { [located.field]: [located.error] } }
    }
    case 'hours': {
      const hours = parseHoursForm(toForm(typed, HOURS_LISTS))
      if (hours.ok) return { ok: true, value: { hours: hours.value } }
      return { ok: false, errors: {}, hourErrors: hours.errors }
    }
    case 'halal':
      return check(halalSchema(isFoodCategory(data.business?.value?.category), today), typed)
    case 'plan':
      return check(planSchema, typed)
  }
}
