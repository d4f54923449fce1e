import { expect, test, vi } from 'vitest'
import type { Change } from '../backend/backend.ts'
import { followSiteSettings } from './live-settings.ts'

test('what superadmins set goes before the environment, at once and until it is taken back', async () => {
  let data: unknown = { sign_up: false }
  const listeners: ((change: Change) => void)[] = []
  const own = { signUp: true, tracking: true, offline: true, operator: null as string | null, exportMaxRows: 10 }
  const site = {
    env: { ...own },
    config: { ...own },
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
  expect(site.config).toEqual(site.env)

  data = { operator: 'Masjid Trust', export_max_rows: 500 }
  tell()
  await vi.waitFor(() => expect(site.config).toEqual({ ...own, operator: 'Masjid Trust', exportMaxRows: 500 }))
  expect(site.pages.dropAll).toHaveBeenCalledTimes(2)

  data = { sign_up: 'nonsense' }
  tell()
  await vi.waitFor(() => expect(site.log).toHaveBeenCalled())
  expect(site.config).toMatchObject({ operator: 'Masjid Trust', signUp: true })
})
