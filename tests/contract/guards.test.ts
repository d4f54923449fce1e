// The guards of pages: every guarded address of the site map, for everyone who might ask, reading and posting.
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { beforeAll, describe, expect, test } from 'vitest'
import { isKept } from '#app/core/auth/wish.ts'
import { consoleNav } from '#app/features/dashboards/console-nav.ts'
import { staffNav } from '#app/features/dashboards/staff-nav.ts'
import { deskLinks } from '#app/layouts/frame/nav-links.ts'
import routes from '#app/routes.ts'
import { postForm } from '#tests/fixtures/post-form.ts'
import { readZip } from '#tests/fixtures/read-zip.ts'
import { type SharedSite, sharedSite } from '#tests/fixtures/shared-site.ts'

const PASSWORD = 'Right-1-password'
const PEOPLE = ['nobody', 'member', 'owner', 'staff', 'superadmin', 'affiliate'] as const
type Person = (typeof PEOPLE)[number]

/** Where a guard sends whom; everyone else comes in. */
type Sent = { [person in Person]?: string }
const LOGIN = '/login'
const sendAll = (to: string, ...but: Person[]): Sent =>
  Object.fromEntries(
    PEOPLE.filter((person) => !but.includes(person)).map((person) => [person, person === 'nobody' ? LOGIN : to]),
  )
/** Whoever has no business and a role is led to their own desk. */
const toOwnDesks: Sent = {
  ...sendAll('/business-register', 'owner'),
  staff: '/dashboard/staff',
  superadmin: '/dashboard/superadmin',
  affiliate: '/dashboard/affiliate',
}
const ANSWERS: Record<string, { read: Sent; post?: Sent }> = {
  member: { read: { nobody: LOGIN } },
  'members-post': { read: {}, post: { nobody: LOGIN } },
  keeper: { read: sendAll('/business-register', 'owner') },
  owner: { read: toOwnDesks },
  subscriber: { read: toOwnDesks },
  // A superadmin may do all that staff may.
  staff: { read: sendAll('/dashboard', 'staff', 'superadmin') },
  superadmin: { read: sendAll('/dashboard', 'superadmin') },
  affiliate: { read: sendAll('/dashboard', 'affiliate') },
}

