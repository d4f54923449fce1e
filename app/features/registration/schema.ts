// What each step accepts. Messages are keys of `t.registration.errors`. Imported by the server only: the numbering plans of
// all countries are large.
import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max'
import * as z from 'zod'
import { categoryById, isCategoryId } from '#app/core/categories/tree.ts'
import { ALCOHOL, FACTS, MEATS, MENUS, SLAUGHTER } from '#app/core/listings/facts.ts'
import { SPOKEN_LANGUAGES } from '#app/core/listings/spoken-languages.server.ts'
import { isCountryCode } from '#app/core/places/countries.ts'
import type { Messages } from '#app/i18n/catalogue.ts'
import { OWNERSHIPS, PLAN_CHOICES, PRICES, REACHES } from './choices.ts'

export type RegisterErrorKey = keyof Messages['registration']['errors']
const key = (name: RegisterErrorKey) => name

/** Numbers may be typed in the digits of Arabic and Persian keyboards. */
const toLatinDigits = (text: string) => text.replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))

const optionalText = (longest: number, message: RegisterErrorKey) =>
  z
    .string()
    .trim()
    .max(longest, key(message))
    .optional()
    .transform((text) => text || null)

/** The number as +447700900123, or null when no such number can exist. */
export function normalisePhone(text: string, country: string): string | null {
  const home = isSupportedCountry(country) ? (country as CountryCode) : undefined
  const number = parsePhoneNumberFromString(toLatinDigits(text), home ? { defaultCountry: home } : {})
  return number?.isValid() ? number.number : null
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
  return url.pathname === '/' && !url.search && !url.hash ? url.origin : url.href
}

const MOST_SERVICES = 40
const LONGEST_SERVICE = 60

export function splitServices(text: string): string[] {
  const known = new Set<string>()
  return text
    .split(/[,،;\n]/)
    .map((service) => service.trim().replace(/\s+/g, ' '))
    .filter((service) => {
      const word = service.toLowerCase()
      if (!word || known.has(word)) return false
      known.add(word)
      return true
    })
}

/** Lengths first; whatever else is wrong is found in one go, so that nobody corrects a form twice. */
export const businessSchema = z
  .object({
    name: optionalText(120, 'nameLong'),
    localName: optionalText(120, 'localNameLong'),
    category: optionalText(40, 'categoryRequired'),
    subcategory: optionalText(80, 'subcategoryUnknown'),
    description: optionalText(2000, 'descriptionLong'),
    country: optionalText(2, 'countryRequired'),
    phone: optionalText(40, 'phoneInvalid'),
    whatsapp: optionalText(40, 'whatsappInvalid'),
    email: optionalText(254, 'emailInvalid'),
    website: optionalText(500, 'websiteInvalid'),
    services: optionalText(4000, 'servicesMany'),
    price: optionalText(4, 'priceInvalid'),
    languages: optionalText(200, 'languagesInvalid'),
  })
  .transform((form, context) => {
    const refuse = (field: string, message: RegisterErrorKey) =>
      context.addIssue({ code: 'custom', path: [field], message: key(message) })
    const name = form.name ?? ''
    const category = form.category ?? ''
    const country = form.country ?? ''
    if (name.length < 2) refuse('name', 'nameRequired')
    if (!isCategoryId(category)) refuse('category', 'categoryRequired')
    if (!isCountryCode(country)) refuse('country', 'countryRequired')
    const phone = form.phone && normalisePhone(form.phone, country)
    const whatsapp = form.whatsapp && normalisePhone(form.whatsapp, country)
    const website = form.website && normaliseWebsite(form.website)
    const services = splitServices(form.services ?? '')
    const languages = form.languages?.split(',') ?? []
    // The form offers parts as "category/part", so that a browser without JavaScript shows them all in one list.
    const [parent, part = parent] = form.subcategory?.split('/') ?? []
    const parts: readonly string[] = isCategoryId(category) ? categoryById(category).subcategories : []
    if (form.phone && !phone && isCountryCode(country)) refuse('phone', 'phoneInvalid')
    if (form.whatsapp && !whatsapp && isCountryCode(country)) refuse('whatsapp', 'whatsappInvalid')
    if (form.email && !z.email().safeParse(form.email).success) refuse('email', 'emailInvalid')
    if (form.website && !website) refuse('website', 'websiteInvalid')
    if (!form.phone && !form.whatsapp && !form.email && !form.website) refuse('phone', 'contactRequired')
    if (services.length > MOST_SERVICES || services.some(({ length }) => length > LONGEST_SERVICE))
      refuse('services', 'servicesMany')
    if (form.price && !PRICES.some((price) => price === form.price)) refuse('price', 'priceInvalid')
    if (languages.some((code) => !SPOKEN_LANGUAGES.some((known) => known === code)))
      refuse('languages', 'languagesInvalid')
    if (part && isCategoryId(category) && (!parts.includes(part) || (parent !== part && parent !== category)))
      refuse('subcategory', 'subcategoryUnknown')
    return {
      name,
      local_name: form.localName,
      category,
      subcategory: part ?? null,
      description: form.description,
      country_code: country,
      phone: phone || null,
      whatsapp: whatsapp || null,
      email: form.email,
      website: website || null,
      services,
      price_range: form.price,
      languages: [...new Set(languages)].slice(0, 20),
    }
  })

const NUMBER = /^[-−]?\d{1,3}([.,]\d{1,15})?$/
const toNumber = (text: string | null) =>
  text !== null && NUMBER.test(toLatinDigits(text))
    ? Number(toLatinDigits(text).replace('−', '-').replace(',', '.'))
    : Number.NaN

