// Schemas of the wizard's questions beyond the form of a listing. Messages are words of `t.registration.errors` and
// `t.listingForm.errors`.
import * as z from 'zod'
import { factFields, readFacts } from '#app/core/listing-form/facts.ts'
import { kitchenFields, readKitchen } from '#app/core/listing-form/kitchen.ts'
import { choice, optionalText, refuseIn, yesNo } from '#app/core/listing-form/text.ts'
import { isCountryCode } from '#app/core/places/countries.ts'
import type { Messages } from '#app/i18n/catalogue.ts'
import { OWNERSHIPS, PLAN_CHOICES } from './choices.ts'

type RegisterErrorKey = keyof Messages['registration']['errors']

/** Asked with the contacts, because it says how their numbers are read. */
export const countrySchema = z.object({
  country_code: z.string('countryRequired').trim().refine(isCountryCode, 'countryRequired'),
})

const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/

const isDay = (text: string) => ISO_DAY.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`))

/** `today` as an ISO day. Kitchens are asked about food; everybody about ownership and facts. */
export const halalSchema = (isFood: boolean, today: string) =>
  z
    .object({
      ...kitchenFields,
      ...factFields,
      certificate: yesNo,
      certifier: optionalText<RegisterErrorKey>(160, 'certificateLong'),
      certificateNumber: optionalText<RegisterErrorKey>(80, 'certificateLong'),
      issued: optionalText<RegisterErrorKey>(10, 'expiryInvalid'),
      expires: optionalText<RegisterErrorKey>(10, 'expiryInvalid'),
      muslimOwned: choice(OWNERSHIPS),
    })
    .transform((form, context) => {
      const refuse = refuseIn<RegisterErrorKey>(context)
      const isCertified = isFood && form.certificate === 'yes'
      if (isCertified && !form.certifier) refuse('certifier', 'certifierRequired')
      if (isCertified && !form.certificateNumber) refuse('certificateNumber', 'certificateNumberRequired')
      const issued = isCertified && form.issued && isDay(form.issued) ? form.issued : null
      const expires = isCertified && form.expires && isDay(form.expires) ? form.expires : null
      if (isCertified && (!issued || issued > today)) refuse('issued', 'issuedInvalid')
      if (isCertified && !expires) refuse('expires', 'expiryInvalid')
      else if (expires && (expires < today || (issued && expires <= issued))) refuse('expires', 'expiryPast')
      return {
        halal: (isFood && readKitchen(form)) || {},
        facts: readFacts(form),
        ownership: form.muslimOwned === 'shown' || form.muslimOwned === 'hidden' ? form.muslimOwned : null,
        certificate: isCertified
          ? { certifier: form.certifier, number: form.certificateNumber, issued_on: issued, expires_on: expires }
          : null,
      }
    })

export const planSchema = z.object({ plan: z.enum(PLAN_CHOICES, 'planRequired' satisfies RegisterErrorKey) })
