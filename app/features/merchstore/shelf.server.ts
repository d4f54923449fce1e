// The store's shelves, as staff keep them: things, variants and stock.
import * as z from 'zod'
import { formatPrice } from '#app/core/auth/plans.ts'
import { fieldsOf, inLanguage, readLocalised } from '#app/core/editing/localised.ts'
import { stillLifeUrl } from '#app/core/media/art/still-life-url.ts'
import { ask, attempt } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { type Outcome, placeAt, refuse } from '#app/lib/outcome.ts'
import { type NewVariant, type ProductForm, type productForms, SAME_PICTURE, type VariantForm } from './shelf-schema.ts'

type Acting = Pick<Services, 'db' | 'log'>
type Typed = Record<string, string>

const texts = z.record(z.string(), z.string())
const desk = z.object({
  currency: z.string(),
  products: z.array(
    z.object({
      id: z.guid(),
      slug: z.string(),
      title: texts,
      text: texts,
      image: z.string(),
      pictures: z.array(z.object({ id: z.guid(), image: z.string(), alt: texts })),
      active: z.boolean(),
      position: z.number(),
      is_sample: z.boolean(),
      updated_at: z.string(),
      variants: z.array(
        z.object({
          id: z.guid(),
          sku: z.string(),
          name: texts,
          price_cents: z.number(),
          stock: z.number(),
          active: z.boolean(),
          position: z.number(),
          held: z.number(),
          changes: z.array(z.object({ difference: z.number(), stock: z.number(), at: z.string() })),
        }),
      ),
    }),
  ),
})

const asTyped = (cents: number) => (cents / 100).toFixed(2)

export async function listShelf(services: Acting, locale: Locale) {
  const { products } = await ask(services, services.db().rpc('store_desk'), desk)
  return products.map(({ id, title, image, active, is_sample, variants }) => {
    const sold = variants.filter((variant) => variant.active)
    return {
      id,
      title: inLanguage(title, locale),
      image,
      isSample: is_sample,
      /** Without a variant on sale the store does not show it. */
      state: !active ? ('retired' as const) : sold.length === 0 ? ('noVariant' as const) : ('onSale' as const),
      stock: sold.reduce((sum, { stock }) => sum + stock, 0),
      held: variants.reduce((sum, { held }) => sum + held, 0),
    }
  })
}
export type ShelfRow = Awaited<ReturnType<typeof listShelf>>[number]

export async function findOnShelf(services: Acting, id: string, locale: Locale) {
  if (!z.guid().safeParse(id).success) return null
  const { currency, products } = await ask(services, services.db().rpc('store_desk', { product: id }), desk)
  const [found] = products
  if (!found) return null
  return {
    id,
    slug: found.slug,
    pictures: found.pictures.map(({ alt, ...picture }) => ({
      ...picture,
      alt: inLanguage(alt, locale),
      values: fieldsOf('alt', readLocalised(alt)),
    })),
    active: found.active,
    isSample: found.is_sample,
    title: inLanguage(found.title, locale),
    currency,
    values: {
      ...fieldsOf('title', readLocalised(found.title)),
      ...fieldsOf('text', readLocalised(found.text)),
      slug: found.slug,
      drawing: SAME_PICTURE,
      active: found.active ? 'on' : '',
      position: String(found.position),
      seen: found.updated_at,
    } satisfies Typed,
    variants: found.variants.map(({ name, price_cents, position, active, ...variant }) => ({
      ...variant,
      active,
      name: inLanguage(name, locale),
      price: formatPrice(locale, price_cents, currency),
      values: {
        ...fieldsOf('name', readLocalised(name)),
        price_cents: asTyped(price_cents),
        active: active ? 'on' : '',
        position: String(position),
      } satisfies Typed,
    })),
  }
}
export type ShelfProduct = NonNullable<Awaited<ReturnType<typeof findOnShelf>>>
export type ShelfVariant = ShelfProduct['variants'][number]

/** Saves what nobody else has changed since the editor read it; the id of what was saved. */
export async function saveProduct(
  services: Acting,
  id: string | null,
  { seen, drawing, slug, ...fields }: ProductForm,
  values: Typed,
): Promise<Outcome<string>> {
  const table = services.db().from('store_products')
  const picture = drawing === SAME_PICTURE ? null : { image: stillLifeUrl(drawing, 'mosque', slug) }
  if (id === null && !picture) return refuse('drawing', { field: 'drawing', values })
  const saved = await (id === null
    ? attempt(services, table.insert({ ...fields, slug, image: picture?.image ?? '' }).select('id'), {
        nothing: 'notAllowed',
        values,
      })
    : attempt(
        services,
        // Its address stays: links and baskets lead to it.
        table
          .update({ ...fields, ...picture })
          .eq('id', id)
          .eq('updated_at', seen)
          .select('id'),
        { nothing: 'conflict', values },
      ))
  if (!saved.ok) return saved.errors.form?.includes('twice') ? placeAt(saved, 'slug', values) : saved
  return { ok: true, value: saved.value[0]?.id ?? id ?? '' }
}

/** Put on the shelf or taken off it. What buyers took meanwhile stays taken. */
export const changeStock = (
  services: Acting,
  { variant, difference, key }: z.output<typeof productForms.stock>,
  values: Typed,
) => attempt(services, services.db().rpc('change_stock', { variant, difference, key }), { values })

export async function addVariant(
  services: Acting,
  product_id: string,
  variant: NewVariant,
  values: Typed,
): Promise<Outcome<unknown>> {
  const row = services
    .db()
    .from('store_variants')
    .insert({ ...variant, product_id })
    .select('id')
  const added = await attempt(services, row, { nothing: 'notAllowed', values })
  return !added.ok && added.errors.form?.includes('twice') ? placeAt(added, 'sku', values) : added
}

export const saveVariant = (services: Acting, product: string, id: string, variant: VariantForm, values: Typed) =>
  attempt(
    services,
    services.db().from('store_variants').update(variant).eq('id', id).eq('product_id', product).select('id'),
    { nothing: 'missing', values },
  )
