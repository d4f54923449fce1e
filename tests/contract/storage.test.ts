// Files through an unchanged supabase-js over a real socket: what works, and what is refused with which answer. Where
// policies can be made the files are a member's, else the service's.
import { randomBytes, randomUUID } from 'node:crypto'
import type { SupabaseClient } from '@supabase/supabase-js'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signToken } from '#server/backend/json-web-token.ts'
import {
  type Asker,
  type Contract,
  contractPlaces,
  has,
  type Someone,
  withDatabase,
  withSecret,
} from '#tests/fixtures/contract.ts'

const MILLISECONDS = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/

/** Nothing for a file that is not there. */
const bytesOf = async (file: Blob | null) => Buffer.from(file ? await file.arrayBuffer() : new ArrayBuffer(0))

describe.each(contractPlaces)('on $name', ({ open }) => {
  let site: Contract
  let amina: Someone
  let bilal: Someone
  /** Whose files they are. */
  let owner: Asker
  let PAPERS: string
  let PICTURES: string
  let service: SupabaseClient['storage']
  let own: SupabaseClient['storage']
  let other: SupabaseClient['storage']
  let anon: SupabaseClient['storage']

  beforeAll(async () => {
    site = await open()
    amina = await site.signUp('amina')
    bilal = await site.signUp('bilal')
    owner = has.database ? amina : 'service'
    PAPERS = `papers-${site.run}`
    PICTURES = `pictures-${site.run}`
    service = site.client('service').storage
    anon = site.client('anon').storage
    own = site.client(owner).storage
    other = site.client(bilal).storage
    await service.createBucket(PAPERS, { public: false })
    await service.createBucket(PICTURES, {
      public: true,
      fileSizeLimit: '100KB',
      allowedMimeTypes: ['image/*', 'text/html'],
    })
    // As an application would write them: everyone has a folder of their own.
    if (has.database)
      await site.script(`
        create policy "people keep papers in their folder ${site.run}" on storage.objects for all to authenticated
        using (bucket_id = '${PAPERS}' and (storage.foldername(name))[1] = (select auth.uid())::text)
        with check (bucket_id = '${PAPERS}' and (storage.foldername(name))[1] = (select auth.uid())::text);
        create policy "people add pictures ${site.run}" on storage.objects for insert to authenticated
        with check (bucket_id = '${PICTURES}' and owner_id = (select auth.uid())::text);
      `)
  })
  afterAll(async () => {
    for (const bucket of [PAPERS, PICTURES, `room-${site?.run}`]) {
      await service?.emptyBucket(bucket)
      await service?.deleteBucket(bucket)
    }
    if (has.database)
      await site?.script(`
        drop policy "people keep papers in their folder ${site.run}" on storage.objects;
        drop policy "people add pictures ${site.run}" on storage.objects;
      `)
    await site?.close()
  })

  test('a size with a unit is a limit in bytes, by tens or by twos as it says', async () => {
    const limitOf = async (fileSizeLimit: string) => {
      await service.updateBucket(PAPERS, { public: false, fileSizeLimit })
      return (await service.getBucket(PAPERS)).data?.file_size_limit
    }
    expect([await limitOf('20mb'), await limitOf('20MiB'), await limitOf('300 KB')]).toEqual([
      20e6,
      20 * 1024 ** 2,
      300e3,
    ])
    const { error } = await service.updateBucket(PAPERS, { public: false, fileSizeLimit: '3 ells' })
    expect(error?.message).toBeTruthy()
    await service.updateBucket(PAPERS, { public: false, fileSizeLimit: null })
  })

  const papers = () => own.from(PAPERS)
  const path = (name = `${randomUUID()}.txt`) => `${amina.id}/${name}`
  const url = (rest: string) => `${site.url}/storage/v1/${rest}`
  const asOwner = () => {
    const key = owner === 'service' ? site.serviceKey : site.anonKey
    return { apikey: key, Authorization: `Bearer ${typeof owner === 'string' ? key : owner.token}` }
  }

  describe('buckets', () => {
    test('are made, listed, read, changed, emptied and deleted by the service', async () => {
      const ROOM = `room-${site.run}`
      expect((await service.createBucket(ROOM, { public: false })).data).toEqual({ name: ROOM })
      expect((await service.listBuckets()).data?.map(({ id }) => id)).toContain(ROOM)
      expect((await service.listBuckets({ search: ROOM, limit: 1 })).data).toHaveLength(1)
      expect((await service.updateBucket(ROOM, { public: true, fileSizeLimit: 2048 })).data).toEqual({
        message: 'Successfully updated',
      })
      const { data } = await service.getBucket(ROOM)
      expect(data).toMatchObject({ id: ROOM, name: ROOM, public: true, file_size_limit: 2048 })
      expect(data?.created_at).toMatch(MILLISECONDS)
      expect(data?.updated_at).toMatch(MILLISECONDS)
      await service.from(ROOM).upload('a/b.txt', 'x')
      const full = await service.deleteBucket(ROOM)
      expect(full.error).toMatchObject({ status: 400, statusCode: '409' })
      expect((await service.emptyBucket(ROOM)).data).toEqual({ message: expect.any(String) })
      expect((await service.deleteBucket(ROOM)).data).toEqual({ message: 'Successfully deleted' })
      expect((await service.getBucket(ROOM)).error).toMatchObject({ statusCode: '404', message: 'Bucket not found' })
    })

    test('a second one of the same name, and impossible names, are refused', async () => {
      expect((await service.createBucket(PAPERS)).error).toMatchObject({ status: 400, statusCode: '409' })
      for (const name of ['', '../up', 'a/b', 'x'.repeat(101), '.hidden', 'tab\t'])
        expect((await service.createBucket(name)).error, name).toMatchObject({ status: 400 })
      expect((await service.createBucket('odd', { public: false, fileSizeLimit: 'lots' })).error).toMatchObject({
        status: 400,
      })
      expect((await service.createBucket('odd', { public: false, allowedMimeTypes: ['image'] })).error).toMatchObject({
        status: 400,
      })
    })

    test('without any key nothing is told', async () => {
      for (const [method, target] of [
        ['GET', 'bucket'],
        ['GET', `bucket/${PAPERS}`],
        ['POST', `object/list/${PAPERS}`],
        ['GET', `object/${PAPERS}/x`],
      ] as const) {
        const answer = await fetch(url(target), { method })
        expect(answer.status, target).toBe(400)
        expect(await answer.json(), target).toMatchObject({ message: 'Invalid Compact JWS' })
      }
    })

    test('people without a policy see, make, change and delete none', async () => {
      for (const storage of [site.client(amina).storage, anon]) {
        expect((await storage.listBuckets()).data).toEqual([])
        expect((await storage.getBucket(PAPERS)).error).toMatchObject({ statusCode: '404' })
        expect((await storage.createBucket('mine')).error).toMatchObject({ statusCode: '403' })
        expect((await storage.updateBucket(PAPERS, { public: true })).error).toMatchObject({ statusCode: '404' })
        expect((await storage.emptyBucket(PAPERS)).error).toMatchObject({ statusCode: '404' })
        expect((await storage.deleteBucket(PAPERS)).error).toMatchObject({ statusCode: '404' })
      }
    })
  })

  describe('uploads', () => {
    test('a text, a blob and a stream come back as they went in', async () => {
      const bytes = randomBytes(300_000)
      const stream = new Blob([bytes]).stream()
      for (const body of [bytes, new Blob([bytes], { type: 'application/zip' }), stream]) {
        const name = path()
        const { data, error } = await papers().upload(name, body, { contentType: 'application/zip' })
        expect(error).toBeNull()
        expect(data).toMatchObject({ path: name, fullPath: `${PAPERS}/${name}` })
        expect(data?.id).toMatch(/^[0-9a-f-]{36}$/)
        const file = (await papers().download(name)).data
        expect(file?.type).toBe('application/zip')
        expect((await bytesOf(file)).equals(bytes)).toBe(true)
      }
    })

    test('nothing at all is a file too', async () => {
      const name = path()
      expect((await papers().upload(name, '')).error).toBeNull()
      expect((await papers().download(name)).data?.size).toBe(0)
    })

    test('what was said of a file is known of it, and it may be kept for an hour', async () => {
      const name = path()
      await papers().upload(name, new Blob(['x'], { type: 'text/plain' }), { metadata: { language: 'ar' } })
      const { data } = await papers().info(name)
      expect(data).toMatchObject({
        size: 1,
        contentType: 'text/plain',
        cacheControl: 'max-age=3600',
        metadata: { language: 'ar' },
      })
    })

    test('the same name twice is refused, unless asked for', async () => {
      const name = path()
      await papers().upload(name, 'one')
      expect((await papers().upload(name, 'two')).error).toMatchObject({ status: 400, statusCode: '409' })
      expect((await papers().upload(name, 'three', { upsert: true })).error).toBeNull()
      expect((await papers().update(name, 'four')).error).toBeNull()
      expect(await (await papers().download(name)).data?.text()).toBe('four')
    })

    withDatabase('in the table', () => {
      test('the owner is the account', async () => {
        const name = path()
        await papers().upload(name, new Blob(['x'], { type: 'text/plain' }))
        const [row] = await site.query('select owner_id, metadata from storage.objects where name = $1', [name])
        expect(row).toMatchObject({
          owner_id: amina.id,
          metadata: { cacheControl: 'max-age=3600', mimetype: 'text/plain' },
        })
      })
    })

    test('two at once to one name: one of them stands whole', async () => {
      const name = path()
      const texts = ['a'.repeat(50_000), 'b'.repeat(50_000), 'c'.repeat(50_000)]
      await Promise.all(texts.map((text) => papers().upload(name, text, { upsert: true })))
      expect(texts).toContain(await (await papers().download(name)).data?.text())
    })

    test('into another’s folder, without an account and into no bucket', async () => {
      expect((await other.from(PAPERS).upload(path(), 'x')).error).toMatchObject({ status: 400, statusCode: '403' })
      expect((await anon.from(PAPERS).upload(path(), 'x')).error).toMatchObject({ statusCode: '403' })
      expect((await own.from('nowhere').upload(path(), 'x')).error).toMatchObject({ statusCode: '404' })
    })

    test('too much, by any way in', async () => {
      const big = randomBytes(100 * 1024 + 1)
      const pictures = own.from(PICTURES)
      for (const body of [big, new Blob([big], { type: 'image/png' }), new Blob([big]).stream()]) {
        const { error } = await pictures.upload(`${randomUUID()}.png`, body, { contentType: 'image/png' })
        expect(error).toMatchObject({ statusCode: '413', message: 'The object exceeded the maximum allowed size' })
      }
    })

    test('a type the bucket does not take', async () => {
      const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
        .png()
        .toBuffer()
      const pictures = own.from(PICTURES)
      const refused = { statusCode: '415' }
      expect((await pictures.upload('a.pdf', png, { contentType: 'application/pdf' })).error).toMatchObject(refused)
      expect((await pictures.upload('a.txt', 'text')).error).toMatchObject(refused)
      expect((await pictures.upload('right.png', png, { contentType: 'image/png' })).error).toBeNull()
    })
  })

  describe('reading', () => {
    test('a file of others is not there', async () => {
      const name = path()
      await papers().upload(name, 'secret')
      for (const storage of [other, anon]) {
        expect((await storage.from(PAPERS).download(name)).error).toMatchObject({ status: 400 })
        expect((await storage.from(PAPERS).info(name)).error).toMatchObject({ statusCode: '404' })
        expect((await storage.from(PAPERS).exists(name)).data).toBe(false)
        expect((await storage.from(PAPERS).createSignedUrl(name, 60)).error).toMatchObject({ statusCode: '404' })
        expect((await storage.from(PAPERS).list(amina.id)).data).toEqual([])
      }
      expect((await papers().exists(name)).data).toBe(true)
      expect((await fetch(url(`object/${PAPERS}/${name}`))).status).toBe(400)
      expect(await (await fetch(url(`object/public/${PAPERS}/${name}`))).json()).toMatchObject({
        statusCode: '404',
        error: 'Bucket not found',
      })
    })

    test('a public bucket is read by everyone, without any key', async () => {
      const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
        .png()
        .toBuffer()
      await own.from(PICTURES).upload('open/red.png', png, { contentType: 'image/png', cacheControl: '60' })
      const { publicUrl } = own.from(PICTURES).getPublicUrl('open/red.png').data
      const answer = await fetch(publicUrl)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('content-type')).toBe('image/png')
      expect(answer.headers.get('cache-control')).toBe('public, max-age=60')
      expect(Buffer.from(await answer.arrayBuffer()).equals(png)).toBe(true)
      const again = await fetch(publicUrl, { headers: { 'If-None-Match': answer.headers.get('etag') ?? '' } })
      expect(again.status).toBe(304)
      expect((await anon.from(PICTURES).list('open')).data).toEqual([])
    })

    test('parts of a file, as browsers and players ask for them', async () => {
      const name = path()
      await papers().upload(name, '0123456789')
      const part = async (range: string) => {
        const answer = await fetch(url(`object/authenticated/${PAPERS}/${name}`), { headers: { ...asOwner(), range } })
        return [answer.status, answer.headers.get('content-range'), await answer.text()]
      }
      expect(await part('bytes=2-4')).toEqual([206, 'bytes 2-4/10', '234'])
      expect(await part('bytes=7-')).toEqual([206, 'bytes 7-9/10', '789'])
      expect(await part('bytes=-2')).toEqual([206, 'bytes 8-9/10', '89'])
      expect(await part('bytes=5-900')).toEqual([206, 'bytes 5-9/10', '56789'])
      expect(await part('bytes=10-12')).toEqual([416, 'bytes */10', ''])
      const head = await fetch(url(`object/authenticated/${PAPERS}/${name}`), { method: 'HEAD', headers: asOwner() })
      expect([head.status, head.headers.get('content-length')]).toEqual([200, '10'])
    })

    test('a download under another name cannot smuggle headers', async () => {
      const name = path()
      await papers().upload(name, 'x')
      const { data } = await papers().createSignedUrl(name, 60)
      const wish = encodeURIComponent('ب"\r\nX: y.txt')
      const { headers } = await fetch(`${data?.signedUrl}&download=${wish}`)
      expect(headers.get('content-disposition')).toMatch(/^attachment;/)
      expect(headers.get('x')).toBeNull()
    })
  })

  describe('lists', () => {
    const folder = randomUUID()
    const list = (at = '', search = {}) => papers().list(`${amina.id}/${folder}${at}`, search)

    beforeAll(async () => {
      for (const name of ['b.txt', 'a.txt', 'c.txt', 'deep/x.txt', 'deep/y.txt', 'Deeper/z.txt', '100_sure.txt'])
        await papers().upload(`${amina.id}/${folder}/${name}`, name)
    })

    test('folders first, then files by name', async () => {
      const { data } = await list()
      expect(data?.map(({ name }) => name)).toEqual(['Deeper', 'deep', '100_sure.txt', 'a.txt', 'b.txt', 'c.txt'])
      expect(data?.[0]).toMatchObject({ id: null, metadata: null })
      expect(data?.[3]).toMatchObject({ metadata: { size: 5 } })
      expect((await list('/deep')).data?.map(({ name }) => name)).toEqual(['x.txt', 'y.txt'])
      expect((await list('/de')).data).toEqual([])
    })

    test('by pages, in another order, and by the start of the name', async () => {
      const names = async (search: object) => (await list('', search)).data?.map(({ name }) => name)
      expect(await names({ limit: 2, offset: 2 })).toEqual(['100_sure.txt', 'a.txt'])
      expect((await names({ sortBy: { column: 'name', order: 'desc' } }))?.at(-1)).toBe('100_sure.txt')
      expect((await names({ sortBy: { column: 'created_at', order: 'asc' } }))?.slice(2)).toEqual([
        'b.txt',
        'a.txt',
        'c.txt',
        '100_sure.txt',
      ])
      expect(await names({ search: 'DEE' })).toEqual(['Deeper', 'deep'])
      expect(await names({ search: '1' })).toEqual(['100_sure.txt'])
    })

    withDatabase('of many files', () => {
      test('of a hundred unless told otherwise', async () => {
        const many = `${amina.id}/many`
        await site.query(
          `insert into storage.objects (bucket_id, name, version, metadata)
           select $2, $1 || '/' || lpad(n::text, 4, '0'), gen_random_uuid()::text, '{}' from generate_series(1, 150) as n`,
          [many, PAPERS],
        )
        expect((await papers().list(many)).data).toHaveLength(100)
        const seen: string[] = []
        let cursor: string | undefined
        do {
          const { data } = await papers().listV2({ prefix: `${many}/`, limit: 60, ...(cursor && { cursor }) })
          seen.push(...(data?.objects.map(({ name }) => name) ?? []))
          cursor = data?.nextCursor
        } while (cursor)
        expect(new Set(seen).size).toBe(150)
        const { data } = await papers().listV2({ prefix: `${amina.id}/${folder}/`, with_delimiter: true })
        expect(data?.folders.map(({ key }) => key?.split('/').at(-1))).toEqual(['Deeper', 'deep'])
        expect(data?.objects).toHaveLength(4)
      })
    })

    test('what cannot be meant is refused', async () => {
      for (const search of [
        { limit: -1 },
        { limit: 'all' },
        { sortBy: { column: 'owner; drop table', order: 'asc' } },
        { sortBy: { column: 'name', order: 'sideways' } },
        { search: 7 },
      ])
        expect((await list('', search)).error, JSON.stringify(search)).toMatchObject({ status: 400 })
      expect((await own.from('nowhere').list()).error).toMatchObject({ statusCode: '404' })
    })
  })

  describe('moving, copying, removing', () => {
    test('a move keeps the bytes and the id', async () => {
      const [from, to] = [path(), path()]
      const { data } = await papers().upload(from, 'travels')
      expect((await papers().move(from, to)).error).toBeNull()
      expect((await papers().exists(from)).data).toBe(false)
      expect(await (await papers().download(to)).data?.text()).toBe('travels')
      expect((await papers().info(to)).data?.id).toBe(data?.id)
    })

    test('a copy is a file of its own', async () => {
      const [from, to] = [path(), path()]
      await papers().upload(from, 'twice')
      expect((await papers().copy(from, to)).data).toEqual({ path: `${PAPERS}/${to}` })
      await papers().remove([from])
      expect(await (await papers().download(to)).data?.text()).toBe('twice')
    })

    test('not what is not there, not onto another, not from others’ folders, not past a bucket’s rules', async () => {
      const [from, taken] = [path(), path()]
      await papers().upload(from, 'mine')
      await papers().upload(taken, 'taken')
      expect((await papers().move(path(), path())).error).toMatchObject({ statusCode: '404' })
      expect((await papers().move(from, taken)).error).toMatchObject({ statusCode: '409' })
      expect((await papers().copy(from, taken)).error).toMatchObject({ statusCode: '409' })
      expect((await other.from(PAPERS).copy(from, `${bilal.id}/got.txt`)).error).toMatchObject({ statusCode: '404' })
      expect((await papers().move(from, '../up')).error).toMatchObject({ status: 400 })
      const away = { destinationBucket: PICTURES }
      expect((await papers().copy(from, 'x.txt', away)).error).toMatchObject({ statusCode: '415' })
      expect(await (await papers().download(taken)).data?.text()).toBe('taken')
      expect((await papers().exists(from)).data).toBe(true)
    })

    withDatabase('by policies', () => {
      test('not into others’ folders', async () => {
        const from = path()
        await papers().upload(from, 'mine')
        expect((await papers().move(from, `${bilal.id}/got.txt`)).error).toMatchObject({ statusCode: '403' })
        expect((await papers().copy(from, `${bilal.id}/got.txt`)).error).toMatchObject({ statusCode: '403' })
        expect((await papers().exists(from)).data).toBe(true)
      })
    })

    test('removing takes only one’s own', async () => {
      const [one, two] = [path(), path()]
      await papers().upload(one, '1')
      await papers().upload(two, '2')
      expect((await other.from(PAPERS).remove([one, two])).data).toEqual([])
      expect((await anon.from(PAPERS).remove([one])).data).toEqual([])
      const { data } = await papers().remove([one, two, path()])
      expect(data?.map(({ name }) => name).sort()).toEqual([one, two].sort())
      expect((await papers().remove([])).error).toMatchObject({ status: 400 })
      expect((await papers().remove(['../x'])).error).toMatchObject({ status: 400 })
    })
  })

  describe('signed addresses', () => {
    test('open one file to whoever has them, for a while', async () => {
      const [one, two] = [path(), path()]
      await papers().upload(one, 'one')
      await papers().upload(two, 'two')
      const { data } = await papers().createSignedUrl(one, 60)
      const address = data?.signedUrl ?? ''
      expect(await (await fetch(address)).text()).toBe('one')
      expect((await fetch(address.replace(one, two))).status).toBe(400)
      expect((await fetch(`${address}x`)).status).toBe(400)
      expect((await fetch(address.replace(/token=.*/, ''))).status).toBe(400)
      const many = await papers().createSignedUrls([one, path('none.txt')], 60)
      expect(many.data?.map(({ error }) => error === null)).toEqual([true, false])
      expect((await papers().createSignedUrl(one, -1)).error).toMatchObject({ status: 400 })
      expect((await papers().createSignedUrl(one, 1.5)).error).toMatchObject({ status: 400 })
    })

    test('a session is no signed address, and a signed address no session', async () => {
      const name = path()
      await papers().upload(name, 'x')
      expect((await fetch(url(`object/sign/${PAPERS}/${name}?token=${amina.token}`))).status).toBe(400)
      const token = new URL((await papers().createSignedUrl(name, 60)).data?.signedUrl ?? '').searchParams.get('token')
      const answer = await fetch(url(`object/${PAPERS}/${name}`), { headers: { Authorization: `Bearer ${token}` } })
      expect(await answer.json()).toMatchObject({ statusCode: '403', message: 'invalid signature' })
    })

    test('let someone else put one file where the signer may', async () => {
      const name = path()
      const { data } = await papers().createSignedUploadUrl(name)
      const token = data?.token ?? ''
      const sent = await anon.from(PAPERS).uploadToSignedUrl(name, token, new Blob(['gift'], { type: 'text/plain' }))
      expect(sent.error).toBeNull()
      expect(await (await papers().download(name)).data?.text()).toBe('gift')
      expect((await anon.from(PAPERS).uploadToSignedUrl(name, token, 'again')).error).toMatchObject({
        statusCode: '409',
      })
      expect((await anon.from(PAPERS).uploadToSignedUrl(path(), token, 'x')).error).toMatchObject({ status: 400 })
      expect((await anon.from(PAPERS).uploadToSignedUrl(name, 'nonsense', 'x')).error).toMatchObject({ status: 400 })
      expect((await other.from(PAPERS).createSignedUploadUrl(path())).error).toMatchObject({ statusCode: '403' })
    })
  })

  describe('tokens', () => {
    const claims = (more = {}) => ({
      sub: amina.id,
      role: 'authenticated',
      exp: Math.floor(Date.now() / 1000) + 60,
      ...more,
    })
    const ask = (token: string) =>
      fetch(url(`object/list/${PAPERS}`), {
        method: 'POST',
        headers: { apikey: site.anonKey, Authorization: `Bearer ${token}` },
        body: '{}',
      }).then((answer) => answer.json())

    withSecret('of one’s own making', () => {
      test('foreign, expired and unsigned ones are refused', async () => {
        const secret = site.jwtSecret
        const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
        const refused = { statusCode: '403', error: 'Unauthorized' }
        expect(await ask(signToken(claims(), 'another secret'))).toMatchObject(refused)
        expect(await ask(signToken(claims({ exp: 1 }), secret))).toMatchObject({ ...refused, message: 'jwt expired' })
        const none = encode({ alg: 'none' })
        expect(await ask(`${none}.${encode(claims())}.`)).toMatchObject(refused)
        expect(await ask(`${none}.${encode(claims({ role: 'service_role' }))}.x`)).toMatchObject(refused)
        expect(await ask('nonsense')).toMatchObject(refused)
        expect(Array.isArray(await ask(signToken(claims(), secret)))).toBe(true)
      })
    })

    test('the tables are not to be had through /rest/v1', async () => {
      const answer = await fetch(`${site.url}/rest/v1/objects?select=*`, {
        headers: { ...asOwner(), 'Accept-Profile': 'storage' },
      })
      expect(answer.status).toBeGreaterThanOrEqual(400)
      expect(answer.status).toBeLessThan(500)
    })
  })

  describe('resumable uploads (TUS)', () => {
    const base64 = (text: string) => Buffer.from(text).toString('base64')
    const tus = (target: string, method: string, headers: Record<string, string>, body?: Uint8Array<ArrayBuffer>) =>
      fetch(target.startsWith('http') ? target : site.url + target, {
        method,
        headers: { ...asOwner(), 'Tus-Resumable': '1.0.0', ...headers },
        ...(body && { body }),
      })
    const create = (name: string, length: number, headers = {}) =>
      tus('/storage/v1/upload/resumable', 'POST', {
        'Upload-Length': String(length),
        'Upload-Metadata': `bucketName ${base64(PAPERS)},objectName ${base64(name)},contentType ${base64('text/plain')},cacheControl ${base64('60')}`,
        ...headers,
      })
    const piece = (target: string, offset: number, body: Uint8Array<ArrayBuffer>) =>
      tus(target, 'PATCH', { 'Upload-Offset': String(offset), 'Content-Type': 'application/offset+octet-stream' }, body)

    test('go on where they stopped', async () => {
      const name = path()
      const bytes = new Uint8Array(randomBytes(200_000))
      const created = await create(name, bytes.length)
      expect(created.status).toBe(201)
      const target = created.headers.get('location') ?? ''
      const first = await piece(target, 0, bytes.slice(0, 120_000))
      expect([first.status, first.headers.get('upload-offset')]).toEqual([204, '120000'])
      expect((await papers().exists(name)).data).toBe(false)
      const head = await tus(target, 'HEAD', {})
      expect([head.headers.get('upload-offset'), head.headers.get('upload-length')]).toEqual(['120000', '200000'])
      expect((await piece(target, 0, bytes.slice(0, 5))).status).toBe(409)
      expect((await piece(target, 120_000, bytes.slice(120_000))).status).toBe(204)
      const file = (await papers().download(name)).data
      expect((await bytesOf(file)).equals(bytes)).toBe(true)
      expect((await tus(target, 'HEAD', {})).status).toBe(404)
    })

    test('are given up on request, and refused where a plain upload would be', async () => {
      const created = await create(path(), 10)
      const target = created.headers.get('location') ?? ''
      const asBilal = { Authorization: `Bearer ${bilal.token}` }
      expect((await tus(target, 'HEAD', asBilal)).status).toBe(404)
      expect((await piece(target, 0, new Uint8Array(11))).status).toBe(413)
      expect((await tus(target, 'DELETE', {})).status).toBe(204)
      expect((await tus(target, 'HEAD', {})).status).toBe(404)
      if (has.database)
        expect(await (await create(`${bilal.id}/x.txt`, 10)).json()).toMatchObject({ statusCode: '403' })
      expect(await (await create('../x.txt', 10)).json()).toMatchObject({ statusCode: '400' })
      expect(await (await create(path(), 60 * 1024 * 1024)).json()).toMatchObject({ statusCode: '413' })
      expect((await create(path(), 10, { 'Upload-Length': 'many' })).status).toBe(400)
      expect((await create(path(), 10, { 'Tus-Resumable': '0.2.2' })).status).toBe(412)
      expect((await tus('/storage/v1/upload/resumable/../../../secrets.json', 'HEAD', {})).status).toBeLessThan(500)
      expect((await tus('/storage/v1/upload/resumable/..%2f..%2fsecrets', 'HEAD', {})).status).toBe(404)
    })
  })

  describe('images in other sizes', () => {
    const sizeOf = async (answer: Response) => {
      const { width, height, format } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
      return [width, height, format]
    }

    test('public, private and signed', async () => {
      const picture = await sharp({ create: { width: 400, height: 200, channels: 3, background: 'navy' } })
        .jpeg()
        .toBuffer()
      await own.from(PICTURES).upload('wide.jpg', picture, { contentType: 'image/jpeg' })
      const name = path('wide.jpg')
      await papers().upload(name, picture, { contentType: 'image/jpeg' })
      const at = (transform: object) => own.from(PICTURES).getPublicUrl('wide.jpg', { transform }).data.publicUrl
      expect(await sizeOf(await fetch(at({ width: 100 })))).toEqual([100, 50, 'jpeg'])
      expect(await sizeOf(await fetch(at({ width: 100, height: 100 })))).toEqual([100, 100, 'jpeg'])
      expect(await sizeOf(await fetch(at({ width: 100, height: 100, resize: 'contain' })))).toEqual([100, 50, 'jpeg'])
      expect(await sizeOf(await fetch(at({ width: 50, height: 90, resize: 'fill' })))).toEqual([50, 90, 'jpeg'])
      expect(await sizeOf(await fetch(at({ width: 80 }), { headers: { accept: 'image/webp' } }))).toEqual([
        80,
        40,
        'webp',
      ])
      expect(
        await sizeOf(await fetch(at({ width: 80, format: 'origin' }), { headers: { accept: 'image/webp' } })),
      ).toEqual([80, 40, 'jpeg'])
      const download = await papers().download(name, { transform: { width: 40 } })
      expect((await sharp(await bytesOf(download.data)).metadata()).width).toBe(40)
      const { data } = await papers().createSignedUrl(name, 60, { transform: { width: 60, height: 60 } })
      expect(await sizeOf(await fetch(data?.signedUrl ?? ''))).toEqual([60, 60, 'jpeg'])
      expect((await fetch((data?.signedUrl ?? '').replace('render/image', 'object'))).status).toBe(400)
      for (const transform of [{ width: 9000 }, { width: 10, quality: 5 }, { width: 10, resize: 'bend' }])
        expect((await fetch(at(transform))).status, JSON.stringify(transform)).toBe(400)
      expect((await fetch(url(`render/image/public/${PAPERS}/${name}?width=10`))).status).toBe(400)
      await papers().upload(path('note.txt'), 'no image')
      const note = await papers().download(path('note.txt'), { transform: { width: 10 } })
      expect(note.error).toMatchObject({ status: 400 })
    })

    test('are told from other files by their bytes, not by what they were called', async () => {
      const picture = await sharp({ create: { width: 40, height: 20, channels: 3, background: 'navy' } })
        .png()
        .toBuffer()
      await papers().upload(path('nameless'), picture, { contentType: 'text/plain' })
      const { data } = await papers().createSignedUrl(path('nameless'), 60, {
        transform: { width: 10, height: 10, quality: 60 },
      })
      const answer = await fetch(data?.signedUrl ?? '')
      expect(answer.headers.get('content-type')).toBe('image/png')
      expect(answer.headers.get('x-transformations')).toBe('height:10,width:10,resizing_type:fill,quality:60')
      expect(await sizeOf(answer)).toEqual([10, 10, 'png'])
      const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>'
      await papers().upload(path('drawing.png'), drawing, { contentType: 'image/png' })
      const drawn = await papers().download(path('drawing.png'), { transform: { width: 10 } })
      expect(drawn.error).toMatchObject({ status: 400 })
    })
  })

  test('what is no address of the service is a clear 4xx', async () => {
    for (const [method, target] of [
      ['GET', 'nothing'],
      ['PATCH', `object/${PAPERS}/x`],
      ['POST', 'object'],
      ['GET', `object/${PAPERS}`],
      ['DELETE', `object/${PAPERS}`],
      ['POST', 'object/move'],
      ['GET', 'bucket/%00'],
      ['POST', 'bucket'],
    ] as const) {
      const { status } = await fetch(url(target), { method, headers: asOwner() })
      expect(status, `${method} ${target}`).toBeGreaterThanOrEqual(400)
      expect(status, `${method} ${target}`).toBeLessThan(500)
    }
    expect((await fetch(url('status'))).status).toBe(200)
  })
})
