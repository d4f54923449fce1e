// The store as the database tells it: things, what a basket costs, and orders.
import * as z from 'zod'
import { formatPrice } from '#app/core/auth/plans.ts'
import { ask, askPage } from '#app/core/request/ask.server.ts'
import { PageFunctionFailed } from '#app/core/request/refusal.ts'
import type { Services } from '#app/core/request/services.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import type { CartLine } from './cart.ts'
import { CODE_SAID, FEW, type OrderPlace, STATES } from './rules.ts'

type Paging = Pick<Services, 'page' | 'log'>
type Asking = Pick<Services, 'db' | 'log'>

/** Of a lifetime's orders, more than anybody looks through. */
const MOST_OWN = 100

const texts = z.record(z.string(), z.string())
const said = (text: Record<string, string>, locale: Locale) => text[locale] || text.en || ''

const storePage = z.object({
  currency: z.string(),
  products: z.array(
    z.object({
      slug: z.string(),
      title: texts,
      image: z.string(),
      alt: texts,
      is_sample: z.boolean(),
      is_for_show: z.boolean(),
      from_cents: z.number(),
      to_cents: z.number(),
      is_there: z.boolean(),
    }),
  ),
})

export async function listProducts(services: Paging, locale: Locale) {
  const { currency, products } = await askPage(services, 'store_page', {}, storePage)
  return products.map(({ slug, title, image, alt, is_sample, is_for_show, from_cents, to_cents, is_there }) => ({
    slug,
    title: said(title, locale),
    image,
    alt: said(alt, locale),
    isSample: is_sample,
    /** Shows how the store works, and cannot be had. */
    isForShow: is_for_show,
    isThere: is_there,
    price: formatPrice(locale, from_cents, currency),
    isFrom: to_cents > from_cents,
  }))
}
export type ProductCard = Awaited<ReturnType<typeof listProducts>>[number]

const product = z.object({
  currency: z.string(),
  slug: z.string(),
  title: texts,
  text: texts,
  image: z.string(),
  pictures: z.array(z.object({ id: z.string(), image: z.string(), alt: texts })),
  is_sample: z.boolean(),
  is_for_show: z.boolean(),
  variants: z.array(z.object({ sku: z.string(), name: texts, price_cents: z.number(), left: z.number() })),
})

export async function findProduct(services: Paging, slug: string, locale: Locale) {
  const found = await askPage(services, 'store_product', { slug }, product.nullable())
  if (!found) return null
  const { title, text, variants, image, pictures, is_sample, is_for_show, ...rest } = found
  return {
    ...rest,
    /** At least one: the drawing where nothing was photographed yet. */
    pictures:
      pictures.length > 0
        ? pictures.map(({ alt, ...picture }) => ({ ...picture, alt: said(alt, locale) }))
        : [{ id: slug, image, alt: '' }],
    isSample: is_sample,
    isForShow: is_for_show,
    title: said(title, locale),
    text: said(text, locale),
    variants: variants.map(({ name, price_cents, left, sku }) => ({
      sku,
      name: said(name, locale),
      cents: price_cents,
      price: formatPrice(locale, price_cents, rest.currency),
      isThere: left > 0,
      // Of a sample nothing is left or gone: the number is invented.
      few: !is_sample && left > 0 && left <= FEW ? left : null,
    })),
  }
}
export type Product = NonNullable<Awaited<ReturnType<typeof findProduct>>>

const quote = z.object({
  currency: z.string(),
  lines: z.array(
    z.object({
      sku: z.string(),
      slug: z.string(),
      title: texts,
      name: texts,
      image: z.string(),
      is_sample: z.boolean(),
      is_for_show: z.boolean(),
      price_cents: z.number(),
      quantity: z.number(),
      left: z.number(),
    }),
  ),
  goods_cents: z.number(),
  discount_cents: z.number(),
  code: z.string().nullable(),
  code_said: z.enum(CODE_SAID).nullable(),
  code_least_cents: z.number().nullable(),
  postage_cents: z.number().nullable(),
  tax_name: z.string(),
  tax_percent: z.coerce.number(),
  tax_cents: z.number(),
  total_cents: z.number(),
  is_there: z.boolean(),
})

