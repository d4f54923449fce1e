// Prayer times where the visitor is, and the mosques around. The mosque cards come from outside.

import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { PrayerCard, type PrayerCardData } from '#app/core/prayer/prayer-card.tsx'
import { PlaceChip } from '#app/core/visitor/place-chip.tsx'
import { useT } from '#app/i18n/catalogue.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { MapPin } from '#app/ui/icons.ts'
import { SectionHeading } from '#app/ui/section-heading.tsx'

type Props = {
  /** Null while the visitor's place is unknown. */
  prayers: PrayerCardData | null
  mosques: ReactNode[]
  /** The visitor's own mosque, under the prayer card. */
  masjid?: ReactNode
  /** Where a choice of method is posted to. */
  action: string
}

/** Where a choice of method leads back to. */
export const WORSHIP_ANCHOR = 'prayer-times'

export function WorshipSection({ prayers, mosques, masjid, action }: Props) {
  const { worship: words } = useT().home
  return (
    <section className="below section--tint scroll-mt-28" id={WORSHIP_ANCHOR} aria-labelledby="home-worship">
      <div className="page">
        <SectionHeading
          id="home-worship"
          title={words.title}
          lead={prayers ? words.lead : words.leadUnknown}
          action={
            <Button variant="outline" to="/mosques">
              {words.viewAll}
            </Button>
          }
        />
        <div className="home-worship">
          {prayers ? <PrayerCard data={prayers} action={action} /> : <PlaceNeeded />}
          {masjid}
          {mosques.length > 0 ? (
            <div className="home-worship__mosques">{mosques}</div>
          ) : (
            <EmptyState
              icon={MapPin}
              title={prayers ? words.noneNearby : words.noMosques}
              headingLevel={3}
              action={
                <Link className="link" to="/mosques">
                  {words.browseMosques}
                </Link>
              }
            />
          )}
        </div>
      </div>
    </section>
  )
}

function PlaceNeeded() {
  const { home, places } = useT()
  return (
    <div className="prayer deep items-start justify-center">
      <div className="lattice" aria-hidden="true" />
      <h3 className="h3">{places.requiredForPrayerTimes}</h3>
      <p className="text-on-deep-2">{home.worship.placeNeeded}</p>
      <PlaceChip className="btn btn--gold">
        <MapPin className="i i--sm" />
        {home.worship.choosePlace}
      </PlaceChip>
    </div>
  )
}
