// The opening: bismillah, the tagline, a search with the places people look for most, the two ways in, and the next prayer.

import { type ReactNode, useId } from 'react'
import { Form, Link } from 'react-router'
import { useOpen } from '#app/core/request/use-open.ts'
import { SuggestField } from '#app/core/understanding/suggest-field.tsx'
import { NextPrayerNote } from '#app/core/visitor/next-prayer-note.tsx'
import { useT } from '#app/i18n/catalogue.ts'
import { Button } from '#app/ui/button.tsx'
import { Landmark, Search, ShoppingBasket, Utensils, Wrench } from '#app/ui/icons.ts'

const tiles = [
  { key: 'food', to: '/businesses?category=restaurants', icon: Utensils },
  { key: 'groceries', to: '/businesses?category=grocery', icon: ShoppingBasket },
  { key: 'mosques', to: '/mosques', icon: Landmark },
  { key: 'services', to: '/services', icon: Wrench },
] as const

type Props = {
  /** What is true around the visitor now. */
  now?: ReactNode
  /** Today's times, opened under the next prayer; none while the place is unknown. */
  times?: ReactNode
}

export function HomeHero({ now, times }: Props) {
  const words = useT().home.hero
  const isOpen = useOpen()
  return (
    <div className="page">
      <section className="home-hero deep">
        <div className="home-hero__art" aria-hidden="true">
          <picture>
            <source media="(max-width: 639px)" srcSet="/art/hero-narrow.svg" width={770} height={620} />
            <img src="/art/hero.svg" alt="" width={1100} height={620} fetchPriority="high" decoding="async" />
          </picture>
        </div>
        <div className="home-hero__text">
          <p className="home-hero__bismillah" lang="ar" dir="rtl">
            بِسْمِ ٱللَّهِ ٱلرَّحْمَٰنِ ٱلرَّحِيمِ
          </p>
          <h1>
            {words.tagline.first}
            <br />
            {words.tagline.second}
          </h1>
          <p className="home-hero__lead">
            {words.lead.what}
            <span>{words.lead.more}</span>
          </p>
          <Finder />
          <nav aria-label={words.popular}>
            <ul className="home-hero__tiles">
              {tiles.map(({ key, to, icon: Icon }) => (
                <li key={key}>
                  <Link className="home-hero__tile" to={to}>
                    <Icon className="i" />
                    {words.tiles[key]}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          {/* Both buttons on one line: they may reach a little into the picture. */}
          <div className="home-hero__cta lg:-me-10">
            {isOpen('/community') && (
              <Button variant="gold" size="lg" to="/community">
                {words.enterCommunity}
              </Button>
            )}
            <Button variant="glass" size="lg" to="/packages">
              {words.listBusiness}
            </Button>
          </div>
        </div>
        <div className="home-now">
          <NextPrayerNote className="home-hero__prayer" unplaced={words.setPlace}>
            {times}
          </NextPrayerNote>
          {now}
        </div>
      </section>
    </div>
  )
}

function Finder() {
  const words = useT().home.hero
  const id = useId()
  return (
    <Form method="get" action="/search" role="search" aria-label={words.searchLabel} className="home-hero__finder">
      <label className="home-hero__query" htmlFor={id}>
        <Search className="i" />
        <span className="sr-only">{words.searchLabel}</span>
        <SuggestField id={id} placeholder={words.searchPlaceholder} label={words.searchLabel} />
      </label>
      <button type="submit" className="btn btn--gold">
        {words.search}
      </button>
    </Form>
  )
}
