// Sanctions: who may give them, what they forbid, how they end, and that they can be appealed, also in a team of one.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Person, TestBackend } from '#tests/fixtures/backend.ts'
import { ruleBackends } from '#tests/fixtures/kept-backend.ts'

type Saved = { id: string; slug: string; state: string }

describe.each(ruleBackends)('on $name', ({ open }) => {
  let site: TestBackend
  let staff: Person
  let boss: Person
  let reader: Person

  beforeAll(async () => {
    site = await open()
    staff = await site.signUp('Staff Only')
    boss = await site.signUp('Super Admin')
    reader = await site.signUp('Reads Along')
    await site.grantRole(staff, 'staff')
    await site.grantRole(boss, 'superadmin')
  })
  afterAll(() => site?.close())

  const post = async (as: Person) =>
    site.rpc(
      'save_contribution',
      {
        section: 'forum',
        input: {
          title: 'A quarrel about bread',
          body: 'You are all wrong about it.',
          language: 'en',
          category: 'halal',
        },
      },
      as,
    )
  const itemOf = async (author: Person) => {
    const [row] = await site.database.query<{ id: string }>(
      `select id from public.moderation_items where author_id = $1 and subject_kind = 'contribution' limit 1`,
      [author.id],
    )
    return row?.id ?? ''
  }
  const give = (item_id: string, kind: string, as: Person, more: object = {}) =>
    site.rpc('give_sanction', { item_id, kind, canned: 'offensive', ...more }, as)
  async function offender(name: string) {
    const person = await site.signUp(name)
    const { id, slug } = (await post(person)).body as Saved
    return { person, id, slug, item: await itemOf(person) }
  }
  const reply = (as: Person, contribution: string) =>
    site.rpc('save_reply', { contribution, body: 'And once more.', language: 'en' }, as)

  test('a warning is told with its reason and forbids nothing', async () => {
    const { person, id, item } = await offender('Loud Voice')
    expect((await give(item, 'warning', staff)).status).toBe(200)
    expect((await site.rpc('how_i_stand', {}, person)).body).toMatchObject({
      sanctions: [{ kind: 'warning', canned: 'offensive', decision: { may_appeal: true, has_another: true } }],
      suspended_until: null,
    })
    expect((await site.rpc('notifications_page', {}, person)).body).toMatchObject({
      items: [{ kind: 'sanction', facts: { what: 'warning' } }],
    })
    expect((await reply(person, id)).status).toBe(200)
    expect(JSON.stringify((await site.rpc('how_i_stand', {}, person)).body)).not.toContain(staff.id)
  })

  test('whoever is silenced says nothing new, reads on, and speaks again when it is lifted', async () => {
    const { person, id, slug, item } = await offender('Too Much')
    expect((await give(item, 'silence', staff, { days: 3 })).status).toBe(200)
    expect(await post(person)).toMatchObject({ status: 403, body: { message: 'silenced' } })
    expect(await reply(person, id)).toMatchObject({ status: 403, body: { message: 'silenced' } })
    expect((await site.rpc('react', { contribution: id }, reader)).status).toBe(200)
    expect((await site.rpc('mark_contribution', { contribution: id, keep: true }, person)).status).toBe(204)
    expect((await site.rpc('contribution_page', { section: 'forum', slug }, person)).body).toMatchObject({ slug })
    const [one] = await site.database.query<{ id: string }>('select id from public.sanctions where user_id = $1', [
      person.id,
    ])
    expect((await site.rpc('lift_sanction', { sanction: one?.id }, person)).status).toBe(403)
    expect((await site.rpc('lift_sanction', { sanction: one?.id }, staff)).status).toBe(204)
    expect((await reply(person, id)).status).toBe(200)
  })

  test('whoever is suspended does nothing others see, through no door, and may still appeal', async () => {
    const { person, id, item } = await offender('Beyond Words')
    expect((await give(item, 'suspension', staff, { days: 30 })).status).toBe(200)
    expect(await post(person)).toMatchObject({ status: 403, body: { message: 'suspended' } })
    expect((await site.rpc('react', { contribution: id }, person)).status).toBe(403)
    const room = { name: 'Prayer room', host_kind: 'airport', latitude: 51.5, longitude: -0.1 }
    expect((await site.rpc('add_prayer_room', { room }, person)).status).toBe(403)
    const report = { subject_kind: 'contribution', subject_id: id, reason: 'spam' }
    expect((await site.call('/rest/v1/reports', { as: person, method: 'POST', body: report })).status).toBe(403)
    const { sanctions } = (await site.rpc('how_i_stand', {}, person)).body as { sanctions: { id: string }[] }
    const appeal = { subject_kind: 'sanction', subject_id: sanctions[0]?.id, words: 'It was my brother at my phone.' }
    expect((await site.rpc('appeal', appeal, reader)).status).toBe(403)
    expect((await site.rpc('appeal', appeal, person)).status).toBe(204)
    const [open] = await site.database.query<{ id: string }>(
      `select id from public.moderation_items where subject_id = $1 and status = 'open'`,
      [sanctions[0]?.id],
    )
    const decide = (as: Person) => site.rpc('decide_moderation', { item_id: open?.id, decision: 'approved' }, as)
    // Somebody else is there to look again.
    expect((await decide(staff)).status).toBe(403)
    expect((await decide(boss)).status).toBe(200)
    expect((await post(person)).status).toBe(200)
  })

  test('nobody does it to the team above them, to themselves, without a reason, or without being staff', async () => {
    const { item } = await offender('Someone')
    expect((await give(item, 'silence', reader, { days: 1 })).status).toBe(403)
    expect((await give(item, 'silence', staff, { days: 0 })).status).toBe(400)
    expect((await give(item, 'silence', staff, { days: 1, canned: '', note: ' ' })).body).toMatchObject({
      message: 'needs_reason',
    })
    const about = async (author: Person) => {
      const [row] = await site.database.query<{ id: string }>(
        `insert into public.moderation_items (subject_kind, subject_id, reason, summary, author_id)
         values ('contribution', gen_random_uuid(), 'reported', 'Reported', $1) returning id`,
        [author.id],
      )
      return row?.id ?? ''
    }
    expect((await give(await about(boss), 'warning', staff)).body).toMatchObject({ message: 'above' })
    expect((await give(await about(staff), 'warning', staff)).body).toMatchObject({ message: 'above' })
    expect((await give(await about(staff), 'warning', boss)).status).toBe(200)
  })

  test('in a team of one an appeal comes back to whoever decided, and both are told', async () => {
    const { person, id, slug, item } = await offender('Alone With One')
    await site.database.query(`update public.profiles set locked_at = now() where id = $1`, [boss.id])
    await site.rpc('decide_moderation', { item_id: item, decision: 'rejected', canned: 'off_topic' }, staff)
    expect((await site.rpc('contribution_page', { section: 'forum', slug }, person)).body).toMatchObject({
      decision: { may_appeal: true, has_another: false },
    })
    const words = 'Please look once more at this.'
    await site.rpc('appeal', { subject_kind: 'contribution', subject_id: id, words }, person)
    const queue = (await site.rpc('moderation_queue', {}, staff)).body as {
      items: { id: string; subject_id: string; is_again: boolean; is_involved: boolean }[]
    }
    const again = queue.items.find(({ subject_id }) => subject_id === id)
    expect(again).toMatchObject({ is_again: true, is_involved: false })
    expect((await site.rpc('decide_moderation', { item_id: again?.id, decision: 'approved' }, staff)).status).toBe(200)
  })
})
