// Data for search engines: real accounts at their own addresses, never samples.
import { itemListJsonLd, type JsonLd } from '#app/core/seo/json-ld.ts'
import type { Account } from './account.ts'
import { profileAddress } from './handle.ts'

type Listed = Pick<Account, 'platform' | 'handle' | 'name' | 'is_sample'>

/** Nothing for a list without real accounts: an empty one would be a claim of its own. */
export function accountsJsonLd(accounts: readonly Listed[]): JsonLd[] {
  const items = accounts.flatMap(({ platform, handle, name, is_sample }) => {
    const url = is_sample ? null : profileAddress(platform, handle)
    return url ? [{ name, url }] : []
  })
  return items.length > 0 ? [itemListJsonLd(items)] : []
}
