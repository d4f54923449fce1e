// functions/v1 through an unchanged supabase-js over a real socket: the functions of the product, wherever they are
// deployed.
import { randomUUID } from 'node:crypto'
import {
  FunctionsFetchError,
  FunctionsHttpError,
  FunctionsRelayError,
  type SupabaseClient,
} from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Contract, contractPlaces, type Someone } from '#tests/fixtures/contract.ts'

/** The kind of error, and what its answer says. */
async function failureOf({ error }: { error: unknown }) {
  const kind = [FunctionsFetchError, FunctionsRelayError, FunctionsHttpError].find((k) => error instanceof k)?.name
  if (!(error instanceof FunctionsRelayError || error instanceof FunctionsHttpError)) return { kind }
  const response: Response = error.context
  const text = await response.text()
  return { kind, status: response.status, code: response.headers.get('sb-error-code'), text }
}

describe.each(contractPlaces)('the functions of the product on $name', ({ open }) => {
  let site: Contract
  let amina: Someone
  let anon: SupabaseClient['functions']
  let service: SupabaseClient
  let letter: { name: string; email: string; subject: string; message: string }

  beforeAll(async () => {
    site = await open()
    amina = await site.signUp('amina')
    anon = site.client().functions
    service = site.service
    letter = {
      name: 'Amina',
      email: `Writer-${site.run}@Test.example`,
      subject: 'Opening hours',
      message: 'They have changed.',
    }
  })
  afterAll(async () => {
    await service?.from('contact_messages').delete().like('email', `writer-${site.run}%`)
    await service?.from('newsletter_subscribers').delete().like('email', `reader-${site.run}%`)
    await service?.from('partners').delete().like('website_url', `%-${site.run}.example%`)
    await site?.close()
  })

  test('contact keeps the message of whoever writes', async () => {
    const { functions } = site.client(amina)
    expect((await functions.invoke('contact', { body: { ...letter, language: 'ar' } })).data).toEqual({ sent: true })
    const { data } = await service.from('contact_messages').select().eq('email', letter.email.toLowerCase())
    expect(data).toMatchObject([{ name: 'Amina', language: 'ar', user_id: amina.id, status: 'new' }])
  })

  test.each<[object | string, string[]]>([
    [{ email: 'nobody' }, ['email']],
    [{ name: '  ', message: '' }, ['name', 'message']],
    [{ name: 'n'.repeat(161) }, ['name']],
    [{ subject: 'Hi\r\nBcc: all@test.example' }, ['subject']],
    ['no object', ['']],
  ])('contact refuses %j and writes nothing', async (odd, fields) => {
    const count = async () =>
      (
        await service
          .from('contact_messages')
          .select('*', { count: 'exact', head: true })
          .like('email', `writer-${site.run}%`)
      ).count
    const before = await count()
    const body = typeof odd === 'string' ? odd : { ...letter, ...odd }
    const failure = await failureOf(await anon.invoke('contact', { body }))
    expect(failure).toMatchObject({ kind: 'FunctionsHttpError', status: 400 })
    expect(JSON.parse(failure.text ?? '')).toEqual({ error: 'invalid', fields })
    expect(await count()).toBe(before)
  })

  test('contact thanks a program that fills the trap, and forgets it', async () => {
    const { data } = await anon.invoke('contact', {
      body: { ...letter, subject: `Cheap ${site.run}`, website: 'http://x.example' },
    })
    expect(data).toEqual({ sent: true })
    expect((await service.from('contact_messages').select().eq('subject', `Cheap ${site.run}`)).data).toEqual([])
  })

  test('newsletter-confirm confirms with the token of the mail, as often as it is asked', async () => {
    const [token, email] = [randomUUID(), `reader-${site.run}@test.example`]
    const hash = async (text: string) =>
      Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.from(text))).toString('hex')
    await service.rpc('newsletter_request', {
      email,
      language: 'en',
      confirm_hash: await hash(token),
      unsubscribe_hash: await hash(`${token}-leave`),
      mail: { to_address: email, subject: 's', body_text: 't', kind: 'newsletter:confirm', status: 'kept' },
    })
    for (const _ of [1, 2])
      expect((await anon.invoke('newsletter-confirm', { body: { token } })).data).toEqual({ confirmed: true })
    const { data } = await service.from('newsletter_subscribers').select('status').eq('email', email)
    expect(data).toEqual([{ status: 'confirmed' }])
    expect((await anon.invoke('newsletter-confirm', { body: { token: 'other' } })).data).toEqual({ confirmed: false })
    const bad = await anon.invoke('newsletter-confirm', { body: { token: 7 } })
    expect(await failureOf(bad)).toMatchObject({ status: 400 })
    const byLink = await anon.invoke(`newsletter-confirm?token=${token}`, { method: 'GET' })
    expect(await failureOf(byLink)).toMatchObject({ status: 405 })
  })

  test('partner-badge tells approved partners from others, for any site', async () => {
    const [approved, pending] = [randomUUID(), randomUUID()]
    const [olive, later] = [`olive-${site.run}.example`, `later-${site.run}.example`]
    const partner = { logo_url: '/x.svg', website_url: `https://www.${olive.replace('olive', 'Olive')}/shop?x=1` }
    await service.from('partners').insert([
      { id: approved, name: 'Olive', status: 'approved', ...partner },
      { id: pending, name: 'Later', status: 'pending', ...partner, website_url: `https://${later}` },
    ])
    const ask = async (query: string) => (await anon.invoke(`partner-badge?${query}`, { method: 'GET' })).data
    for (const query of [`id=${approved}`, `domain=${olive}`, `domain=www.${olive}.&id=${approved}`])
      expect(await ask(query), query).toMatchObject({ approved: true, partner: { id: approved, name: 'Olive' } })
    for (const query of [`id=${pending}`, `domain=${later}`, 'domain=x.example', `id=${approved}&domain=x.example`])
      expect(await ask(query), query).toEqual({ approved: false, partner: null })
    expect((await anon.invoke('partner-badge', { body: { id: approved } })).data).toMatchObject({ approved: true })
    for (const query of ['', 'id=7', 'domain=%25', 'domain=localhost', `domain=${'a'.repeat(300)}.example`])
      expect(await failureOf(await anon.invoke(`partner-badge?${query}`, { method: 'GET' })), query).toMatchObject({
        status: 400,
      })
    const answer = await fetch(`${site.url}/functions/v1/partner-badge?id=${approved}`, {
      headers: { apikey: site.anonKey, Origin: `https://${olive}` },
    })
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=300')
  })
})