/** Not taken from the map: a page that leaves its guard must be missed here. */
const GUARDED: Record<string, string[]> = {
  member: [
    'account',
    'account/profile',
    'account/details',
    'account/reviews',
    'account/security',
    'account/data',
    'account/devices',
    'account/data.zip',
    'account/leave',
    'account/applications',
    'account/jobs',
    'account/orders',
    'account/standing',
    'jobs/new',
    'jobs/:slug/edit',
    'jobs/:slug/apply',
    'jobs/:slug/applicants',
    'jobs/applications/:id/file',
    'automation/new',
    'automation/:id',
    'wish',
    'saved',
    'notifications',
    'community/events/new',
    'community/events/:slug/edit',
    'community/events/:slug/guests',
    'community/forum/new',
    'community/forum/:slug/edit',
    'community/gaza/:slug/edit',
    'community/ideas/new',
    'community/ideas/:slug/edit',
    'saved/shelf',
    'saved/lists',
    'saved/take',
    'community/giving-back/new',
    'community/giving-back/:slug/edit',
    'community/education/new',
    'community/education/:slug/edit',
    'community/recipes/new',
    'community/recipes/import',
    'community/recipes/plan',
    'community/recipes/:slug/edit',
    'community/reviews/new',
    'community/reviews/:slug/edit',
    'social-media/suggest',
    'social-media/account/:id',
    'social-media/code/:token',
    'report',
    'business/:id/suggest',
    'business/:id/claim',
    'business/:id/history',
    'business/:id/transfer',
    'business/:id/close',
    'mosque/:id/suggest',
    'mosque/:id/tell',
    'mosque/:id/announce',
    'mosque/:id/claim',
    'mosque/:id/edit',
    'mosque/:id/history',
    'dashboard/vouches',
    'dashboard/messages',
    'dashboard/messages/:id',
    'dashboard/team',
    'dashboard/team/figures',
    'dashboard/figures.csv',
    'messages',
    'messages/:id',
    'business/:id/ask',
    'dashboard/courses',
    'dashboard/courses/:id',
    'dashboard/courses/:id/preview',
    'groups/new',
    'invite',
    'invite/poster',
    'community/events/:slug/guests.csv',
    'prayer-room/:id/suggest',
    'messages/people',
    'messages/with/:id',
    'people/:handle/write',
    'group/:slug/settings',
    'group/:slug/members',
    'dashboard/courses/:id/groups',
    'dashboard/courses/:id/groups/:group',
    'dashboard/courses/:id/lessons/:lesson',
  ],
  keeper: ['business-profile', 'dashboard/campaigns', 'dashboard/hours'],
  owner: [
    'dashboard/invoices',
    'dashboard/invoices/:id',
    'dashboard/sponsorship',
    'dashboard/sponsorship/new',
    'dashboard/sponsorship/:id',
  ],
  subscriber: ['dashboard'],
  staff: [
    'dashboard/staff',
    'dashboard/staff/community',
    'dashboard/staff/imports',
    'dashboard/staff/imports/new',
    'dashboard/staff/imports/:id',
    'dashboard/staff/imports/:id/problems.csv',
    'dashboard/staff/claims',
    'dashboard/staff/taught',
    'dashboard/staff/words',
    'dashboard/staff/aid',
    'dashboard/staff/aid/:id',
    'dashboard/staff/messages',
    'dashboard/staff/chats',
    'dashboard/staff/metal-prices',
    'dashboard/staff/widgets',
    'dashboard/staff/help',
    'dashboard/staff/help/:id',
    'dashboard/staff/categories',
    'dashboard/staff/categories/:id',
    'dashboard/staff/orders',
    'dashboard/staff/store',
    'dashboard/staff/store/:id',
    'dashboard/staff/store/:id/pictures/:picture',
    'dashboard/staff/store/:id/variants/:variant',
    'dashboard/staff/store/codes',
    'dashboard/staff/store/delivery',
    'dashboard/staff/store/delivery/:place',
    'dashboard/staff/store/zones/:zone',
    'dashboard/staff/partners',
    'dashboard/staff/hijri',
    'dashboard/staff/promotions',
    'dashboard/staff/promotions/:id',
    'dashboard/staff/newsletter',
    'dashboard/staff/newsletter/:id',
    'dashboard/staff/sponsors',
    'dashboard/staff/sponsors/:id',
    'dashboard/staff/testimonials',
    'dashboard/staff/testimonials/:id',
    'dashboard/staff/money',
    'dashboard/staff/money/invoices',
    'dashboard/staff/money/invoices/:id',
    'dashboard/staff/money/gifts',
    'dashboard/staff/money/affiliates',
    'dashboard/staff/money/payouts',
    'dashboard/staff/money/payouts.csv',
    'dashboard/staff/athan',
  ],
  superadmin: [
    'dashboard/superadmin',
    'dashboard/superadmin/people',
    'dashboard/superadmin/people/:id',
    'dashboard/superadmin/changes',
    'dashboard/superadmin/changes.csv',
    'dashboard/superadmin/mail',
    'dashboard/superadmin/jobs',
    'dashboard/superadmin/settings',
    'dashboard/superadmin/sections',
    'dashboard/superadmin/brand',
    'dashboard/superadmin/checks',
    'dashboard/superadmin/sample',
    'dashboard/superadmin/health',
    'dashboard/superadmin/web-log',
    'dashboard/superadmin/plans',
    'dashboard/superadmin/archive',
    'dashboard/superadmin/archive/backup',
    'dashboard/superadmin/archive/check',
    'dashboard/superadmin/keys',
    'dashboard/superadmin/commands',
    'dashboard/superadmin/analytics',
    'dashboard/superadmin/analytics.csv',
  ],
  affiliate: ['dashboard/affiliate', 'dashboard/affiliate/payouts.csv'],
  'members-post': [
    'group/:slug',
    'groups/join/:key',
    'prayer-room/:id',
    'prayer-rooms/new',
    'business/:id',
    'business/:id/halal',
    'business/:id/photos',
    'business/:id/reviews',
    'quran/plan',
    'community-events',
    'community/events/:slug',
    'community/forum/:slug',
    'community/gaza',
    'community/gaza/:slug',
    'community/ideas/:slug',
    'community/giving-back',
    'community/giving-back/:slug',
    'community/education/:slug',
    'community/recipes/:slug',
    'community/reviews/:slug',
    'people/:handle',
    'jobs',
    'courses/:courseId',
    'courses/:courseId/certificate',
    'courses/:courseId/:lesson',
    'packages',
    'affiliates',
    'partners',
    'automation',
  ],
}

