// Reads the purposes of gifts, and the sum that came for each this year.
import * as z from 'zod'
import { formatPrice } from '#app/core/auth/plans.ts'
import { askPage } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { SUMS } from './schema.ts'

const localised = z.record(z.string(), z.string())
const answer = z.object({
  currency: z.string(),
  purposes: z.array(z.object({ id: z.string(), title: localised, text: localised, given_cents: z.number() })),
})

export type DonatePageData = {
  currency: string
  purposes: { id: string; title: string; text: string; given: string | null }[]
  sums: { value: string; label: string }[]
}

export async function readGiving(services: Pick<Services, 'page' | 'log'>, locale: Locale): Promise<DonatePageData> {
  const { currency, purposes } = await askPage(services, 'giving_page', {}, answer)
  const said = (text: Record<string, string>) => text[locale] ?? text.en ?? ''
  return {
    currency,
    purposes: purposes.map(({ id, title, text, given_cents }) => ({
      id,
      title: said(title),
      text: said(text),
      given: given_cents > 0 ? formatPrice(locale, given_cents, currency) : null,
    })),
    sums: SUMS.map((sum) => ({ value: String(sum), label: formatPrice(locale, sum * 100, currency) })),
  }
}