export type Way = { delivery: 'pickup'; pickup: string } | { delivery: 'post'; country: string }

/** A code that was typed, by which member. */
export type TypedCode = { code: string; person: string | null }
type Quoting = Asking & Pick<Services, 'allow' | 'giveBack' | 'tasks'>

/** With a code it is asked by the process: nobody finds one by trying. Null where somebody has tried too often. */
async function quoteWithCode(services: Quoting, lines: CartLine[], { code, person }: TypedCode, way?: Way) {
  if (!services.allow('code')) return null
  const place = { delivery: '', country: '', pickup: '', ...way }
  const answer = await services.tasks.quoteWithCode({ lines, code, person, ...place })
  if ('refused' in answer) throw new PageFunctionFailed('quote_with_code', answer.refused)
  const found = quote.parse(answer.quote)
  if (found.code_said !== 'unknown') services.giveBack('code')
  return found
}

type Wish = { way?: Way | undefined; typed?: TypedCode | null | undefined }

/** What a basket costs, with or without a way to get it and a code. */
export async function quoteCart(
  services: Quoting,
  wanted: readonly CartLine[],
  locale: Locale,
  { way, typed }: Wish = {},
) {
  const lines = [...wanted]
  const withCode = typed ? await quoteWithCode(services, lines, typed, way) : null
  const answer = withCode ?? (await ask(services, services.db().rpc('store_quote', { wanted: lines, ...way }), quote))
  const write = (cents: number) => formatPrice(locale, cents, answer.currency)
  return {
    lines: answer.lines.map(({ sku, slug, title, name, image, is_for_show, price_cents, quantity, left }) => ({
      sku,
      slug,
      image,
      quantity,
      left,
      isForShow: is_for_show,
      title: said(title, locale),
      name: said(name, locale),
      price: write(price_cents),
      sum: write(price_cents * quantity),
    })),
    goods: write(answer.goods_cents),
    discount: answer.discount_cents > 0 ? { code: answer.code, sum: write(-answer.discount_cents) } : null,
    /** What became of the code that was typed; null without one. */
    said: typed ? (withCode ? withCode.code_said : ('tooMany' as const)) : null,
    codeLeast: answer.code_least_cents === null ? null : write(answer.code_least_cents),
    /** Without post and tax. */
    things: write(answer.goods_cents - answer.discount_cents),
    postage: answer.postage_cents === null ? null : write(answer.postage_cents),
    tax: writeTax(answer, locale),
    total: write(answer.total_cents),
    totalCents: answer.total_cents,
    isThere: answer.is_there,
  }
}
export type Quote = Awaited<ReturnType<typeof quoteCart>>

type Taxed = { tax_name: string; tax_percent: number; tax_cents: number; currency: string }
function writeTax({ tax_name, tax_percent, tax_cents, currency }: Taxed, locale: Locale) {
  if (tax_cents === 0) return null
  const percent = formatNumber(locale, tax_percent / 100, { style: 'percent', maximumFractionDigits: 2 })
  return { name: `${tax_name} ${percent}`.trim(), sum: formatPrice(locale, tax_cents, currency) }
}

/** A member's orders, the newest first, each with the link that opens it. As the member: the rows they may read are theirs. */
export async function listOwnOrders(services: Asking & Pick<Services, 'tasks'>, user_id: string, locale: Locale) {
  const rows = await ask(
    services,
    services
      .db()
      .from('store_orders')
      .select('id, reference, status, total_cents, currency, created_at, store_order_lines(title, name, quantity)')
      // Staff may read those of others too.
      .eq('user_id', user_id)
      .order('created_at', { ascending: false })
      .limit(MOST_OWN),
  )
  return Promise.all(
    rows.map(async ({ id, status, total_cents, currency, store_order_lines: lines, ...row }) => ({
      ...row,
      code: await services.tasks.signOrder(id),
      status: z.enum(STATES).parse(status),
      total: formatPrice(locale, total_cents, currency),
      things: lines.map(({ title, name, quantity }) => {
        const thing = [title, name].map((text) => said(texts.parse(text), locale)).filter(Boolean)
        return { name: thing.join(' · '), quantity: formatNumber(locale, quantity) }
      }),
    })),
  )
}
export type OwnOrder = Awaited<ReturnType<typeof listOwnOrders>>[number]