/** Where an empty form leads whoever may send it: "tell me of any job" is an alert like another. */
const DONE: Record<string, string> = {
  'saved/shelf': '/saved',
  jobs: '/account/applications',
  invite: '/invite',
}

/** Layouts that say something else (the frame, who may keep a page) leave the guard around them as it is. */
function guardsIn(entries: RouteConfigEntry[], guard = ''): [guard: string, path: string][] {
  return entries.flatMap(({ file, path, children }) => {
    const name = /layouts\/(.+)\.tsx?$/.exec(file)?.[1] ?? ''
    return path === undefined ? guardsIn(children ?? [], name in ANSWERS ? name : guard) : [[guard, path] as const]
  }) as [string, string][]
}

const pathOf = (address: string) =>
  `/${address
    .replace(':id', '7f5f8f7e-0000-4000-8000-000000000000')
    .replace(/:(?:slug|handle|courseId)/, 'nothing-of-this-name')
    .replace(':lesson', 'nothing-of-this-name')}`

let site: SharedSite
const cookies: Record<Person, string> = { nobody: '', member: '', owner: '', staff: '', superadmin: '', affiliate: '' }

const cookiesOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')

const asService = (path: string, body: object) =>
  fetch(site.url + path, {
    method: 'POST',
    headers: {
      apikey: site.serviceRoleKey,
      Authorization: `Bearer ${site.serviceRoleKey}`,
      'Content-Type': 'application/json',
      Prefer: 'return=representation',
    },
    body: JSON.stringify(body),
  })

async function arrive(person: Exclude<Person, 'nobody'>) {
  const email = `${person}-${crypto.randomUUID()}@example.com`
  const made = await asService('/auth/v1/admin/users', { email, password: PASSWORD, email_confirm: true })
  const { id } = (await made.json()) as { id: string }
  if (person === 'owner') {
    const account = await asService('/rest/v1/business_accounts', { owner_id: id, name: 'A shop' })
    const [{ id: business_id }] = (await account.json()) as [{ id: string }]
    const plan = { business_id, plan_type: 'basic', billing_cycle: 'monthly' }
    expect((await asService('/rest/v1/rpc/set_membership_plan', plan)).status).toBeLessThan(300)
  } else if (person !== 'member')
    expect((await asService('/rest/v1/user_roles', { user_id: id, role: person })).status).toBe(201)
  cookies[person] = cookiesOf(await postForm(`${site.url}/login`, { identifier: email, password: PASSWORD }))
}

beforeAll(async () => {
  site = await sharedSite()
  for (const person of PEOPLE) if (person !== 'nobody') await arrive(person)
})

const read = (path: string, person: Person) =>
  fetch(site.url + path, { redirect: 'manual', headers: { Cookie: cookies[person], 'Accept-Encoding': 'identity' } })

/** Where someone is sent, without the way back; null for whoever comes in. */
const sentTo = (response: Response) => response.headers.get('location')?.replace(/\?.*/, '') ?? null

test('the guarded addresses are those of the site map', () => {
  const byGuard = Map.groupBy(
    guardsIn(routes).filter(([guard]) => guard !== ''),
    ([guard]) => guard,
  )
  const onMap = Object.fromEntries([...byGuard].map(([guard, pairs]) => [guard, pairs.map(([, path]) => path).sort()]))
  expect(onMap).toEqual(Object.fromEntries(Object.entries(GUARDED).map(([guard, paths]) => [guard, paths.toSorted()])))
})

test('menus list exactly what one may open: no screen of a desk throws its own people out', () => {
  const screens = { staff: staffNav, superadmin: consoleNav }
  for (const [guard, menu] of Object.entries(screens)) {
    const listed = menu.map(({ to }) => to.slice(1))
    // Single records, files and parts of a screen are reached from it.
    const own = GUARDED[guard]?.filter((path) => path.split('/').length <= 3 && !/:|\./.test(path))
    expect(listed.toSorted()).toEqual(own?.toSorted())
  }
  const opened = (role: Person) => deskLinks([role]).map(({ to }) => to)
  expect(opened('superadmin')).toEqual(['/dashboard/superadmin', '/dashboard/staff'])
  for (const person of PEOPLE)
    for (const to of opened(person)) {
      const [guard = ''] = Object.entries(GUARDED).find(([, paths]) => paths.includes(to.slice(1))) ?? []
      expect(ANSWERS[guard]?.read[person], `${person} opens ${to}`).toBeUndefined()
    }
})

