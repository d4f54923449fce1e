// Staff's changes to the categories: who may make them, which are refused, and that search and the directory's forms use them.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Caller, Person, TestBackend } from '#tests/fixtures/backend.ts'
import { ruleBackends } from '#tests/fixtures/kept-backend.ts'

const NAMES = { en: 'Bees', ar: 'نحل', ur: 'شہد کی مکھیاں', fr: 'Abeilles', tr: 'Arılar', id: 'Lebah' }

describe.each(ruleBackends)('on $name', ({ open }) => {
  let site: TestBackend
  let staff: Person
  let member: Person
  let chief: Person

  beforeAll(async () => {
    site = await open()
    staff = await site.signUp('staff')
    member = await site.signUp('member')
    chief = await site.signUp('chief')
    await site.grantRole(staff, 'staff')
    await site.grantRole(chief, 'superadmin')
  })
  afterAll(() => site?.close())

  const answerOf = async (name: string, args: Record<string, unknown>, as: Caller) => {
    const { status, body } = await site.rpc(name, args, as)
    return status >= 400 ? `${status} ${(body as { message: string }).message}` : body
  }
  const save = (category: string, part: string, seen: number, edit: unknown, as: Caller = staff) =>
    answerOf('save_category', { category, part, seen, edit }, as)
  const versionOf = async (category: string, part = '') => {
    const [row] = await site.database.query<{ version: number }>(
      'select version from public.category_edits where category = $1 and part = $2',
      [category, part],
    )
    return row?.version ?? 0
  }
  const partsOf = async () => {
    const [row] = await site.database.query<{ parts: Record<string, string[]> }>(
      'select private.category_parts() as parts',
    )
    return row?.parts ?? {}
  }
  const addListing = async (name: string, category: string, part: string | null) =>
    site.database.query(
      `insert into public.business (source, source_id, name, business_category, subcategory, city, country_code)
       values ('test', $1, $1, $2, $3, 'Leeds', 'GB')`,
      [name, category, part],
    )
  const found = async (query: string) => {
    const { body } = await site.rpc('search_businesses', { query }, 'anon')
    return JSON.stringify(body)
  }

  test('nobody but staff changes a category, retires it, takes it away or sees the desk', async () => {
    for (const as of ['anon', member] as const) {
      const no = as === 'anon' ? /^40[13] / : /^403 /
      expect(await save('grocery', 'butcher', 0, { words: { en: ['slaughterman'] } }, as)).toMatch(no)
      expect(await answerOf('retire_category', { category: 'grocery', part: '', seen: 0, retired: true }, as)).toMatch(
        no,
      )
      expect(await answerOf('remove_category', { category: 'grocery', part: '', seen: 0 }, as)).toMatch(no)
      expect(await answerOf('categories_desk', {}, as)).toMatch(no)
    }
    expect(await versionOf('grocery', 'butcher')).toBe(0)
  })

  test('a word that staff add finds the places of that part, in the database too', async () => {
    await addListing('Leeds Meats', 'grocery', 'butcher')
    expect(await found('zabihaman')).not.toContain('Leeds Meats')
    expect(await save('grocery', 'butcher', 0, { words: { en: ['Zabihaman'], ar: ['ذبّاح'] } })).toBe(1)
    expect(await found('zabihaman')).toContain('Leeds Meats')
    expect(await found('ذباح')).toContain('Leeds Meats')
    expect(await save('grocery', 'butcher', 1, { words: {} })).toBe(2)
    expect(await found('zabihaman')).not.toContain('Leeds Meats')
  })

  test('two editors do not overwrite each other', async () => {
    const seen = await versionOf('trades', 'plumber')
    expect(await save('trades', 'plumber', seen, { names: { en: 'Pipe people' } })).toBe(seen + 1)
    expect(await save('trades', 'plumber', seen, { names: { en: 'Water people' } }, chief)).toMatch(/^4\d\d conflict$/)
    const retire = { category: 'trades', part: 'plumber', seen, retired: true }
    expect(await answerOf('retire_category', retire, staff)).toMatch(/^4\d\d conflict$/)
    const [row] = await site.database.query<{ names: unknown; is_retired: boolean }>(
      `select names, is_retired from public.category_edits where part = 'plumber'`,
    )
    expect(row).toEqual({ names: { en: 'Pipe people' }, is_retired: false })
  })

  test('a new category has a name in all six languages, takes listings, and goes only while it is empty', async () => {
    expect(await save('bees', '', 0, { names: { en: 'Bees' } })).toBe('400 names')
    expect(await save('bees', 'honey-farm', 0, { names: NAMES })).toMatch(/^404 /)
    expect(await save('bees', '', 0, { names: NAMES, icon: 'Trees', position: 15 })).toBe(1)
    expect(await save('bees', 'honey-farm', 0, { names: NAMES })).toBe(1)
    expect((await partsOf()).bees).toEqual(['honey-farm'])
    expect(await answerOf('remove_category', { category: 'bees', part: '', seen: 1 }, staff)).toBe('400 in_use')
    await addListing('Bee Yard', 'bees', 'honey-farm')
    expect(await answerOf('remove_category', { category: 'bees', part: 'honey-farm', seen: 1 }, staff)).toBe(
      '400 in_use',
    )
    await site.database.query(`delete from public.business where source_id = 'Bee Yard'`)
    expect(await answerOf('remove_category', { category: 'bees', part: 'honey-farm', seen: 1 }, staff)).toBeNull()
    expect(await answerOf('remove_category', { category: 'bees', part: '', seen: 1 }, staff)).toBeNull()
    expect(await partsOf()).not.toHaveProperty('bees')
    expect(await answerOf('remove_category', { category: 'grocery', part: '', seen: 0 }, staff)).toMatch(/^404 /)
  })

  test('what is retired is no longer offered, stays with those who have it, and comes back', async () => {
    await addListing('Old Spa', 'beauty', 'spa')
    const retire = (retired: boolean, seen: number) =>
      answerOf('retire_category', { category: 'beauty', part: 'spa', seen, retired }, staff)
    expect(await retire(true, 0)).toBe(1)
    expect((await partsOf()).beauty).not.toContain('spa')
    const [kept] = await site.database.query(`select subcategory from public.business where source_id = 'Old Spa'`)
    expect(kept).toEqual({ subcategory: 'spa' })
    expect(await retire(false, 1)).toBe(2)
    expect((await partsOf()).beauty).toContain('spa')
  })

  test('owners can choose what staff added, and not what they retired', async () => {
    const [account] = await site.database.query<{ id: string }>(
      `insert into public.business_accounts (owner_id, name) values ($1, 'Noor') returning id`,
      [member.id],
    )
    const [listing] = await site.database.query<{ id: string }>(
      `insert into public.businesses (owner_id, business_account_id, status, name, city, country_code, business_category)
       values ($1, $2, 'published', 'Noor', 'Leeds', 'GB', 'retail') returning id`,
      [member.id, account?.id],
    )
    const choose = async (business_category: string, subcategory: string | null) =>
      (
        await site.call(`/rest/v1/businesses?id=eq.${listing?.id}`, {
          as: member,
          method: 'PATCH',
          body: { business_category, subcategory },
        })
      ).status
    expect(await choose('stables', null)).toBe(400)
    expect(await save('stables', '', 0, { names: NAMES })).toBe(1)
    expect(await choose('stables', null)).toBe(204)
    expect(await choose('retail', null)).toBe(204)
    expect(await answerOf('retire_category', { category: 'stables', part: '', seen: 1, retired: true }, staff)).toBe(2)
    expect(await choose('stables', null)).toBe(400)
  })

  test.each([
    ['a name in a language we do not have', { names: { de: 'Metzger' } }],
    ['a name that is no text', { names: { en: 7 } }],
    ['a name with a line break', { names: { en: 'A\nB' } }],
    ['a name that turns the text around', { names: { en: 'A\u202eB' } }],
    ['a name that is too long', { names: { en: 'x'.repeat(61) } }],
    ['words that are no list', { words: { en: 'meat' } }],
    ['a word that is too short', { words: { en: ['m'] } }],
    ['a word with a comma', { words: { en: ['a, b'] } }],
    ['too many words', { words: { en: Array.from({ length: 41 }, (_, n) => `word${n}`) } }],
    ['a drawing that is none', { icon: '<svg>' }],
    ['an order that is none', { position: 'first' }],
    ['an order beyond the last', { position: 10000 }],
    ['no object', [1]],
  ])('%s changes nothing', async (_, edit) => {
    expect(await save('travel', 'tours', 0, edit)).toMatch(/^400 /)
    expect(await versionOf('travel', 'tours')).toBe(0)
  })

  test('one word means one thing, in any spelling', async () => {
    expect(await save('healthcare', 'doctor', 0, { words: { en: ['Medicô'] } })).toBe(1)
    expect(await save('healthcare', 'dentist', 0, { words: { fr: ['MEDICO'] } })).toBe('400 word_taken')
    expect(await save('new', '', 0, { names: NAMES })).toBe('400 name')
  })

  test('the log says who changed what, and staff see it', async () => {
    await save('finance', 'takaful', 0, { words: { en: ['mutual cover'] } })
    const desk = (await answerOf('categories_desk', { category: 'finance', part: 'takaful' }, chief)) as {
      history: { by: string | null; action: string; after: { words: unknown } }[]
    }
    expect(desk.history).toHaveLength(1)
    expect(desk.history[0]).toMatchObject({ action: 'insert', after: { words: { en: ['mutual cover'] } } })
    const [row] = await site.database.query<{ actor: string }>(
      `select actor from public.audit_log where entity = 'category_edits' and entity_id = 'finance/takaful'`,
    )
    expect(row?.actor).toBe(staff.id)
  })
})
