// A listing has one form: what registering refuses, editing refuses, and so does the database where someone writes past
// both. Run with the site's own commands against real databases.
import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allCategories } from '#app/core/categories/tree.ts'
import type { Services } from '#app/core/request/services.ts'
import { reopenListing, vouch } from '#app/features/business-desk/commands.server.ts'
import { editProfile } from '#app/features/business-desk/edit-profile.server.ts'
import { checkStep } from '#app/features/registration/check-step.server.ts'
import type { Person, TestBackend } from '#tests/fixtures/backend.ts'
import { findFreePort } from '#tests/fixtures/free-port.ts'
import { ruleBackends } from '#tests/fixtures/kept-backend.ts'

const TODAY = '2026-11-16'

describe.each(ruleBackends)('on $name', ({ open }) => {
  let site: TestBackend
  let owner: Person
  let account: string
  let listing: string

  const servicesAt = (url: string, logged: string[] = []) => {
    const db = createClient(url, site.backend.anonKey, {
      auth: { persistSession: false },
      global: { headers: { Authorization: `Bearer ${owner.token}` } },
    })
    const log = (event: string) => logged.push(event)
    return { db: () => db, log, allow: () => true } as unknown as Services
  }
  const formOf = (fields: Record<string, string>) => {
    const form = new FormData()
    for (const [name, value] of Object.entries({ business: listing, ...fields })) form.set(name, value)
    return form
  }
  const edit = (section: string, fields: Record<string, string>, services = servicesAt(site.url)) =>
    editProfile(services, { userId: owner.id, accountId: account }, formOf({ section, ...fields }))
  const columns = async (...names: string[]) => {
    const [row] = await site.database.query<Record<string, unknown>>(
      `select ${names.join(', ')} from public.businesses where id = $1`,
      [listing],
    )
    return row
  }

  beforeAll(async () => {
    site = await open()
    owner = await site.signUp('owner')
    const [made] = await site.database.query<{ id: string }>(
      `insert into public.business_accounts (owner_id, name) values ($1, 'Noor') returning id`,
      [owner.id],
    )
    account = made?.id ?? ''
    const [row] = await site.database.query<{ id: string }>(
      `insert into public.businesses
         (owner_id, business_account_id, status, name, city, country_code, business_category, phone, languages)
       values ($1, $2, 'published', 'Noor', 'London', 'GB', 'restaurants', '020 7219', '{en,Scouse}') returning id`,
      [owner.id, account],
    )
    listing = row?.id ?? ''
  })
  afterAll(() => site?.close())

  test('a number is kept in one spelling, however it came', async () => {
    const typed = { name: 'Noor', business_category: 'restaurants', country_code: 'GB', phone: '020 7219 3000' }
    const registered = checkStep('business', typed, {}, TODAY)
    expect(registered).toMatchObject({ ok: true, value: { phone: '+442072193000' } })
    expect(await edit('contact', { phone: '020 7219 3000', website: 'noor.example' })).toMatchObject({ ok: true })
    expect(await columns('phone', 'website', 'place_key')).toEqual({
      phone: '+442072193000',
      website: 'https://noor.example',
      place_key: 'noor|london|+442072193000',
    })
  })

  test.each([
    ['contact', { phone: '....' }, 'phone', 'phoneInvalid'],
    ['contact', {}, 'phone', 'contactRequired'],
    [
      'basics',
      { name: 'Noor', business_category: 'restaurants', subcategory: 'dentist' },
      'subcategory',
      'subcategoryUnknown',
    ],
    [
      'basics',
      { name: 'Noor', business_category: 'restaurants', subcategory: 'grocery/butcher' },
      'subcategory',
      'subcategoryUnknown',
    ],
    [
      'place',
      { reach: 'visit', address: '1 Road', city: 'London', country_code: 'GB', latitude: '0', longitude: '0' },
      'latitude',
      'positionInvalid',
    ],
  ])('editing %s does not take %o', async (section, fields, field, error) => {
    expect(await edit(section, fields)).toMatchObject({ ok: false, status: 400, section, errors: { [field]: [error] } })
  })

  test('editing writes a place as registering does, and keeps languages the form does not offer', async () => {
    const place = { reach: 'visit', address: '1 Road', postcode: 'E1 1AA', city: 'Londres', country_code: 'GB' }
    expect(await edit('place', { ...place, show_on_map: 'on' })).toMatchObject({ ok: true })
    expect(await columns('address', 'city', 'country', 'state', 'time_zone')).toEqual({
      address: '1 Road, E1 1AA',
      city: 'London',
      country: 'United Kingdom',
      state: 'England',
      time_zone: 'Europe/London',
    })
    const basics = {
      name: 'Noor',
      business_category: 'restaurants',
      subcategory: 'restaurants/cafe',
      languages: 'ar,Scouse',
    }
    expect(await edit('basics', basics)).toMatchObject({ ok: true })
    expect(await columns('subcategory', 'languages')).toEqual({ subcategory: 'cafe', languages: ['ar', 'Scouse'] })
  })

  test.each([
    [{ phone: '....' }, 'phone_invalid'],
    [{ phone: '020 7219 3000' }, 'phone_invalid'],
    [{ whatsapp: 'call me' }, 'whatsapp_invalid'],
    [{ business_category: 'casino' }, 'category_required'],
    [{ subcategory: 'dentist' }, 'subcategory_unknown'],
    [{ latitude: 0, longitude: 0 }, 'position_invalid'],
    [{ latitude: 51.5, longitude: null }, 'position_invalid'],
  ])('the database does not take %o from anyone', async (change, message) => {
    const answer = await site.call(`/rest/v1/businesses?id=eq.${listing}`, { as: owner, method: 'PATCH', body: change })
    expect(answer).toMatchObject({ status: 400, body: { message } })
  })

  test('what stands already may stay', async () => {
    await site.database.query(`update public.businesses set phone = '020 7219', subcategory = 'diner' where id = $1`, [
      listing,
    ])
    const answer = await site.call(`/rest/v1/businesses?id=eq.${listing}`, {
      as: owner,
      method: 'PATCH',
      body: { description: 'Fresh bread', phone: '020 7219' },
    })
    expect(answer.status).toBe(204)
  })

  test('the database knows the categories of the forms', async () => {
    const [row] = await site.database.query<{ parts: unknown }>('select private.category_parts() as parts')
    expect(row?.parts).toEqual(
      Object.fromEntries(allCategories().map(({ id, subcategories }) => [id, [...subcategories]])),
    )
  })

  test('an outage is told as one, and logged, not as something that is not allowed', async () => {
    const logged: string[] = []
    const away = servicesAt(`http://127.0.0.1:${await findFreePort()}`, logged)
    const outage = { ok: false, status: 503, errors: { form: ['failed'] } }
    expect(await vouch(away, listing, '')).toMatchObject(outage)
    expect(await reopenListing(away, listing)).toMatchObject(outage)
    expect(await edit('about', { name: 'Noor' }, away)).toMatchObject({ ...outage, section: 'about' })
    expect(logged).toEqual(['command failed', 'command failed', 'command failed'])
  })

  test('what is not theirs is not allowed', async () => {
    const services = servicesAt(site.url)
    const refusal = { ok: false, status: 403, errors: { form: ['notAllowed'] } }
    expect(await vouch(services, crypto.randomUUID(), '')).toMatchObject(refusal)
    expect(await reopenListing(services, crypto.randomUUID())).toMatchObject(refusal)
  })

  test('nobody is misled by a name that cannot be read, hours that are none or an address that is none', async () => {
    const write = (body: object) =>
      site.call(`/rest/v1/businesses?id=eq.${listing}`, { as: owner, method: 'PATCH', body })
    const [bidi, invisible] = ['\u202emoor', '\u200b\u2060 ']
    for (const [body, word] of [
      [{ name: bidi }, 'name_unreadable'],
      [{ name: '\u202e' }, 'name_unreadable'],
      [{ name: invisible }, 'name_unreadable'],
      [{ name: 'Noor\nBakery' }, 'name_unreadable'],
      [{ local_name: '\u2066Noor' }, 'name_unreadable'],
      [{ email: 'none' }, 'email_invalid'],
      [{ email: 'a@b' }, 'email_invalid'],
      [{ hours: { mon: [['99:99', 'x']] } }, 'hours_invalid'],
      [{ hours: { mon: [['09:00', '24:30']] } }, 'hours_invalid'],
      [{ hours: { ramadan: { mon: [['9', '10']] } } }, 'hours_invalid'],
      [{ hours: { exceptions: [{ date: 'soon', intervals: [] }] } }, 'hours_invalid'],
    ] as const)
      expect(await write(body), JSON.stringify(body)).toMatchObject({ status: 400, body: { message: word } })
    for (const body of [
      { name: 'خانه\u200cی نور', local_name: 'مَطْعَم النُّور ☕️' },
      { email: 'shop@example.com' },
      { hours: { mon: [['09:00', '24:00']], tue: [['18:00', '02:00']], jumuah: { minutes: 60 } } },
    ])
      expect((await write(body)).status, JSON.stringify(body)).toBeLessThan(300)
  })
})
