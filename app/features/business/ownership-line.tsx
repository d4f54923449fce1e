// Muslim ownership, and how it is known: one line among the evidence.
import type { HalalLevel } from '#app/core/listings/business.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { intlTag } from '#app/i18n/locales.ts'
import { writeDate } from '#app/i18n/write-date.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Landmark } from '#app/ui/icons.ts'

export type OwnershipData = {
  level: HalalLevel
  declaredAt: string | null
  documentAt: string | null
  visitedAt: string | null
  vouches: { mosque: string; path: string; at: string }[]
  /** Where the word comes from when no owner has spoken. */
  source: string | null
}

export function OwnershipLine({ ownership }: { ownership: OwnershipData }) {
  const { locale, t } = useI18n()
  const { ownership: words, muslimOwned } = t.business
  const { level, declaredAt, documentAt, visitedAt, vouches, source } = ownership
  const labels = [null, words.levels.selfDeclared, words.levels.document, words.levels.vouched, words.levels.visited]
  const label = labels[level]
  const text = () => {
    if (level === 4 && visitedAt) return words.visited(writeDate(locale, visitedAt))
    if (level === 3 && vouches.length > 0) {
      const names = new Intl.ListFormat(intlTag(locale)).format([...new Set(vouches.map(({ mosque }) => mosque))])
      return words.vouched(names, writeDate(locale, vouches.at(-1)?.at ?? ''))
    }
    if (level === 2 && documentAt) return words.document(writeDate(locale, documentAt))
    if (declaredAt) return words.selfDeclared(writeDate(locale, declaredAt))
    return source ? words.source(source) : ''
  }
  return (
    <li>
      <Landmark className="i" />
      <div>
        <div className="h4">{muslimOwned}</div>
        <p className="small soft">
          {text()} {words.separate}
        </p>
      </div>
      {label && <Badge tone="brand">{label}</Badge>}
    </li>
  )
}
