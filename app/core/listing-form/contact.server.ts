// The ways to reach a business, checked and written in one form. The same number and the same site are always written the
// same way: place keys and the search for doubles compare them. For the server only: the numbering plans of all countries
// are large.
import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max'
import * as z from 'zod'
import { toLatinDigits } from '#app/lib/latin-digits.ts'
import { LONGEST, optionalText, refuseIn } from './text.ts'

const parsePhone = (text: string, country: string) =>
  parsePhoneNumberFromString(toLatinDigits(text), isSupportedCountry(country) ? { defaultCountry: country } : {})

/** The number as +447700900123, or null when no such number can exist. */
export function normalisePhone(text: string, country: string): string | null {
  const number = parsePhone(text, country)
  return number?.isValid() ? number.number : null
}

/** The same for numbers of other people's lists, where a plan may be newer than ours: it has as many digits as it should. */
export function normaliseLikelyPhone(text: string, country: string): string | null {
  const number = parsePhone(text, country)
  return number?.isPossible() ? number.number : null
}

/** As people of the country write it; a foreign number keeps its country code. */
export function showPhone(phone: string, country: string): string {
  const number = parsePhoneNumberFromString(phone)
  if (!number) return phone
  return number.country === country ? number.formatNational() : number.formatInternational()
}

/** With https:// where nothing was said; null when it is no web address. */
export function normaliseWebsite(text: string): string | null {
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`)
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.username || url.password) return null
  if (!/^[^.\s]+(\.[^.\s]+)+$/.test(url.hostname)) return null
  const address = url.pathname === '/' && !url.search && !url.hash ? url.origin : url.href
  return address.length <= LONGEST.website ? address : null
}

export const isEmail = (text: string) => text.length <= LONGEST.email && z.regexes.email.test(text)

/**
 * `country` is where numbers without a country code belong. Undefined: the form asks for it and has no answer yet, so
 * that numbers cannot be judged.
 */
export const contactSchema = (country: string | undefined) =>
  z
    .object({
      phone: optionalText(40, 'phoneInvalid'),
      whatsapp: optionalText(40, 'whatsappInvalid'),
      email: optionalText(LONGEST.email, 'emailInvalid'),
      website: optionalText(LONGEST.website, 'websiteInvalid'),
    })
    .transform((form, context) => {
      const refuse = refuseIn(context)
      const phone = form.phone && normalisePhone(form.phone, country ?? '')
      const whatsapp = form.whatsapp && normalisePhone(form.whatsapp, country ?? '')
      const website = form.website && normaliseWebsite(form.website)
      if (form.phone && !phone && country !== undefined) refuse('phone', 'phoneInvalid')
      if (form.whatsapp && !whatsapp && country !== undefined) refuse('whatsapp', 'whatsappInvalid')
      if (form.email && !isEmail(form.email)) refuse('email', 'emailInvalid')
      if (form.website && !website) refuse('website', 'websiteInvalid')
      if (!form.phone && !form.whatsapp && !form.email && !form.website) refuse('phone', 'contactRequired')
      return { phone: phone || null, whatsapp: whatsapp || null, email: form.email, website: website || null }
    })
