// Prices of gold and silver for the page and for the staff, and the currencies to choose from.
import { readRows, readText } from '#app/core/listings/source-row.ts'
import { ask, askPageOrNothing } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import { intlTag, type Locale } from '#app/i18n/locales.ts'
import type { OfferedPrice } from './sheet.ts'

export type Currency = {
  code: string
  name: string
  /** Digits behind the decimal mark: 0, 2 or 3. */
  digits: number
}

/** Every currency of ISO 4217 that `Intl` knows as in use, in the order of the language. Test codes are left out. */
export function listCurrencies(locale: Locale): Currency[] {
  const names = new Intl.DisplayNames([intlTag(locale)], { type: 'currency' })
  return Intl.supportedValuesOf('currency')
    .filter((code) => !/^X(?!AF|CD|OF|PF)/.test(code))
    .map((code) => ({ code, name: names.of(code) ?? code, digits: digitsOf(code) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, locale))
}

export const digitsOf = (code: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency: code }).resolvedOptions().maximumFractionDigits ?? 2

export const isCurrency = (code: string): boolean => Intl.supportedValuesOf('currency').includes(code)

/** A page without prices still works: visitors type theirs. */
export async function findPrices(services: Pick<Services, 'page' | 'log'>): Promise<OfferedPrice[]> {
  return readRows(await askPageOrNothing(services, 'zakaat_prices', {})).flatMap((row) => {
    const [currency, price, asOf] = [readText(row.currency), readText(row.price), readText(row.as_of)]
    if (!currency || !price || !asOf || (row.metal !== 'gold' && row.metal !== 'silver')) return []
    const source = readText(row.source) ?? ''
    return [{ metal: row.metal, currency, price, asOf, source, isSample: row.is_sample === true }]
  })
}

const STAFF_LIST = 200

export const listPrices = (services: Pick<Services, 'db' | 'log'>) =>
  ask(
    services,
    services
      .db()
      .from('metal_prices')
      .select('id, metal, currency, price_per_gram, as_of, source, is_sample')
      .order('as_of', { ascending: false })
      .order('currency')
      .order('metal')
      .limit(STAFF_LIST),
  )
