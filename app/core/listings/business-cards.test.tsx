// Tests of the business cards, rendered as the server does it.
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { OpenLabel } from '#app/core/hours/open-label.ts'
import { OpenState } from '#app/core/hours/open-state.tsx'
import { I18nContext } from '#app/i18n/catalogue.ts'
import type { Locale } from '#app/i18n/locales.ts'
import en from '#app/i18n/messages/en.ts'
import { BusinessCard } from './business-card.tsx'
import { FeaturedCard, type FeaturedCardData } from './featured-card.tsx'
import { ShowcaseNote } from './showcase-note.tsx'

const render = (part: ReactNode, locale: Locale = 'en') =>
  renderToStaticMarkup(
    <I18nContext value={{ locale, t: en }}>
      <MemoryRouter>{part}</MemoryRouter>
    </I18nContext>,
  )

const business: FeaturedCardData = {
  id: '1',
  path: '/business/zaytun',
  name: 'Zaytun Grocers',
  description: 'Olives and bread.',
  cover: { src: '/cover/grocery/card/1.svg', width: 640, height: 480 },
  category: 'Grocery',
  where: 'Whitechapel, London',
  rating: 4.6,
  reviewsCount: 204,
  somewhereIn: null,
  distance: 0.65,
  open: { kind: 'until', time: '22:00' },
  halalLevel: 3,
  halalSaid: null,
  isFeatured: false,
  isMuslimOwned: true,
  isSample: false,
  phone: '+44 20 7946 0000',
  position: { lat: 51.5, lng: -0.1 },
}

test('writes what people look for on a card', () => {
  const html = render(<BusinessCard business={business} />)
  for (const text of [
    'Zaytun Grocers',
    'Grocery',
    'London',
    '(204)',
    'Open until 22:00',
    '650 m',
    'Halal certificate on file',
  ]) {
    expect(html).toContain(text)
  }
  // Four of five stars, and three of four bars.
  expect(html).toContain('data-filled="4"')
  expect(html.match(/class="is-on"/g)).toHaveLength(3)
  expect(html).toContain('href="/business/zaytun"')
  expect(html).toContain('loading="lazy"')
  expect(html).not.toContain('Sample')
})

test('uses the specified words where facts are missing', () => {
  const html = render(<BusinessCard business={{ ...business, name: null, distance: 999999, rating: null }} />)
  expect(html).toContain('Business Name Not Found')
  expect(html).toContain('Location not specified')
  expect(html).not.toContain('out of 5')
})

test('says neither distance nor hours that it does not know', () => {
  const html = render(<BusinessCard business={{ ...business, distance: null, open: null }} />)
  expect(html).not.toContain('650 m')
  expect(html).not.toContain('Open')
  expect(html).not.toContain('Location not specified')
})

test('says Sample on the card of an invented place, and the line of a page never stands over a real one', () => {
  const shown = { ...business, isSample: true, halalLevel: 3 as const }
  expect(render(<BusinessCard business={shown} />)).toContain('Sample')
  expect(render(<BusinessCard business={{ ...shown, isSample: false }} />)).toContain(
    en.listings.halalLevels.certificate,
  )
  for (const card of [<BusinessCard key="row" business={shown} />, <FeaturedCard key="large" business={shown} />])
    expect(render(card)).not.toContain(en.listings.halalLevels.certificate)
  expect(render(<FeaturedCard business={shown} />)).toContain('Sample')
  expect(render(<BusinessCard business={business} />)).not.toContain('Sample')
  expect(render(<ShowcaseNote cards={[shown, shown]} />).split(en.listings.showcase)).toHaveLength(2)
  expect(render(<ShowcaseNote cards={[business, shown]} />)).toBe('')
})

test('says whose word halal is, and which', () => {
  const said = (word: 'only' | 'yes' | 'name', lastSeenIn: string | null = null) => {
    const halalSaid = { said: word, by: 'OpenStreetMap', lastSeenIn }
    return render(<BusinessCard business={{ ...business, halalLevel: 0, halalSaid }} />)
  }
  expect(said('only')).toContain('OpenStreetMap says all halal')
  expect(said('yes')).toContain('OpenStreetMap says it has halal options')
  expect(said('name')).toContain('Its name says halal<')
  expect(said('name', '2020')).toContain('Its name says halal (last seen 2020)')
})

test('labels a featured business among others', () => {
  expect(render(<BusinessCard business={business} />)).not.toContain('Featured')
  expect(render(<BusinessCard business={{ ...business, isFeatured: true }} />)).toContain('Featured')
})

test('labels a featured business and gives its call and directions', () => {
  const html = render(<FeaturedCard business={business} />)
  expect(html).toContain('Featured')
  expect(html).toContain('href="tel:+442079460000"')
  expect(html).toContain('https://www.openstreetmap.org/directions?route=%3B51.5%2C-0.1')
  expect(html).toContain('aria-label="Call Zaytun Grocers"')
})

test.each<[OpenLabel, string]>([
  [{ kind: 'always' }, '<span class="listing-open num">Open 24 hours</span>'],
  [{ kind: 'until', time: '22:00' }, '<span class="listing-open num">Open until 22:00</span>'],
  [{ kind: 'closesSoon', time: '16:00' }, '<span class="listing-soon num">Closes 16:00</span>'],
  [{ kind: 'opensToday', time: '09:00' }, '<span class="listing-later num">Closed · opens 09:00</span>'],
  [
    { kind: 'opensLater', weekday: 'mon', time: '09:00' },
    '<span class="listing-later num">Closed · opens Mon 09:00</span>',
  ],
  [{ kind: 'closed' }, '<span class="listing-closed num">Closed</span>'],
])('says %j in words', (label, html) => {
  expect(render(<OpenState label={label} />)).toBe(html)
})

test('writes numbers in the digits of the language', () => {
  const html = render(<BusinessCard business={business} />, 'ar')
  expect(html).toContain('١٠:٠٠\u00a0م')
  expect(html).toContain('٦٥٠')
})
