import { expect, test, vi } from 'vitest'
import { callSite, siteName } from '#app/core/brand/name.ts'
import type { Change } from '../backend/backend.ts'
import { followSiteSettings } from './live-settings.ts'

test('what superadmins set goes before the environment, at once and until it is taken back', async () => {
  let data: unknown = { sign_up: false }
  const listeners: ((change: Change) => void)[] = []
  const own = { signUp: true, tracking: true, offline: true, operator: null as string | null, exportMaxRows: 10 }
  const site = {
    env: { ...own },
    config: { ...own, sectionsOff: [] as never[], brand: {} },
    brandMark: { current: null },
    pages: { dropAll: vi.fn() },
    backend: {
      onChange: (listener: (change: Change) => void) => void listeners.push(listener),
      onMissed: () => {},
    },
    log: vi.fn(),
  }
  const service = { rpc: async () => ({ data, error: null }) }
  const tell = () => {
    for (const listener of listeners) listener({ schema: 'private', table: 'site_settings', type: 'UPDATE', key: {} })
  }
  await followSiteSettings(site, service as never)
  expect(site.env).toEqual({ ...own, signUp: false })
  expect(site.config).toEqual({ ...site.env, sectionsOff: [], brand: {} })

  data = { operator: 'Masjid Trust', export_max_rows: 500 }
  tell()
  await vi.waitFor(() => expect(site.config).toMatchObject({ operator: 'Masjid Trust', exportMaxRows: 500 }))
  expect(site.pages.dropAll).toHaveBeenCalledTimes(2)

  data = { sign_up: 'nonsense' }
  tell()
  await vi.waitFor(() => expect(site.log).toHaveBeenCalled())
  expect(site.config).toMatchObject({ operator: 'Masjid Trust', signUp: true })
})

test('sections that are off, a name and a mark hold at once; a section nobody knows switches nothing', async () => {
  const site = {
    env: { signUp: true, tracking: true, offline: true, operator: null, exportMaxRows: 10 },
    config: {
      signUp: true,
      tracking: true,
      offline: true,
      operator: null,
      exportMaxRows: 10,
      sectionsOff: [],
      brand: {},
    },
    brandMark: { current: null as string | null },
    pages: { dropAll: vi.fn() },
    backend: { onChange: () => {}, onMissed: () => {} },
    log: vi.fn(),
  }
  const brand = { name: 'Noor', light: '#0d5a42', logo: 'data:image/webp;base64,AAAA' }
  const data = { sections_off: ['jobs', 'nonsense'], brand }
  await followSiteSettings(site, { rpc: async () => ({ data, error: null }) } as never)
  expect(site.config.sectionsOff).toEqual(['jobs'])
  // Every page carries the address of the mark, never the mark.
  expect(site.config.brand).toEqual({ ...brand, logo: expect.stringMatching(/^\/brand-mark\?[0-9a-f]{12}$/) })
  expect(site.brandMark.current).toBe(brand.logo)
  expect(siteName('ar')).toBe('Noor')
  callSite(undefined)
  expect(siteName('en')).toBe('Mahalla')
})
