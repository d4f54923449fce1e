// The answer of the home page's one query, checked: whatever is not as expected is left out, and the page shows less
// instead of failing.
import { type Localised, readLocalised } from '#app/core/editing/localised.ts'

type Row = Readonly<Record<string, unknown>>

export type HomeRows = {
  featured: Row[]
  regular: Row[]
  mosques: Row[]
  sponsors: { id: string; name: string; logo: string | null; website: string | null; line: Localised }[]
  partners: { id: string; name: string; logo_url: string; website_url: string | null }[]
  testimonials: { id: string; name: string; place: Localised; quote: Localised; isSample: boolean }[]
}

export const EMPTY_HOME: HomeRows = {
  featured: [],
  regular: [],
  mosques: [],
  sponsors: [],
  partners: [],
  testimonials: [],
}

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value)
const readRows = (value: unknown): Row[] => (Array.isArray(value) ? value.filter(isRow) : [])
const readText = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)

function keep<T>(rows: Row[], read: (row: Row) => T | null): T[] {
  return rows.map(read).filter((entry) => entry !== null)
}

export function readHomePage(answer: unknown): HomeRows {
  if (!isRow(answer)) return EMPTY_HOME
  return {
    featured: readRows(answer.featured),
    regular: readRows(answer.regular),
    mosques: readRows(answer.mosques),
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
