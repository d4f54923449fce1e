// Tests of the home page's sections, rendered as the server does it.
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { describePrayers } from '#app/core/prayer/describe-prayers.ts'
import { I18nContext } from '#app/i18n/catalogue.ts'
import type { Locale } from '#app/i18n/locales.ts'
import en from '#app/i18n/messages/en.ts'
import { AroundNow } from './around-now.tsx'
import { BusinessesSection } from './businesses-section.tsx'
import { CommunityFeatures } from './community-features.tsx'
import { HomeHero } from './home-hero.tsx'
import { SponsorsSection } from './sponsors-section.tsx'
import { TestimonialsSection } from './testimonials-section.tsx'
import { TodaysTimes } from './todays-times.tsx'
import { WorshipSection } from './worship-section.tsx'

/** As /api/prayer-times was specified. */
const SPECIFIED = { method: 2, school: 1 } as const

function render(part: ReactNode, locale: Locale = 'en') {
  const router = createMemoryRouter([{ path: '/', element: part }])
  const html = renderToStaticMarkup(
    <I18nContext value={{ locale, t: en }}>
      <RouterProvider router={router} />
    </I18nContext>,
  )
  return html.replaceAll('&#x27;', "'").replaceAll('&amp;', '&')
}

/** Links as "address words". */
const linksOf = (html: string) =>
  [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/g)].map(
    ([, href, inner]) => `${href} ${inner?.replace(/<[^>]*>/g, '').trim()}`,
  )

const prayers = describePrayers({
  lat: 51.517,
  lng: -0.066,
  timeZone: 'Europe/London',
  countryCode: 'GB',
  countryName: 'United Kingdom',
  placeName: 'London',
  locale: 'en',
  now: new Date('2026-11-15T13:04:00Z'),
  choice: SPECIFIED,
})

test('opens with the bismillah, the places people look for most, the two buttons and the way to prayer times', () => {
  const html = render(<HomeHero />)
  expect(html).toContain('lang="ar" dir="rtl">بِسْمِ ٱللَّهِ ٱلرَّحْمَٰنِ ٱلرَّحِيمِ</p>')
  expect(html).toContain('role="search"')
  expect(linksOf(html)).toEqual([
    '/businesses?category=restaurants Food',
    '/businesses?category=grocery Groceries',
    '/mosques Mosques',
    '/services Services',
    '/community Enter Community',
    "/packages List Your Muslim Business - It's Free!",
    '/place?back=%2F Set your place for prayer times',
  ])
})

