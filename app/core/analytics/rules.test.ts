import { expect, test } from 'vitest'
import { describeView, deviceType, isCounted, pageType } from './rules.ts'

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
  title: 'Jobs',
  referrer: '',
  userAgent: CHROME,
  now: new Date(0),
}

test('describes a view as the record wants it', () => {
  expect(describeView(view)).toEqual({
    url: '/ar/jobs',
    title: 'Jobs',
    page_type: 'jobs',
    referrer: 'direct',
    user_agent: CHROME,
    device_type: 'desktop',
    timestamp: '1970-01-01T00:00:00.000Z',
  })
  expect(describeView({ ...view, referrer: 'https://example.org/' }).referrer).toBe('https://example.org/')
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
