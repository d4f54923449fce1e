// The owner's public face: who they are and all their businesses.

import type { BusinessCardData } from '#app/core/listings/business-card.tsx'
import { ListingGrid } from '#app/core/listings/listing-grid.tsx'
import { useI18n } from '#app/i18n/catalogue.ts'
import { intlTag } from '#app/i18n/locales.ts'
import { Avatar } from '#app/ui/avatar.tsx'
import { Badge } from '#app/ui/badge.tsx'

type Props = {
  name: string
  about: string
  languages: readonly string[]
  since: string
  isSample: boolean
  cards: readonly BusinessCardData[]
}

export function ProfileFace({ name, about, languages, since, isSample, cards }: Props) {
  const { locale, t } = useI18n()
  const words = t.businessDesk.profile
  const month = new Intl.DateTimeFormat(intlTag(locale), { month: 'long', year: 'numeric', timeZone: 'UTC' })
  const list = new Intl.ListFormat(intlTag(locale))
  return (
    <div className="own-face">
      <header className="row gap-5">
        <Avatar name={name} size="lg" />
        <div className="stack gap-1">
          <h1 className="title">{name}</h1>
          <p className="muted">
            {words.since(month.format(new Date(since)))}
            {languages.length > 0 && ` · ${words.speaks(list.format(languages))}`}
          </p>
          {isSample && (
            <p>
              <Badge>{t.listings.sample}</Badge>
            </p>
          )}
        </div>
      </header>
      {about && <p className="own-about">{about}</p>}
      <section className="stack gap-4" aria-labelledby="businesses">
        <h2 className="h3" id="businesses">
          {words.businesses}
        </h2>
        <ListingGrid listings={{ kind: 'business', cards }} label={words.publicLead(name)} />
      </section>
    </div>
  )
}
