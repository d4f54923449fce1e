import { expect, test, vi } from 'vitest'
import type { Change } from '../backend/backend.ts'
import { PageCache } from '../http/page-cache.ts'
import type { KeptPage } from '../http/request-services.ts'
import { contentSecurityPolicy } from '../http/security.ts'
import { allowSoundOrigins } from './sound-origins.ts'

test('pages may play from exactly the sites whose recordings are on offer', async () => {
  let sounds: unknown = [{ address: 'https://sounds.example/a.mp3' }, { address: null }]
  const listeners: ((change: Change) => void)[] = []
  const log = vi.fn()
  const site = {
    sources: { connect: [], media: ['https://recitation.example'], forms: [] },
    pages: new PageCache<KeptPage>({ most: 1, weigh: () => 1, ttlMs: 1000 }),
    backend: { onChange: (listener: (change: Change) => void) => void listeners.push(listener) },
    log,
  }
  const mediaSources = () => /media-src ([^;]+)/.exec(contentSecurityPolicy([], site.sources, false))?.[1]
  const tell = (table: string) => {
    for (const listener of listeners) listener({ schema: 'public', table, type: 'INSERT' } as Change)
  }

  await allowSoundOrigins(site, async () => sounds)
  expect(mediaSources()).toBe(`'self' https://recitation.example https://sounds.example`)

  sounds = [{ address: 'https://other.example/b.mp3' }, { address: 'http://plain.example/c.mp3' }]
  tell('business')
  tell('athan_sounds')
  await vi.waitFor(() => expect(mediaSources()).toBe(`'self' https://recitation.example https://other.example`))

  sounds = 'nonsense'
  tell('athan_sounds')
  await vi.waitFor(() => expect(log).toHaveBeenCalled())
  expect(mediaSources()).toBe(`'self' https://recitation.example https://other.example`)
})
