// Reads one step of the wizard: the checked value, or what is wrong by field.
import * as z from 'zod'
import { type HoursFormError, parseHoursForm } from '#app/core/hours/hours-form.ts'
import { isFoodCategory, type Typed } from '#app/core/listing-form/choices.ts'
import { contactSchema } from '#app/core/listing-form/contact.server.ts'
import { nameSchema } from '#app/core/listing-form/name.server.ts'
import { placeSchema } from '#app/core/listing-form/place.server.ts'
import { toForm } from '#app/core/listing-form/typed.ts'
import { isCountryCode } from '#app/core/places/countries.ts'
import { readForm } from '#app/lib/form.server.ts'
import { done, type Refusal } from '#app/lib/outcome.ts'
import type { DraftData, Section } from './rules.ts'
import { countrySchema, halalSchema, planSchema } from './schema.ts'

export type CheckedStep = { ok: true; value: Record<string, unknown> } | (Refusal & { hourErrors?: HoursFormError[] })

/** Fields of the hours that hold several values. */
export const HOURS_LISTS = ['hours.prayers']

const businessSchema = (country: string | undefined) =>
  z.intersection(
    nameSchema(),
    z.intersection(countrySchema, contactSchema(isCountryCode(country) ? country : undefined)),
  )

export function checkStep(step: Section, typed: Typed, data: DraftData, today: string): CheckedStep {
  const form = toForm(typed, HOURS_LISTS)
  switch (step) {
    case 'business':
      return readForm(businessSchema(typed.country_code), form)
    case 'place':
      return readForm(placeSchema, form)
    case 'hours': {
      const hours = parseHoursForm(form)
      if (hours.ok) return done({ hours: hours.value })
      return { ok: false, status: 400, errors: {}, values: typed, hourErrors: hours.errors }
    }
    case 'halal':
      return readForm(halalSchema(isFoodCategory(data.business?.value?.business_category), today), form)
    case 'plan':
      return readForm(planSchema, form)
  }
}