const order = z.object({
  id: z.string(),
  reference: z.string(),
  status: z.enum(STATES),
  cancelled_by: z.string().nullable(),
  delivery: z.enum(['pickup', 'post']),
  pickup: z
    .object({
      name: z.string(),
      slug: z.string().nullable(),
      address: z.string().nullable(),
      city: z.string().nullable(),
      hours: texts,
    })
    .nullable(),
  address: z.string(),
  country_code: z.string(),
  name: z.string(),
  email: z.string(),
  provider: z.enum(['none', 'manual', 'stripe']),
  goods_cents: z.number(),
  code: z.string().nullable(),
  discount_cents: z.number(),
  postage_cents: z.number(),
  tax_name: z.string(),
  tax_percent: z.coerce.number(),
  tax_cents: z.number(),
  total_cents: z.number(),
  currency: z.string(),
  confirmed_at: z.string().nullable(),
  paid_at: z.string().nullable(),
  note: z.string(),
  created_at: z.string(),
  account: z.string().nullable(),
  lines: z.array(
    z.object({ sku: z.string(), title: texts, name: texts, quantity: z.number(), price_cents: z.number() }),
  ),
  steps: z.array(z.object({ status: z.enum(STATES), at: z.string() })),
  invoices: z.array(
    z.object({ id: z.string(), number: z.string(), kind: z.enum(['invoice', 'credit_note']), status: z.string() }),
  ),
})

export function presentOrder(row: unknown, locale: Locale) {
  const { lines, pickup, tax_name, tax_percent, tax_cents, ...found } = order.parse(row)
  const write = (cents: number) => formatPrice(locale, cents, found.currency)
  return {
    ...found,
    isPaid: found.paid_at !== null,
    lines: lines.map(({ sku, title, name, quantity, price_cents }) => ({
      sku,
      quantity,
      title: [said(title, locale), said(name, locale)].filter(Boolean).join(' · '),
      sum: write(price_cents * quantity),
    })),
    pickup: pickup && {
      slug: pickup.slug,
      name: pickup.name,
      where: [pickup.address, pickup.city].filter(Boolean).join(', '),
      hours: said(pickup.hours, locale),
    },
    goods: write(found.goods_cents),
    discount: found.discount_cents > 0 ? { code: found.code, sum: write(-found.discount_cents) } : null,
    postage: found.delivery === 'post' ? write(found.postage_cents) : null,
    tax: writeTax({ tax_name, tax_percent, tax_cents, currency: found.currency }, locale),
    total: write(found.total_cents),
  }
}
export type Order = ReturnType<typeof presentOrder>

const desk = z.object({
  counts: z.object({ open: z.number(), waiting: z.number(), over: z.number() }),
  orders: z.array(z.looseObject({ came_cents: z.number(), back_cents: z.number(), is_own: z.boolean() })),
})

export const PAGE_SIZE = 20

export async function listOrders(
  services: Asking,
  { state, page, locale }: { state: OrderPlace; page: number; locale: Locale },
) {
  const args = { state, max_results: PAGE_SIZE, skipped: (page - 1) * PAGE_SIZE }
  const { counts, orders } = await ask(services, services.db().rpc('list_orders', args), desk)
  return {
    counts,
    orders: orders.map((row) => {
      const shown = presentOrder(row, locale)
      const left = row.came_cents - row.back_cents
      return {
        ...shown,
        isOwn: row.is_own,
        /** What can go back, as it is typed. */
        left: left > 0 ? (left / 100).toFixed(2) : null,
        /** Money for an order that is off. */
        due: shown.status === 'cancelled' && left > 0 ? formatPrice(locale, left, shown.currency) : null,
      }
    }),
  }
}
export type DeskOrder = Awaited<ReturnType<typeof listOrders>>['orders'][number]
