// A browser's bookmarks and plans are merged with those of the account.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Caller, TestBackend } from '#tests/fixtures/backend.ts'
import { ruleBackends } from '#tests/fixtures/kept-backend.ts'

describe.each(ruleBackends)('on $name', ({ open }) => {
  let site: TestBackend
  beforeAll(async () => {
    site = await open()
  })
  afterAll(() => site?.close())

  const merge = async (as: Caller, shelf: Record<string, unknown>) =>
    site.call('/rest/v1/rpc/merge_quran_shelf', { as, method: 'POST', body: { shelf } })
  const verses = (body: unknown) =>
    (body as { bookmarks: { verse: number }[] }).bookmarks.map(({ verse }) => verse).toSorted((a, b) => a - b)

  test('bookmarks of a browser join those of the account', async () => {
    const reader = await site.signUp('reader')
    await merge(reader, { bookmarks: [{ verse: 1, at: '2026-01-01T00:00:00Z' }] })
    const { status, body } = await merge(reader, { bookmarks: [{ verse: 262, at: '2026-01-02T00:00:00Z' }] })
    expect(status).toBe(200)
    expect(verses(body)).toEqual([1, 262])
  })

  test('the later state wins, and what was taken back stays away', async () => {
    const reader = await site.signUp('later')
    await merge(reader, { bookmarks: [{ verse: 5, at: '2026-01-02T00:00:00Z' }] })
    const old = await merge(reader, { bookmarks: [{ verse: 5, at: '2026-01-01T00:00:00Z', gone: true }] })
    expect(verses(old.body)).toEqual([5])
    const gone = await merge(reader, { bookmarks: [{ verse: 5, at: '2026-01-03T00:00:00Z', gone: true }] })
    expect(verses(gone.body)).toEqual([])
    // Another device that has not heard of it yet.
    const again = await merge(reader, { bookmarks: [{ verse: 5, at: '2026-01-02T00:00:00Z' }] })
    expect(verses(again.body)).toEqual([])
  })

  test('place and plan follow the later device, and no clock runs ahead', async () => {
    const reader = await site.signUp('mover')
    const plan = { kind: 'days', starts: '2026-11-15', days: 30, through: 148 }
    await merge(reader, {
      place: { verse: 300, at: '2099-01-01T00:00:00Z' },
      plan: { ...plan, at: '2026-11-15T10:00:00Z' },
    })
    const { body } = await merge(reader, {
      place: { verse: 10, at: '2020-01-01T00:00:00Z' },
      plan: { ...plan, through: 20, at: '2026-11-14T10:00:00Z' },
    })
    expect(body).toMatchObject({ place: { verse: 300 }, plan: { ...plan } })
    const { place } = body as { place: { at: string } }
    expect(Date.parse(place.at)).toBeLessThanOrEqual(Date.now() + 60_000)
    const ended = await merge(reader, { plan: { ...plan, gone: true, at: '2026-11-16T10:00:00Z' } })
    expect(ended.body).toMatchObject({ place: { verse: 300 } })
  })

  test('verses that do not exist are left out, and an empty shelf changes nothing', async () => {
    const reader = await site.signUp('empty')
    const { body } = await merge(reader, { bookmarks: [{ verse: 6237, at: '2026-01-01T00:00:00Z' }, { verse: 0 }] })
    expect(body).toEqual({ bookmarks: [], place: null, plan: null })
    expect((await merge(reader, {})).body).toEqual({ bookmarks: [], place: null, plan: null })
    expect((await merge(reader, { bookmarks: null, place: null, plan: null })).status).toBe(200)
  })

  test('one reader never sees what another keeps, and nobody may ask without an account', async () => {
    const [one, other] = [await site.signUp('one'), await site.signUp('other')]
    await merge(one, { bookmarks: [{ verse: 7, at: '2026-01-01T00:00:00Z' }] })
    expect(verses((await merge(other, {})).body)).toEqual([])
    expect((await merge('anon', {})).status).toBe(401)
  })
})