export const placeSchema = z
  .object({
    reach: optionalText(10, 'reachRequired'),
    areaKm: optionalText(6, 'areaRequired'),
    address: optionalText(300, 'addressLong'),
    city: optionalText(120, 'cityLong'),
    postcode: optionalText(20, 'postcodeLong'),
    state: optionalText(120, 'stateLong'),
    country: optionalText(2, 'countryRequired'),
    lat: optionalText(24, 'positionInvalid'),
    lng: optionalText(24, 'positionInvalid'),
    showOnMap: z.string().optional(),
  })
  .transform((form, context) => {
    const refuse = (field: string, message: RegisterErrorKey) =>
      context.addIssue({ code: 'custom', path: [field], message: key(message) })
    const reach = REACHES.find((known) => known === form.reach) ?? null
    const city = form.city ?? ''
    const country = form.country ?? ''
    if (!reach) refuse('reach', 'reachRequired')
    if (reach === 'visit' && !form.address) refuse('address', 'addressRequired')
    if (!city) refuse('city', 'cityRequired')
    if (!isCountryCode(country)) refuse('country', 'countryRequired')
    const lat = toNumber(form.lat)
    const lng = toNumber(form.lng)
    const hasPosition = form.lat !== null || form.lng !== null
    const isPosition = Math.abs(lat) <= 90 && Math.abs(lng) <= 180 && !(lat === 0 && lng === 0)
    const area = Number(toLatinDigits(form.areaKm ?? ''))
    if (hasPosition && !isPosition) refuse('lat', 'positionInvalid')
    if (reach === 'area' && !(Number.isInteger(area) && area >= 1 && area <= 500)) refuse('areaKm', 'areaRequired')
    return {
      reach: reach ?? 'visit',
      areaKm: reach === 'area' ? area : null,
      address: form.address,
      city,
      postcode: form.postcode,
      state: form.state,
      country,
      position: hasPosition && isPosition ? { lat, lng } : null,
      isOnMap: form.showOnMap === 'on',
    }
  })

export type PlaceForm = z.output<typeof placeSchema>

const choice = <T extends string>(choices: readonly T[]) =>
  z
    .union([z.enum(choices as readonly [T, ...T[]]), z.literal('')], key('choiceInvalid'))
    .optional()
    .transform((value) => (value ? (value as T) : null))

const yesNo = choice(['yes', 'no'])
const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/

const isDay = (text: string) => ISO_DAY.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`))

/** `today` as an ISO day. Kitchens are asked about food; everybody about ownership and facts. */
export const halalSchema = (isFood: boolean, today: string) =>
  z
    .object({
      menu: choice(MENUS),
      alcohol: choice(ALCOHOL),
      pork: yesNo,
      ...(Object.fromEntries(MEATS.map((meat) => [`slaughter_${meat}`, choice(SLAUGHTER)])) as Record<
        `slaughter_${(typeof MEATS)[number]}`,
        ReturnType<typeof choice<(typeof SLAUGHTER)[number]>>
      >),
      certificate: yesNo,
      certifier: optionalText(160, 'certificateLong'),
      certificateNumber: optionalText(80, 'certificateLong'),
      issued: optionalText(10, 'expiryInvalid'),
      expires: optionalText(10, 'expiryInvalid'),
      muslimOwned: choice(OWNERSHIPS),
      ...(Object.fromEntries(FACTS.map((fact) => [`fact_${fact}`, yesNo])) as Record<
        `fact_${(typeof FACTS)[number]}`,
        typeof yesNo
      >),
    })
    .transform((form, context) => {
      const refuse = (field: string, message: RegisterErrorKey) =>
        context.addIssue({ code: 'custom', path: [field], message: key(message) })
      const isCertified = isFood && form.certificate === 'yes'
      if (isCertified && !form.certifier) refuse('certifier', 'certifierRequired')
      if (isCertified && !form.certificateNumber) refuse('certificateNumber', 'certificateNumberRequired')
      const issued = isCertified && form.issued && isDay(form.issued) ? form.issued : null
      const expires = isCertified && form.expires && isDay(form.expires) ? form.expires : null
      if (isCertified && (!issued || issued > today)) refuse('issued', 'issuedInvalid')
      if (isCertified && !expires) refuse('expires', 'expiryInvalid')
      else if (expires && (expires < today || (issued && expires <= issued))) refuse('expires', 'expiryPast')
      const slaughter = Object.fromEntries(
        MEATS.flatMap((meat) => {
          const how = form[`slaughter_${meat}`]
          return how ? [[meat, how]] : []
        }),
      )
      const halal = isFood
        ? {
            ...(form.menu && { menu: form.menu }),
            ...(form.alcohol && { alcohol: form.alcohol }),
            ...(form.pork && { pork: form.pork === 'yes' }),
            ...(Object.keys(slaughter).length > 0 && { slaughter }),
          }
        : {}
      const facts = Object.fromEntries(
        FACTS.flatMap((fact) => {
          const said = form[`fact_${fact}`]
          return said ? [[fact, said === 'yes']] : []
        }),
      )
      return {
        halal,
        facts,
        ownership: form.muslimOwned === 'shown' || form.muslimOwned === 'hidden' ? form.muslimOwned : null,
        certificate: isCertified
          ? { certifier: form.certifier, number: form.certificateNumber, issued_on: issued, expires_on: expires }
          : null,
      }
    })

export const planSchema = z.object({ plan: z.enum(PLAN_CHOICES, key('planRequired')) })
