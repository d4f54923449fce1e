// The businesses near the visitor, or from all over the world. The cards come from outside: they belong to the directory.

import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useT } from '#app/i18n/catalogue.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Store } from '#app/ui/icons.ts'
import { SectionHeading } from '#app/ui/section-heading.tsx'

type Props = {
  isPlaceKnown: boolean
  /** One is near a city, but in a country; null when the place has no name. */
  place: { name: string; isCity: boolean } | null
  featured: ReactNode[]
  regular: ReactNode[]
  /** Too far to be called near. */
  further: ReactNode[]
  /** What is to be known about the cards as a whole. */
  note?: ReactNode
}

export function BusinessesSection({ isPlaceKnown, place, featured, regular, further, note }: Props) {
  const t = useT()
  const words = t.home.businesses
  const unnamed = isPlaceKnown ? words.nearYou : words.worldwide
  const isNothingNear = isPlaceKnown && further.length > 0 && featured.length + regular.length === 0
  const named = place && (place.isCity ? words.near(place.name) : words.inCountry(place.name))
  const isEmpty = featured.length + regular.length + further.length === 0
  return (
    <section className="home-businesses below section page" aria-labelledby="home-businesses">
      <SectionHeading
        id="home-businesses"
        title={isNothingNear && place ? t.pages.list.nothingNear(place.name) : (named ?? unnamed)}
        lead={words.lead}
        action={
          <Button variant="outline" to="/businesses">
            {words.viewAll}
          </Button>
        }
      />
      {isEmpty && (
        <EmptyState
          icon={Store}
          title={words.empty}
          headingLevel={3}
          action={
            <>
              <Button to="/business-register">{t.pages.beginning.businesses.add}</Button>
              <Link className="link" to="/businesses">
                {words.browse}
              </Link>
            </>
          }
        >
          {t.pages.beginning.businesses.text}
        </EmptyState>
      )}
      {featured.length > 0 && <div className="grid grid--l2 mb-8">{featured}</div>}
      {regular.length > 0 && <div className="grid grid--rows grid--m3">{regular}</div>}
      {further.length > 0 && (
        <>
          {!isNothingNear && <h3 className="h4 rule-head">{t.businesses.furtherAway}</h3>}
          <div className="grid grid--rows grid--m3">{further}</div>
        </>
      )}
      {note && <div className="pt-5">{note}</div>}
    </section>
  )
}