describe.each(Object.entries(GUARDED))('behind %s', (guard, addresses) => {
  const { read: reading = {}, post: posting = reading } = ANSWERS[guard] ?? {}
  // Everyone who is sent away; of those who come in, and for whom the page is made, the first and the last.
  const within = PEOPLE.filter((person) => !reading[person])
  const readers = PEOPLE.filter((person) => reading[person] || person === within[0] || person === within.at(-1))

  test.each(addresses)('%s', async (address) => {
    const path = pathOf(address)
    const away = `/login?next=${encodeURIComponent(path)}`
    // Whoever comes without a wish has nothing to do there.
    const onward = { wish: '/', 'saved/shelf': '/saved' }[address] ?? null
    for (const person of readers) {
      const seen = await read(path, person)
      expect(sentTo(seen), `${person} reads`).toBe(reading[person] ?? onward)
      expect(seen.status, `${person} reads`).toBeLessThan(500)
      if (person === 'nobody' && reading.nobody) expect(seen.headers.get('location')).toBe(away)
    }
    for (const person of ['nobody', 'member'] as const) {
      const posted = await postForm(site.url + path, {}, cookies[person])
      expect(sentTo(posted), `${person} posts`).toBe(posting[person] ?? DONE[address] ?? null)
      expect(posted.status, `${person} posts`).toBeLessThan(500)
      // What can be finished afterwards is kept until they have signed in.
      const back = isKept(path) ? '/login?next=%2Fwish' : away
      if (person === 'nobody' && posting.nobody) expect(posted.headers.get('location')).toBe(back)
    }
  })
})

test('whoever is sent away stays in their language', async () => {
  const away = await read('/ar/dashboard/staff?state=open', 'nobody')
  expect(away.headers.get('location')).toBe('/ar/login?next=%2Fdashboard%2Fstaff%3Fstate%3Dopen')
  expect((await read('/ar/dashboard/staff', 'member')).headers.get('location')).toBe('/ar/dashboard')
  expect((await postForm(`${site.url}/fr/quran/plan`, {})).headers.get('location')).toBe(
    '/fr/login?next=%2Fquran%2Fplan',
  )
})

test.each(['', '?_routes=routes%2Fdashboard%2Fstaff%2Fimports', '?_routes=root'])(
  'a page that moves by script asks the same guard: .data%s',
  async (query) => {
    const moved = await read(`/ar/dashboard/staff/imports.data${query}`, 'member')
    expect(moved.status).toBe(202)
    const where = await moved.text()
    expect(where).toContain('"/dashboard"')
    expect(where).not.toContain('"imports"')
    expect((await read(`/ar/dashboard/staff/imports.data${query}`, 'staff')).status).toBe(200)
  },
)

test('whoever is about to leave takes their data or changes their mind, and does nothing else', async () => {
  const form = (fields: Record<string, string>) => postForm(`${site.url}/account/leave`, fields, cookies.affiliate)
  expect((await form({ intent: 'leave' })).status).toBe(400)
  expect(sentTo(await read('/account', 'affiliate'))).toBeNull()
  expect(sentTo(await form({ intent: 'leave', sure: 'on', reviews: 'keep' }))).toBe('/account/leave')

  for (const path of ['/account', '/saved', '/dashboard/affiliate', '/jobs/new'])
    expect(sentTo(await read(path, 'affiliate')), path).toBe('/account/leave')
  expect(sentTo(await read('/ar/saved', 'affiliate'))).toBe('/ar/account/leave')
  const posted = await postForm(`${site.url}/community/gaza`, {}, cookies.affiliate)
  expect(sentTo(posted)).toBe('/account/leave')
  for (const path of ['/account/leave', '/account/data', '/account/security', '/'])
    expect((await read(path, 'affiliate')).status, path).toBe(200)

  const taken = await read('/fr/account/data.zip', 'affiliate')
  expect(taken.headers.get('content-type')).toBe('application/zip')
  expect(taken.headers.get('cache-control')).toBe('private, no-store')
  const files = readZip(await taken.bytes())
  const [profile] = JSON.parse(String(files.get('account/profiles.json')))
  expect(profile.leaving_keeps).toEqual(['reviews'])
  expect(String(files.get('account/sessions.json'))).not.toContain('refresh_token')
  expect(String(files.get('index.html'))).toContain('<html lang="fr" dir="ltr">')

  expect(sentTo(await form({ intent: 'stay' }))).toBe('/account/leave')
  expect(sentTo(await read('/dashboard/affiliate', 'affiliate'))).toBeNull()
})
