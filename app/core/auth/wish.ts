// What a guest wanted when they were asked to sign in. Which posts are worth keeping, and what the sign-in page says of them.

export type Wish = { action: string; values: Record<string, string> }

/** What people are asked to sign in for, as the sign-in page words it. */
export type WishKind =
  | 'save'
  | 'follow'
  | 'confirm'
  | 'review'
  | 'claim'
  | 'suggest'
  | 'photos'
  | 'report'
  | 'announce'
  | 'vote'
  | 'course'
  | 'affiliate'

/** Only what does no harm when it is done twice, or for someone who changed their mind. */
const KEPT =
  /^\/(saved|affiliates|templates|courses\/[^/]+|business\/[^/]+(\/(reviews|halal))?|mosque\/[^/]+|prayer-room\/[^/]+|prayer-rooms\/new)$/

export const isKept = (action: string) => KEPT.test(action)

const KINDS: readonly (readonly [RegExp, WishKind])[] = [
  [/^\/saved$/, 'save'],
  [/^\/(business|mosque)\/[^/]+\/claim$/, 'claim'],
  [/^\/business\/[^/]+\/reviews$/, 'review'],
  [/^\/business\/[^/]+\/photos$/, 'photos'],
  [/^\/business\/[^/]+(\/halal)?$/, 'confirm'],
  [/^\/mosque\/[^/]+\/suggest$/, 'suggest'],
  [/^\/mosque\/[^/]+\/announce$/, 'announce'],
  [/^\/prayer-rooms\/new$/, 'suggest'],
  [/^\/prayer-room\/[^/]+$/, 'confirm'],
  [/^\/report$/, 'report'],
  [/^\/courses\/[^/]+$/, 'course'],
  [/^\/affiliates$/, 'affiliate'],
]

/** Null where there is nothing particular to say. */
export function wishKind(path: string, values: Readonly<Record<string, string>> = {}): WishKind | null {
  const [pathname = ''] = path.split(/[?#]/)
  if (/^\/mosque\/[^/]+$/.test(pathname)) return values.intent === 'confirm' ? 'confirm' : 'follow'
  if (values.intent === 'vote') return 'vote'
  return KINDS.find(([pattern]) => pattern.test(pathname))?.[1] ?? null
}
