// The answer of the home page's one query, checked: whatever is not as expected is left out, and the page shows less
// instead of failing.
import type { Locale } from '#app/i18n/locales.ts'

type Row = Readonly<Record<string, unknown>>
type Localised = Partial<Record<Locale, string>>

export type HomeRows = {
  featured: Row[]
  regular: Row[]
  mosques: Row[]
  promotion: { slug: string; title: Localised; body: Localised; cta_label: Localised; href: string } | null
  sponsors: { id: string; name: string; logo: string | null; website: string | null; line: Localised }[]
  partners: { id: string; name: string; logo_url: string; website_url: string | null }[]
  testimonials: { id: string; name: string; place: Localised; quote: Localised; isSample: boolean }[]
}

export const EMPTY_HOME: HomeRows = {
  featured: [],
  regular: [],
  mosques: [],
  promotion: null,
  sponsors: [],
  partners: [],
  testimonials: [],
}

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value)
const readRows = (value: unknown): Row[] => (Array.isArray(value) ? value.filter(isRow) : [])
const readText = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)
const readLocalised = (value: unknown): Localised => (isRow(value) ? value : {})

/** The text in the language of the page, else in English. */
export const inLanguage = (text: Localised, locale: Locale): string => text[locale] || text.en || ''

function keep<T>(rows: Row[], read: (row: Row) => T | null): T[] {
  return rows.map(read).filter((entry) => entry !== null)
}

export function readHomePage(answer: unknown): HomeRows {
  if (!isRow(answer)) return EMPTY_HOME
  return {
    featured: readRows(answer.featured),
    regular: readRows(answer.regular),
    mosques: readRows(answer.mosques),
    promotion: isRow(answer.promo) ? readPromotion(answer.promo) : null,
    sponsors: keep(readRows(answer.sponsors), ({ id, name, logo_url, website_url, line }) => {
      const [key, label] = [readText(id), readText(name)]
      if (!key || !label) return null
      return {
        id: key,
        name: label,
        logo: readText(logo_url),
        website: readText(website_url),
        line: readLocalised(line),
      }
    }),
    partners: keep(readRows(answer.partners), ({ id, name, logo_url, website_url }) => {
      const [key, label, logo] = [readText(id), readText(name), readText(logo_url)]
      return key && label && logo ? { id: key, name: label, logo_url: logo, website_url: readText(website_url) } : null
    }),
    testimonials: keep(readRows(answer.testimonials), ({ id, name, place, quote, is_sample }) => {
      const [key, label] = [readText(id), readText(name)]
      if (!key || !label) return null
      return {
        id: key,
        name: label,
        place: readLocalised(place),
        quote: readLocalised(quote),
        isSample: is_sample === true,
      }
    }),
  }
}

function readPromotion({ slug, title, body, cta_label, href }: Row): HomeRows['promotion'] {
  const [key, target] = [readText(slug), readText(href)]
  if (!key || !target) return null
  return {
    slug: key,
    title: readLocalised(title),
    body: readLocalised(body),
    cta_label: readLocalised(cta_label),
    href: target,
  }
}