test('the next prayer opens the times of the day in place, without a script', () => {
  const html = render(<TodaysTimes prayers={prayers} />)
  expect(html.match(/<dt>/g)).toHaveLength(6)
  expect(html).toMatch(/is-next"><dt>\w+<\/dt>/)
  expect(linksOf(html)).toEqual(['/athan Full timetable'])
})

test('says what is open, which mosque is nearest and what comes next, with how far and whether it is a sample', () => {
  const face = { id: '1', cover: { src: '/c.svg', width: 4, height: 3 }, position: null, distance: 0.4 }
  const mosque = { ...face, path: '/mosque/elm', name: 'East London Mosque', area: null, nextPrayer: null }
  const event = {
    path: '/community/events/circle',
    title: 'Circle',
    when: 'Thu 19 Nov, 10:30',
    where: 'London',
    isSample: true,
  }
  const html = render(<AroundNow open={null} mosque={mosque} event={event} />)
  expect(linksOf(html)).toEqual([
    '/mosque/elm Nearest mosque · 400 mEast London Mosque',
    '/community/events/circle Next event · Thu 19 Nov, 10:30 · London · SampleCircle',
  ])
  expect(render(<AroundNow open={null} mosque={null} event={null} />)).toBe('')
})

test('leads from each community feature to the hub', () => {
  const links = linksOf(render(<CommunityFeatures />))
  expect(links).toHaveLength(3)
  expect(links.every((link) => link.startsWith('/community '))).toBe(true)
  for (const [i, name] of ['Giving Back', 'Messages to Gaza', 'Reviews & Feedback'].entries()) {
    expect(links[i]).toContain(name)
  }
})

test('heads the businesses with the place, or with the whole world', () => {
  const head = (isPlaceKnown: boolean, place: { name: string; isCity: boolean } | null) =>
    /<h2[^>]*>(.*?)<\/h2>/.exec(
      render(<BusinessesSection isPlaceKnown={isPlaceKnown} place={place} featured={[]} regular={[]} further={[]} />),
    )?.[1]
  expect(head(true, { name: 'London', isCity: true })).toBe('Muslim businesses near London')
  expect(head(true, { name: 'United Kingdom', isCity: false })).toBe('Muslim businesses in the United Kingdom')
  expect(head(true, null)).toBe('Muslim businesses near you')
  expect(head(false, null)).toBe('Muslim businesses worldwide')
})

test('says so where nothing is near, and calls nothing near that is not', () => {
  const place = { name: 'Reykjavík', isCity: true }
  const html = render(
    <BusinessesSection isPlaceKnown place={place} featured={[]} regular={[]} further={[<p key="1">Dublin</p>]} />,
  )
  expect(html).toContain('Nothing near Reykjavík yet. The closest:')
  expect(html).not.toContain('Muslim businesses near Reykjavík')
})

test('says that there are no businesses and where to browse them all', () => {
  const html = render(<BusinessesSection isPlaceKnown={false} place={null} featured={[]} regular={[]} further={[]} />)
  expect(html).toContain('No businesses found')
  expect(html).toContain('listed for FREE')
  expect(linksOf(html)).toEqual([
    '/businesses View All Businesses',
    '/business-register Add a business',
    '/businesses Browse all businesses',
  ])
})

test('shows no empty state beside cards', () => {
  const html = render(
    <BusinessesSection isPlaceKnown={false} place={null} featured={[]} regular={[<p key="1">card</p>]} further={[]} />,
  )
  expect(html).not.toContain('No businesses found')
})

test('asks for a place where prayer times need one', () => {
  const html = render(<WorshipSection prayers={null} mosques={[]} action="/?index" />)
  expect(html).toContain('Location required for prayer times')
  expect(linksOf(html)).toContain('/mosques View All Mosques')
  expect(linksOf(html).some((link) => link.startsWith('/place?back='))).toBe(true)
})

test('says that no mosque is listed nearby, and where the others are', () => {
  const html = render(<WorshipSection prayers={prayers} mosques={[]} action="/?index" />)
  expect(html).toContain('No mosque is listed within 50 km of you yet')
  expect(linksOf(html)).toContain('/mosques Browse all mosques')
})

test('after sunset the Hijri date says that it has just begun', () => {
  const evening = { ...prayers, isSinceSunset: true }
  const text = render(<WorshipSection prayers={evening} mosques={[]} action="/?index" />).replaceAll(/<[^>]+>/g, ' ')
  expect(text).toMatch(/5 Jumada al-Akhirah 1448\s+\(since sunset\)/)
  expect(render(<WorshipSection prayers={prayers} mosques={[]} action="/?index" />)).not.toContain('since sunset')
})

test('counts down to the next prayer and offers the usual method as a plain form', () => {
  const html = render(<WorshipSection prayers={prayers} mosques={[]} action="/?index" />)
  expect(html).toContain('Sunday')
  expect(html).toContain('5 Jumada al-Akhirah 1448')
  expect(html).toMatch(/role="timer">1 h \d+ min</)
  expect(html).toContain('Method: ISNA. Asr: Hanafi.')
  expect(html).toContain('Use Moonsighting Committee, usual in the United Kingdom')
  expect(html).toMatch(/<form[^>]*method="post"[^>]*action="\/\?index"|<form[^>]*action="\/\?index"[^>]*method="post"/)
  expect(html).toContain('<input type="hidden" name="method" value="15"/>')
  expect(html.match(/<li[^>]*aria-current="true"/g)).toHaveLength(1)
  expect(html).toContain('Why this time?')
})

test('writes no style attribute, which the security policy forbids', () => {
  const html = render(<WorshipSection prayers={prayers} mosques={[]} action="/?index" />)
  expect(html).not.toMatch(/\sstyle=/)
})

test('counts in the digits of the language', () => {
  expect(render(<WorshipSection prayers={prayers} mosques={[]} action="/?index" />, 'ar')).toMatch(/role="timer">١ h/)
})

test('marks samples among the testimonials and leaves the section out when there are none', () => {
  const html = render(
    <TestimonialsSection
      testimonials={[{ id: '1', name: 'Samira K.', place: 'London', quote: 'Good', isSample: true }]}
    />,
  )
  expect(html).toContain('London · Sample')
  expect(html).toContain('“Good”')
  expect(render(<TestimonialsSection testimonials={[]} />)).toBe('')
})

test('invites sponsors and marks their links as sponsored', () => {
  const html = render(
    <SponsorsSection sponsors={[{ id: '1', name: 'Wasl', logo: null, website: 'https://wasl.example', line: '' }]} />,
  )
  expect(html).toContain('rel="sponsored noopener"')
  expect(linksOf(html)).toEqual(['/sponsorship Become a sponsor', 'https://wasl.example Wasl'])
})
