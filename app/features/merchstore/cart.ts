// The basket: what someone wants and how many, in a cookie of their own. It says nothing about prices or stock, so there is
// nothing in it to forge; the database reckons it anew each time it is looked at.

/** The cookie of a code that was typed in the basket. */
const CODE_COOKIE = 'mahalla_code'
const CODE = /^[A-Z0-9]{5,24}$/

export type CartLine = { sku: string; quantity: number }

export const CART_COOKIE = 'mahalla_cart'
const KEPT_SECONDS = 30 * 86_400
export const MOST_LINES = 20
export const MOST_EACH = 10

const SKU = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
export const isSku = (value: string) => value.length <= 40 && SKU.test(value)

const clamp = (quantity: number) => Math.min(MOST_EACH, quantity)

/** Whatever is no line of a basket is left out. */
export function readCart(cookies: string | null): CartLine[] {
  const value = new RegExp(`(?:^|;\\s*)${CART_COOKIE}=([a-z0-9.~-]{1,1200})(?:;|$)`).exec(cookies ?? '')?.[1] ?? ''
  const lines = new Map<string, number>()
  for (const part of value.split('~')) {
    const [sku = '', count = ''] = part.split('.')
    const quantity = /^\d{1,2}$/.test(count) ? Number(count) : 0
    if (isSku(sku) && quantity > 0 && lines.size < MOST_LINES) lines.set(sku, clamp((lines.get(sku) ?? 0) + quantity))
  }
  return [...lines].map(([sku, quantity]) => ({ sku, quantity }))
}

export function cartCookie(lines: readonly CartLine[], { protocol }: URL): string {
  const value = lines.map(({ sku, quantity }) => `${sku}.${quantity}`).join('~')
  const age = lines.length > 0 ? KEPT_SECONDS : 0
  return `${CART_COOKIE}=${value}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${protocol === 'https:' ? '; Secure' : ''}`
}

/** A code as it is kept, however it was typed; null where none can be called so. */
export function codeOf(typed: string): string | null {
  const code = typed.replaceAll(/[^\p{L}\p{N}]/gu, '').toUpperCase()
  return CODE.test(code) ? code : null
}

export const readCode = (cookies: string | null): string | null =>
  codeOf(new RegExp(`(?:^|;\\s*)${CODE_COOKIE}=([A-Z0-9]{5,24})(?:;|$)`).exec(cookies ?? '')?.[1] ?? '')

/** Null takes it out. */
export const codeCookie = (code: string | null, { protocol }: URL): string =>
  `${CODE_COOKIE}=${code ?? ''}; Path=/; Max-Age=${code === null ? 0 : KEPT_SECONDS}; HttpOnly; SameSite=Lax${protocol === 'https:' ? '; Secure' : ''}`

export const countCart = (lines: readonly CartLine[]) => lines.reduce((sum, { quantity }) => sum + quantity, 0)

/** One more of something; null where the basket is full. */
export function addToCart(lines: readonly CartLine[], { sku, quantity }: CartLine): CartLine[] | null {
  if (lines.some((line) => line.sku === sku))
    return lines.map((line) => (line.sku === sku ? { sku, quantity: clamp(line.quantity + quantity) } : line))
  return lines.length < MOST_LINES ? [...lines, { sku, quantity: clamp(quantity) }] : null
}

/** Another number of something; none of it takes it out. */
export const setInCart = (lines: readonly CartLine[], { sku, quantity }: CartLine): CartLine[] =>
  lines
    .map((line) => (line.sku === sku ? { sku, quantity: clamp(quantity) } : line))
    .filter((line) => line.quantity > 0)
