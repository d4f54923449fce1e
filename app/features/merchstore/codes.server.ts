// Discount codes of the store, as staff make and end them.
import * as z from 'zod'
import { formatPrice } from '#app/core/auth/plans.ts'
import { ask, attempt } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { writeDate } from '#app/i18n/write-date.ts'
import { type Outcome, placeAt } from '#app/lib/outcome.ts'
import type { CodeForm } from './shelf-schema.ts'

type Acting = Pick<Services, 'db' | 'log'>
type Typed = Record<string, string>

const desk = z.object({
  currency: z.string(),
  codes: z.array(
    z.object({
      code: z.string(),
      percent: z.number().nullable(),
      cents: z.number().nullable(),
      first_day: z.string().nullable(),
      last_day: z.string().nullable(),
      least_cents: z.number().nullable(),
      most: z.number().nullable(),
      once_each: z.boolean(),
      active: z.boolean(),
      used: z.number(),
      off_cents: z.number(),
    }),
  ),
})

export async function listCodes(services: Acting, locale: Locale) {
  const { currency, codes } = await ask(services, services.db().rpc('store_code_desk'), desk)
  const write = (cents: number) => formatPrice(locale, cents, currency)
  return {
    currency,
    codes: codes.map(({ percent, cents, first_day, last_day, least_cents, most, used, off_cents, ...code }) => ({
      ...code,
      off: cents === null ? formatNumber(locale, (percent ?? 0) / 100, { style: 'percent' }) : write(cents),
      from: first_day && writeDate(locale, first_day),
      until: last_day && writeDate(locale, last_day),
      least: least_cents === null ? null : write(least_cents),
      most: most === null ? null : formatNumber(locale, most),
      used: formatNumber(locale, used),
      sum: write(off_cents),
    })),
  }
}
export type CodesDesk = Awaited<ReturnType<typeof listCodes>>

export async function makeCode(services: Acting, code: CodeForm, values: Typed): Promise<Outcome<unknown>> {
  const row = services
    .db()
    .from('discount_codes')
    .insert({ ...code, sold: 'store' })
    .select('code')
  const made = await attempt(services, row, { nothing: 'notAllowed', values })
  return !made.ok && made.errors.form?.includes('twice') ? placeAt(made, 'code', values) : made
}

export const endCode = (services: Acting, code: string, values: Typed) =>
  attempt(
    services,
    services.db().from('discount_codes').update({ active: false }).eq('code', code).eq('sold', 'store').select('code'),
    { nothing: 'missing', values },
  )
