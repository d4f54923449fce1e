// Sums up the answers of all steps for the last one.
import { categoryName, subcategoryName } from '#app/core/categories/categories.ts'
import { isCategoryId } from '#app/core/categories/tree.ts'
import { showPhone } from '#app/core/listing-form/contact.server.ts'
import { countryName } from '#app/core/places/countries.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { loadMessages } from '#app/i18n/messages.server.ts'
import type { DraftData, Step } from './rules.ts'

const lines = (...parts: (string | null | undefined)[]) => parts.filter((part): part is string => Boolean(part))
const text = (value: unknown) => (typeof value === 'string' ? value : '')

/** A step that was passed without an answer says nothing. */
const saysSomething = (answers: object | null | undefined): boolean =>
  Object.values(answers ?? {}).some((answer: unknown) =>
    typeof answer === 'object' && answer !== null ? saysSomething(answer) : Boolean(answer),
  )

export async function summarise(data: DraftData, locale: Locale): Promise<{ step: Step; lines: string[] }[]> {
  const t = await loadMessages(locale)
  const business = data.business?.value ?? {}
  const place = data.place?.value ?? {}
  const country = text(place.country_code)
  const category = isCategoryId(business.business_category) ? business.business_category : null
  const reach = data.place?.typed?.reach
  return [
    {
      step: 'business',
      lines: lines(
        text(business.name),
        category &&
          [categoryName(category, locale), subcategoryName(category, text(business.subcategory), locale)]
            .filter(Boolean)
            .join(' · '),
        business.phone ? showPhone(text(business.phone), country) : null,
        text(business.email),
        text(business.website),
      ),
    },
    {
      step: 'place',
      lines: lines(
        [text(place.address), text(place.city), countryName(country, locale)].filter(Boolean).join(', '),
        reach === 'area' || reach === 'online' ? t.listingForm.place.reaches[reach] : null,
      ),
    },
    { step: 'hours', lines: lines(data.hours?.value?.hours ? t.registration.plan.overviewHours : null) },
    { step: 'halal', lines: lines(saysSomething(data.halal?.value) ? t.registration.plan.overviewHalal : null) },
  ]
}
