// Schema of a business's name and services.
import * as z from 'zod'
import { categoryById, isCategoryId } from '#app/core/categories/tree.ts'
import { SPOKEN_LANGUAGES } from '#app/core/listings/spoken-languages.server.ts'
import { wordIn } from '#app/lib/word-in.ts'
import { PRICES } from './choices.ts'
import { isPlainName } from './plain-name.ts'
import { LONGEST, optionalText, refuseIn } from './text.ts'

const MOST_SERVICES = 60
const LONGEST_SERVICE = 80
const MOST_LANGUAGES = 20

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

/**
 * The part of a category a form chose: null where none was, undefined where it belongs to no such category. Forms offer
 * parts as "category/part", so that a browser without JavaScript shows those of all categories in one list.
 */
function readPart(category: string, chosen: string | null): string | null | undefined {
  if (!chosen) return null
  const [parent, part = parent] = chosen.split('/')
  const parts: readonly string[] = isCategoryId(category) ? categoryById(category).allParts : []
  return part && parts.includes(part) && (parent === part || parent === category) ? part : undefined
}

/** `kept` are languages a listing has beyond those the form offers. */
export const nameSchema = (kept: readonly string[] = []) =>
  z
    .object({
      name: optionalText(LONGEST.name, 'nameLong'),
      local_name: optionalText(LONGEST.name, 'localNameLong'),
      business_category: optionalText(40, 'categoryRequired'),
      subcategory: optionalText(80, 'subcategoryUnknown'),
      description: optionalText(LONGEST.description, 'descriptionLong'),
      services: optionalText(6000, 'servicesMany'),
      price_range: optionalText(4, 'priceInvalid'),
      languages: optionalText(1000, 'languagesInvalid'),
    })
    .transform((form, context) => {
      const refuse = refuseIn(context)
      const name = form.name ?? ''
      const category = form.business_category ?? ''
      const part = readPart(category, form.subcategory)
      const services = splitServices(form.services ?? '')
      const languages = [...new Set(form.languages?.split(',') ?? [])]
      const offered: readonly string[] = [...SPOKEN_LANGUAGES, ...kept]
      const price = wordIn(PRICES, form.price_range)
      if (name.length < 2) refuse('name', 'nameRequired')
      else if (!isPlainName(name)) refuse('name', 'nameUnreadable')
      if (!isCategoryId(category)) refuse('business_category', 'categoryRequired')
      else if (part === undefined) refuse('subcategory', 'subcategoryUnknown')
      if (services.length > MOST_SERVICES || services.some(({ length }) => length > LONGEST_SERVICE))
        refuse('services', 'servicesMany')
      if (form.price_range && !price) refuse('price_range', 'priceInvalid')
      if (languages.length > MOST_LANGUAGES || languages.some((language) => !offered.includes(language)))
        refuse('languages', 'languagesInvalid')
      return {
        name,
        local_name: form.local_name,
        business_category: category,
        subcategory: part ?? null,
        description: form.description,
        services,
        price_range: price,
        languages,
      }
    })
