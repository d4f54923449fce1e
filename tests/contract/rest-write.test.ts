// rest/v1, writing: insert, update, upsert, delete, what Prefer asks, and the errors, through an unchanged supabase-js.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Contract, contractPlaces } from '#tests/fixtures/contract.ts'

describe.each(contractPlaces)('writing on $name', ({ open }) => {
  let site: Contract
  let prefix: string
  let made = 0

  beforeAll(async () => {
    site = await open()
    prefix = `write-${site.run}-`
  })
  afterAll(async () => {
    await site?.service.from('help_topics').delete().like('id', `${prefix}%`)
    await site?.close()
  })

  const topics = () => site.service.from('help_topics')
  const topic = (more: object = {}) => ({ id: prefix + ++made, locale: 'en', question: 'Q?', answer: 'A.', ...more })
  const positionOf = async (id: string) => (await topics().select('position').eq('id', id).single()).data?.position

  test('insert: one and many, told or not', async () => {
    const one = topic({ position: 3 })
    const told = await topics().insert(one).select('id, position').single()
    expect([told.status, told.data]).toEqual([201, { id: one.id, position: 3 }])
    const silent = await topics().insert([topic(), topic()])
    expect([silent.status, silent.data, silent.error]).toEqual([201, null, null])
    const counted = await topics().insert([topic(), topic()], { count: 'exact' })
    expect(counted.count).toBe(2)
  })

  test('insert: what a row does not name gets its default', async () => {
    const rows = [topic(), topic({ position: 4 })]
    expect((await topics().insert(rows, { defaultToNull: false })).error).toBeNull()
    expect(await Promise.all(rows.map(({ id }) => positionOf(id)))).toEqual([0, 4])
  })

  test('update: only what fits, told or counted', async () => {
    const [first, second] = [topic(), topic()]
    await topics().insert([first, second])
    const told = await topics().update({ position: 7 }).eq('id', first.id).select('id, position')
    expect([told.status, told.data]).toEqual([200, [{ id: first.id, position: 7 }]])
    expect(await positionOf(second.id)).toBe(0)
    const silent = await topics().update({ position: 8 }, { count: 'exact' }).in('id', [first.id, second.id])
    expect([silent.status, silent.data, silent.count]).toEqual([204, null, 2])
    const nobody = await topics().update({ position: 8 }).eq('id', `${prefix}none`).select()
    expect([nobody.status, nobody.data]).toEqual([200, []])
  })

  test('upsert: merges, ignores, and by a named conflict', async () => {
    const row = topic({ position: 1 })
    expect((await topics().upsert(row).select('position')).data).toEqual([{ position: 1 }])
    expect(
      (
        await topics()
          .upsert({ ...row, position: 2 })
          .select('position')
      ).data,
    ).toEqual([{ position: 2 }])
    const ignored = await topics()
      .upsert({ ...row, position: 3 }, { ignoreDuplicates: true })
      .select()
    expect(ignored.data).toEqual([])
    expect(await positionOf(row.id)).toBe(2)
    const named = await topics()
      .upsert({ ...row, position: 5 }, { onConflict: 'id,locale' })
      .select('position')
    expect(named.data).toEqual([{ position: 5 }])
    const nowhere = await topics().upsert({ ...row }, { onConflict: 'question' })
    expect([nowhere.status, nowhere.error?.code]).toEqual([400, '42P10'])
  })

  test('put replaces the one row it names', async () => {
    const row = topic({ position: 1, published: true, keywords: [] })
    const put = () =>
      site.ask(`/rest/v1/help_topics?id=eq.${row.id}&locale=eq.en`, {
        method: 'PUT',
        headers: {
          apikey: site.serviceKey,
          Authorization: `Bearer ${site.serviceKey}`,
          'Content-Type': 'application/json',
        },
        body: JSON.stringify({ ...row, updated_at: '2026-01-01T00:00:00Z' }),
      })
    expect((await put()).status).toBeLessThan(300)
    expect(await positionOf(row.id)).toBe(1)
  })

  test('delete: told, counted', async () => {
    const rows = [topic(), topic(), topic()]
    await topics().insert(rows)
    const told = await topics()
      .delete()
      .eq('id', rows[0]?.id ?? '')
      .select('id')
    expect(told.data).toEqual([{ id: rows[0]?.id }])
    const counted = await topics()
      .delete({ count: 'exact' })
      .in(
        'id',
        rows.map(({ id }) => id),
      )
    expect([counted.status, counted.count]).toEqual([204, 2])
  })

  test('max-affected keeps a careless change from happening', async () => {
    const rows = [topic(), topic()]
    await topics().insert(rows)
    const ids = rows.map(({ id }) => id)
    const changeAtMost = (most: number) =>
      topics()
        .update({ position: 9 })
        .in('id', ids)
        .select('position')
        .setHeader('Prefer', `return=representation,handling=strict,max-affected=${most}`)
    const refused = await changeAtMost(1)
    expect([refused.status, refused.error?.code]).toEqual([400, 'PGRST124'])
    expect(await Promise.all(ids.map(positionOf))).toEqual([0, 0])
    expect((await changeAtMost(2)).data).toEqual([{ position: 9 }, { position: 9 }])
  })

  test('many rows go in whole or not at all', async () => {
    const good = topic()
    const { status } = await topics().insert([good, topic({ locale: 'xx' })])
    expect(status).toBe(400)
    expect((await topics().select().eq('id', good.id)).data).toEqual([])
  })

  test('Preference-Applied says what was heard', async () => {
    const row = topic()
    const answer = await site.ask('/rest/v1/help_topics', {
      method: 'POST',
      headers: {
        apikey: site.serviceKey,
        Authorization: `Bearer ${site.serviceKey}`,
        'Content-Type': 'application/json',
        Prefer: 'return=representation,resolution=merge-duplicates',
      },
      body: JSON.stringify(row),
    })
    expect(answer.headers.get('preference-applied')).toContain('return=representation')
    expect(answer.headers.get('preference-applied')).toContain('resolution=merge-duplicates')
  })

  test.each<[string, () => PromiseLike<{ status: number; error: { code: string } | null }>, number, string]>([
    [
      'a key that is taken',
      async () => {
        const row = topic()
        await topics().insert(row)
        return topics().insert(row)
      },
      409,
      '23505',
    ],
    [
      'a reference to nothing',
      () =>
        site.service
          .from('partner_contacts')
          .insert({ partner_id: '00000000-0000-4000-8000-0000000000ff', contact_email: 'a@test.example' }),
      409,
      '23503',
    ],
    ['a rule of the table', () => topics().insert(topic({ locale: 'xx' })), 400, '23514'],
    ['nothing where something must be', () => topics().insert(topic({ question: null })), 400, '23502'],
    ['an unknown column', () => topics().insert(topic({ nothing: 1 })), 400, 'PGRST204'],
    ['a value of another type', () => topics().insert(topic({ position: 'three' })), 400, '22P02'],
    ['a value out of range', () => topics().insert(topic({ position: 99_999 })), 400, '22003'],
    ['nobody may', () => site.anon.from('help_topics').insert(topic()), 401, '42501'],
    ['an unknown table', () => site.service.from('nothing').insert({ a: 1 }), 404, 'PGRST205'],
  ])('error: %s', async (_name, ask, status, code) => {
    const answer = await ask()
    expect([answer.status, answer.error?.code]).toEqual([status, code])
  })

  test('anonymous visitors change nothing they may not see', async () => {
    const row = topic()
    await topics().insert(row)
    for (const answer of [
      await site.anon.from('help_topics').update({ position: 5 }).eq('id', row.id),
      await site.anon.from('help_topics').delete().eq('id', row.id),
    ])
      expect([answer.status, answer.error?.code]).toEqual([401, '42501'])
    expect(await positionOf(row.id)).toBe(0)
  })
})
