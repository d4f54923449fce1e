import { expect, test } from 'vitest'
import { countEntry } from './entry.ts'
import { campaignOf, describeView, deviceType, isCounted, pageType } from './rules.ts'

const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'

test('names the kind of page', () => {
  expect(pageType('/', 'routes/home')).toBe('home')
  expect(pageType('/businesses', 'routes/businesses')).toBe('businesses')
  expect(pageType('/business/saffron-stone', 'routes/business/$id')).toBe('business')
  expect(pageType('/athan/qibla', 'routes/athan/qibla')).toBe('athan')
  expect(pageType('/dashboard/staff', 'routes/dashboard/staff')).toBe('dashboard')
  expect(pageType('/quran/2/255', 'routes/quran/$surah/$ayah')).toBe('quran')
  expect(pageType('/united-kingdom/restaurants', 'routes/$country/$category')).toBe('location')
  expect(pageType('/united-kingdom/london/restaurants', 'routes/$country/$city/$category')).toBe('location')
  expect(pageType('/no-such/page', null)).toBe('missing')
  expect(pageType(`/${'x'.repeat(200)}`, 'routes/x')).toHaveLength(40)
})

test('tells phones from desktops', () => {
  expect(deviceType(IPHONE)).toBe('mobile')
  expect(deviceType(CHROME)).toBe('desktop')
})

const view = {
  path: '/jobs',
  routeId: 'routes/jobs',
  url: '/ar/jobs',
  search: '',
  title: 'Jobs',
  referrer: '',
}

test('describes a view as the record wants it', () => {
  expect(describeView(view)).toEqual({
    kind: 'view',
    url: '/ar/jobs',
    title: 'Jobs',
    page_type: 'jobs',
    referrer: 'direct',
    campaign: null,
  })
  expect(describeView({ ...view, referrer: 'https://example.org/' }).referrer).toBe('https://example.org/')
})

test('reads the campaign from its three words, and nothing else from the address', () => {
  expect(campaignOf('?utm_source=letter&utm_medium=email&utm_campaign=ramadan&q=secret')).toBe(
    'letter / email / ramadan',
  )
  expect(campaignOf('?utm_campaign=eid&utm_source=+')).toBe('eid')
  expect(campaignOf('?q=secret')).toBeNull()
  expect(campaignOf(`?utm_source=${'x'.repeat(900)}`)).toHaveLength(120)
})

test('takes only what can be counted', () => {
  const good = describeView(view)
  expect(countEntry.safeParse(good).success).toBe(true)
  for (const bad of [
    null,
    [],
    { ...good, url: 'https://evil.example/' },
    { ...good, url: '//evil.example' },
    { ...good, page_type: 'x y' },
    { ...good, title: 'x'.repeat(9000) },
    { kind: 'action', place: 'x', action: 'call' },
    { kind: 'action', place: crypto.randomUUID(), action: 'save' },
    { kind: 'promo', promotion: 'p', event: 'hover', path: '/', placement: 'home', locale: 'en' },
    { kind: 'promo', promotion: 'p', event: 'click', path: '/', placement: 'elsewhere', locale: 'en' },
  ])
    expect(countEntry.safeParse(bad).success, JSON.stringify(bad)?.slice(0, 80)).toBe(false)
  expect(countEntry.parse({ ...good, title: 'a\u0000b\u001bc' })).toMatchObject({ title: 'a b c' })
})

const visitor = { tracking: true, doNotTrack: null, globalPrivacyControl: false, roles: [], userAgent: CHROME }

test('counts nobody who does not want it, no staff and no bots', () => {
  expect(isCounted(visitor)).toBe(true)
  expect(isCounted({ ...visitor, tracking: false })).toBe(false)
  expect(isCounted({ ...visitor, doNotTrack: '1' })).toBe(false)
  expect(isCounted({ ...visitor, globalPrivacyControl: true })).toBe(false)
  expect(isCounted({ ...visitor, roles: ['staff'] })).toBe(false)
  expect(isCounted({ ...visitor, roles: ['superadmin'] })).toBe(false)
  expect(isCounted({ ...visitor, roles: ['affiliate'] })).toBe(true)
  expect(isCounted({ ...visitor, userAgent: 'Googlebot/2.1' })).toBe(false)
})
