// The reasons for which a search found a place, in a few words for its card.
import { categoryByWord } from '#app/core/categories/categories.ts'
import type { Business } from '#app/core/listings/business.ts'
import { kindsOf } from '#app/core/listings/kinds.server.ts'
import type { Visit } from '#app/core/visit/visit.server.ts'

type Asked = {
  /** What is looked for in the text of listings. */
  words: string
  /** The category was read from what was typed. */
  isKindRead: boolean
}

/** What is cooked stands on the card already. */
const partOf = (business: Business, { locale }: Pick<Visit, 'locale'>): string | null => {
  const [first] = kindsOf(business, locale)
  return first && first.cuisine === null ? first.label : null
}

const EATEN: ReadonlySet<string | null> = new Set(['restaurants', 'grocery'])

/** Null where nothing was typed that needs a reason. */
export function sayWhy(business: Business, { words, isKindRead }: Asked, visit: Pick<Visit, 'locale' | 't'>) {
  const { why: said } = visit.t.understanding
  const { why } = business
  const part = partOf(business, visit)
  if (!words || !why) return isKindRead && part ? said.kind(part) : null
  switch (why.by) {
    case 'offer':
      return EATEN.has(categoryByWord(business.business_category)) ? said.menu(why.text) : said.offer(why.text)
    case 'kind':
      return part ? said.kind(part) : null
    case 'about':
      return said.about(words)
    case 'name':
    case 'place':
      return said[why.by]
  }
}
