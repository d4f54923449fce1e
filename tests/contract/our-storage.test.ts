// Files where ours is more careful than upstream, or where it shows on the disk or in S3 what was done
// (docs/decisions/021). What any Supabase answers is in storage.test.ts.
import { randomBytes, randomUUID } from 'node:crypto'
import { readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { request as rawRequest } from 'node:http'
import { join } from 'node:path'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openEmbedded } from '#server/backend/embedded.ts'
import { signToken } from '#server/backend/json-web-token.ts'
import { createPictureQueue } from '#server/media/picture-queue.ts'
import { backendKinds, type Person, type TestBackend } from '#tests/fixtures/backend.ts'
import { openS3, type S3Mood, WORDS_OF_S3 } from '#tests/fixtures/s3.ts'
import { copyOfFilledFolder } from '#tests/fixtures/site.ts'

/** Nothing for a file that is not there. */
const bytesOf = async (file: Blob | null) => Buffer.from(file ? await file.arrayBuffer() : new ArrayBuffer(0))

const options = { auth: { persistSession: false, autoRefreshToken: false } }

describe.each(backendKinds)('on $name', ({ open }) => {
  let site: TestBackend
  let amina: Person
  let bilal: Person
  let service: SupabaseClient['storage']
  let own: SupabaseClient['storage']
  let other: SupabaseClient['storage']
  let anon: SupabaseClient['storage']
  const pictures = createPictureQueue({ atOnce: 1 })

  const storageOf = (key: string, token?: string) =>
    createClient(site.url, key, {
      ...options,
      ...(token && { global: { headers: { Authorization: `Bearer ${token}` } } }),
    }).storage

  beforeAll(async () => {
    site = await open({ pictures })
    amina = await site.signUp('amina')
    bilal = await site.signUp('bilal')
    service = storageOf(site.backend.serviceRoleKey)
    anon = storageOf(site.backend.anonKey)
    own = storageOf(site.backend.anonKey, amina.token)
    other = storageOf(site.backend.anonKey, bilal.token)
    await service.createBucket('papers', { public: false })
    await service.createBucket('pictures', {
      public: true,
      fileSizeLimit: '100KB',
      allowedMimeTypes: ['image/*', 'text/html'],
    })
    // As an application would write them: everyone has a folder of their own.
    await site.database.script(`
      create policy "people keep papers in their folder" on storage.objects for all to authenticated
      using (bucket_id = 'papers' and (storage.foldername(name))[1] = (select auth.uid())::text)
      with check (bucket_id = 'papers' and (storage.foldername(name))[1] = (select auth.uid())::text);
      create policy "people add pictures" on storage.objects for insert to authenticated
      with check (bucket_id = 'pictures' and owner_id = (select auth.uid())::text);
    `)
  })
  afterAll(() => site?.close())

  const papers = () => own.from('papers')
  const path = (name = `${randomUUID()}.txt`) => `${amina.id}/${name}`
  const stored = () =>
    readdirSync(join(site.dataDir, 'storage/files'), { recursive: true }).filter((file) => file.length > 36).length
  const url = (rest: string) => `${site.url}/storage/v1/${rest}`
  const asAmina = () => ({ apikey: site.backend.anonKey, Authorization: `Bearer ${amina.token}` })

  test('the same name twice is refused, unless asked for, and leaves no bytes behind', async () => {
    const name = path()
    await papers().upload(name, 'one')
    const before = stored()
    expect((await papers().upload(name, 'two')).error).toMatchObject({ status: 400, statusCode: '409' })
    expect((await papers().upload(name, 'three', { upsert: true })).error).toBeNull()
    expect((await papers().update(name, 'four')).error).toBeNull()
    expect(await (await papers().download(name)).data?.text()).toBe('four')
    expect(stored()).toBe(before)
  })

  describe('papers handed in as proof', () => {
    const picture = () =>
      sharp({ create: { width: 40, height: 40, channels: 3, background: 'navy' } })
        .png()
        .toBuffer()
    const png = { contentType: 'image/png' }

    test('are put there by nobody but the server, whichever way they come', async () => {
      const name = `${randomUUID()}.png`
      const his = other.from('claim-documents')
      const before = stored()
      expect((await his.upload(name, await picture(), png)).error).toMatchObject({ status: 400, statusCode: '403' })
      expect((await his.createSignedUploadUrl(name)).error).not.toBeNull()
      const resumable = await fetch(url('upload/resumable'), {
        method: 'POST',
        headers: {
          apikey: site.backend.anonKey,
          Authorization: `Bearer ${bilal.token}`,
          'Tus-Resumable': '1.0.0',
          'Upload-Length': '4',
          'Upload-Metadata': Object.entries({
            bucketName: 'claim-documents',
            objectName: name,
            contentType: 'image/png',
          })
            .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
            .join(','),
          'Content-Type': 'application/offset+octet-stream',
        },
        body: 'data',
      })
      expect(await resumable.text()).toMatch(/row-level security/)
      expect(resumable.status).toBe(400)
      expect(stored()).toBe(before)
    })

    test('may be seen by those whose they are, but not drawn in other sizes', async () => {
      const name = `${randomUUID()}.png`
      expect((await service.from('claim-documents').upload(name, await picture(), png)).error).toBeNull()
      const whose = { bucket: 'claim-documents', path: name, member: bilal.id }
      expect((await site.rpc('own_document', whose, 'service')).status).toBe(204)
      const his = other.from('claim-documents')
      expect((await his.download(name)).error).toBeNull()
      expect((await his.createSignedUrl(name, 60)).error).toBeNull()
      expect((await his.download(name, { transform: { width: 10 } })).error).toMatchObject({ status: 400 })
      expect((await his.createSignedUrl(name, 60, { transform: { width: 10 } })).error).toMatchObject({ status: 400 })
    })
  })

  describe('drawing', () => {
    const render = (person: Person, name: string, wish: string, signal?: AbortSignal) =>
      fetch(url(`render/image/authenticated/papers/${name}?${wish}`), {
        headers: { apikey: site.backend.anonKey, Authorization: `Bearer ${person.token}` },
        ...(signal && { signal }),
      })
    let large: string
    let small: string

    beforeAll(async () => {
      const picture = (side: number) =>
        sharp({ create: { width: side, height: side, channels: 3, background: 'navy' } })
          .jpeg()
          .toBuffer()
      large = path('large.jpg')
      small = `${bilal.id}/small.jpg`
      await papers().upload(large, await picture(2500), { contentType: 'image/jpeg' })
      await other.from('papers').upload(small, await picture(300), { contentType: 'image/jpeg' })
    })

    test('a large AVIF comes as WebP, a small one as it was asked for', async () => {
      const formatOf = async (wish: string) => {
        const answer = await render(amina, large, wish)
        const { format, width } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
        return [answer.headers.get('content-type'), format, width]
      }
      expect(await formatOf('width=2500&format=avif&quality=100')).toEqual(['image/webp', 'webp', 2500])
      // Kept, it is still what it says.
      expect(await formatOf('width=2500&format=avif&quality=100')).toEqual(['image/webp', 'webp', 2500])
      expect(await formatOf('width=600&format=avif&quality=100')).toEqual(['image/avif', 'heif', 600])
    })

    test('who asks for much is told to wait, whoever asks for little is served, who left is forgotten', async () => {
      const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
      const blocked = pictures.run('someone', () => held)
      const many = Array.from({ length: 12 }, (_, i) => render(amina, large, `width=${100 + i}`))
      await expect.poll(() => pictures.waiting).toBe(8)
      const refused = (await Promise.race(many)) as Response
      expect(refused.status).toBe(429)
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
      const leaving = new AbortController()
      const left = render(bilal, small, 'width=50', leaving.signal).catch(() => 'left')
      await expect.poll(() => pictures.waiting).toBe(9)
      leaving.abort()
      expect(await left).toBe('left')
      await expect.poll(() => pictures.waiting).toBe(8)
      const stays = render(bilal, small, 'width=60')
      await expect.poll(() => pictures.waiting).toBe(9)
      letGo()
      await blocked
      expect((await stays).status).toBe(200)
      const answers = await Promise.all(many)
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(8)
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(4)
    })
  })

  test('rows that SQL wrote have no bytes, and are listed, replaced and removed like others', async () => {
    const [bare, taken] = [path('bare.txt'), path('taken.txt')]
    await site.database.query(
      `insert into storage.objects (bucket_id, name, owner_id) values ($1, $2, $4), ($1, $3, $4)`,
      ['papers', bare, taken, amina.id],
    )
    expect((await papers().list(amina.id, { search: 'bare' })).data).toMatchObject([{ name: 'bare.txt' }])
    expect((await papers().download(bare)).error).toMatchObject({ status: 400 })
    expect((await papers().copy(bare, path())).error).toMatchObject({ statusCode: '404' })
    expect((await papers().upload(taken, 'words', { upsert: true })).error).toBeNull()
    expect(await (await papers().download(taken)).data?.text()).toBe('words')
    expect((await papers().remove([bare])).data).toHaveLength(1)
  })

  test('into another’s folder, without an account and into no bucket', async () => {
    const before = stored()
    expect((await other.from('papers').upload(path(), 'x')).error).toMatchObject({ status: 400, statusCode: '403' })
    expect((await anon.from('papers').upload(path(), 'x')).error).toMatchObject({ statusCode: '403' })
    expect((await own.from('nowhere').upload(path(), 'x')).error).toMatchObject({ statusCode: '404' })
    expect(stored()).toBe(before)
  })

  test('too much, by any way in', async () => {
    const big = randomBytes(100 * 1024 + 1)
    const pictures = own.from('pictures')
    const before = stored()
    for (const body of [big, new Blob([big], { type: 'image/png' }), new Blob([big]).stream()]) {
      const { error } = await pictures.upload(`${randomUUID()}.png`, body, { contentType: 'image/png' })
      expect(error).toMatchObject({ statusCode: '413', message: 'The object exceeded the maximum allowed size' })
    }
    expect(stored()).toBe(before)
    expect(readdirSync(join(site.dataDir, 'storage/incoming'))).toEqual([])
  })

  test('a type the bucket does not take, and content that lies about its type', async () => {
    const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
      .png()
      .toBuffer()
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
    const pictures = own.from('pictures')
    const refused = { statusCode: '415' }
    expect((await pictures.upload('a.pdf', png, { contentType: 'application/pdf' })).error).toMatchObject(refused)
    expect((await pictures.upload('a.txt', 'text')).error).toMatchObject(refused)
    expect((await pictures.upload('a.png', svg, { contentType: 'image/png' })).error).toMatchObject(refused)
    expect((await pictures.upload('a.jpg', png, { contentType: 'image/jpeg' })).error).toMatchObject(refused)
    expect((await pictures.upload('a.bmp', svg, { contentType: 'image/bmp' })).error).toMatchObject(refused)
    expect((await pictures.upload('right.png', png, { contentType: 'image/png' })).error).toBeNull()
  })

  test('names that would lead elsewhere', async () => {
    const names = [
      '../escape.txt',
      `${amina.id}/../../escape.txt`,
      `${amina.id}/./here.txt`,
      `${amina.id}/a\0b`,
      `${amina.id}/a\\b`,
      `${amina.id}/x\ny`,
      `${amina.id}/${'x'.repeat(1100)}`,
      '',
    ]
    const status = (name: string) =>
      fetch(url(`object/papers/${encodeURIComponent(name)}`), { method: 'POST', headers: asAmina(), body: 'x' }).then(
        (answer) => answer.status,
      )
    for (const name of names) expect(await status(name), JSON.stringify(name)).toBe(400)
    const raw = (target: string) =>
      new Promise<number>((resolve, reject) => {
        const { hostname, port } = new URL(site.url)
        rawRequest({ hostname, port, method: 'POST', path: target, headers: asAmina() }, (answer) => {
          answer.resume()
          resolve(answer.statusCode ?? 0)
        })
          .on('error', reject)
          .end('x')
      })
    for (const target of [
      '/storage/v1/object/papers/../../../../etc/passwd',
      `/storage/v1/object/papers/${amina.id}/%2e%2e/%2e%2e/secrets.json`,
      `/storage/v1/object/papers/${amina.id}/..%2f..%2fsecrets.json`,
      '/storage/v1/object/papers//etc/passwd',
      '/storage/v1/object/papers/%E0%A4%A',
      '/storage/v1/object/papers/a%00b',
    ]) {
      const code = await raw(target)
      expect(code, target).toBeGreaterThanOrEqual(400)
      expect(code, target).toBeLessThan(500)
    }
  })

  test('names that are no text', async () => {
    const send = async (method: string, path: string, body: object) => {
      const headers = { ...asAmina(), 'Content-Type': 'application/json' }
      const answer = await fetch(url(path), { method, headers, body: JSON.stringify(body) })
      expect([answer.status, await answer.text()], path).toEqual([400, expect.not.stringContaining('[object')])
    }
    for (const name of [{}, { toString: 1 }, { valueOf: 1 }, [], 7, null]) {
      await send('POST', 'object/copy', { bucketId: 'papers', sourceKey: name, destinationKey: 'b' })
      await send('POST', 'object/move', { bucketId: 'papers', sourceKey: 'a', destinationKey: name })
      await send('DELETE', 'object/papers', { prefixes: [name] })
      await send('POST', 'object/sign/papers', { expiresIn: 60, paths: [name] })
    }
  })

  test('forms that are none', async () => {
    const form = (body: string, type = 'multipart/form-data; boundary=X') =>
      fetch(url(`object/papers/${path()}`), {
        method: 'POST',
        headers: { ...asAmina(), 'Content-Type': type },
        body,
      }).then((answer) => answer.json())
    expect(await form('--X\r\n')).toMatchObject({ statusCode: '400' })
    expect(await form('--X--\r\n')).toMatchObject({ statusCode: '400' })
    expect(await form('nothing like it')).toMatchObject({ statusCode: '400' })
    expect(await form('--X\r\nContent-Disposition: form-data; name="metadata"\r\n\r\n{bad\r\n--X--\r\n')).toMatchObject(
      { statusCode: '400' },
    )
    expect(await form(`--X\r\n${'x'.repeat(20_000)}`)).toMatchObject({ statusCode: '400' })
  })

  test('pages and drawings are never shown in place', async () => {
    const html = '<!doctype html><script>alert(1)</script>'
    await own.from('pictures').upload('evil.html', html, { contentType: 'text/html' })
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
    await own.from('pictures').upload('evil.svg', svg, { contentType: 'image/svg+xml' })
    for (const name of ['evil.html', 'evil.svg']) {
      const { headers } = await fetch(own.from('pictures').getPublicUrl(name).data.publicUrl)
      expect(headers.get('content-disposition')).toMatch(/^attachment; filename="evil\./)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
    }
  })

  test('a download under another name cannot smuggle headers', async () => {
    const name = path()
    await papers().upload(name, 'x')
    const { data } = await papers().createSignedUrl(name, 60)
    const wish = encodeURIComponent('ب"\r\nX: y.txt')
    const { headers } = await fetch(`${data?.signedUrl}&download=${wish}`)
    expect(headers.get('content-disposition')).toBe(
      `attachment; filename="____X_ y.txt"; filename*=UTF-8''%D8%A8%22%0D%0AX%3A%20y.txt`,
    )
    expect(headers.get('x')).toBeNull()
  })

  test('removing takes the bytes too, and only one’s own', async () => {
    const [one, two] = [path(), path()]
    await papers().upload(one, '1')
    await papers().upload(two, '2')
    const before = stored()
    expect((await other.from('papers').remove([one, two])).data).toEqual([])
    expect((await anon.from('papers').remove([one])).data).toEqual([])
    expect(stored()).toBe(before)
    const { data } = await papers().remove([one, two, path()])
    expect(data?.map(({ name }) => name).sort()).toEqual([one, two].sort())
    expect(stored()).toBeLessThan(before)
    expect((await papers().remove([])).error).toMatchObject({ status: 400 })
    expect((await papers().remove(['../x'])).error).toMatchObject({ status: 400 })
  })

  test('odd ranges and odd searches are taken for none', async () => {
    const name = path()
    await papers().upload(name, '0123456789')
    for (const range of ['bytes=4-2', 'lines=1-2']) {
      const answer = await fetch(url(`object/authenticated/papers/${name}`), { headers: { ...asAmina(), range } })
      expect([answer.status, answer.headers.get('content-range'), await answer.text()]).toEqual([
        200,
        null,
        '0123456789',
      ])
    }
    expect((await papers().list(amina.id, { search: '%' })).data).toEqual([])
  })

  test('a token without an end, or of a role nobody has, is refused', async () => {
    const soon = Math.floor(Date.now() / 1000) + 60
    const ask = (claims: object) =>
      fetch(url('object/list/papers'), {
        method: 'POST',
        headers: {
          apikey: site.backend.anonKey,
          Authorization: `Bearer ${signToken({ sub: amina.id, ...claims }, site.backend.secrets.jwtSecret)}`,
        },
        body: '{}',
      }).then((answer) => answer.json())
    const refused = { statusCode: '403', error: 'Unauthorized' }
    expect(await ask({ role: 'authenticated' })).toMatchObject(refused)
    expect(await ask({ role: 'postgres', exp: soon })).toMatchObject(refused)
    expect(Array.isArray(await ask({ role: 'authenticated', exp: soon }))).toBe(true)
  })

  test('a full disk is told to the sender and to whoever watches, and is no trouble any more when there is room', async () => {
    const tus = (address: string, method: string, more: Record<string, string>, body?: string) =>
      fetch(new URL(address, site.url), {
        method,
        headers: { ...asAmina(), 'Tus-Resumable': '1.0.0', ...more },
        ...(body !== undefined && { body }),
      })
    const name = path()
    const metadata = Object.entries({ bucketName: 'papers', objectName: name, contentType: 'text/plain' })
    const created = await tus('/storage/v1/upload/resumable', 'POST', {
      'Upload-Length': '5',
      'Upload-Metadata': metadata.map(([key, value]) => `${key} ${btoa(value)}`).join(','),
    })
    const address = created.headers.get('location') ?? ''
    const part = join(site.dataDir, 'storage/resumable', `${address.split('/').at(-1)}.part`)
    const piece = { 'Upload-Offset': '0', 'Content-Type': 'application/offset+octet-stream' }
    // A device that is always full: the system itself says so, to the one write as to the other.
    rmSync(part)
    symlinkSync('/dev/full', part)
    symlinkSync('/dev/full', join(site.dataDir, `.room-${process.pid}`))
    const refused = await tus(address, 'PATCH', piece, 'salam')
    expect(refused.status).toBe(507)
    expect(await refused.json()).toMatchObject({
      code: 'InsufficientStorage',
      message: 'There is no room left for files. Please try again later.',
    })
    expect(await site.backend.trouble()).toBe('The disk is full')
    expect((await papers().list(amina.id, { search: name.split('/')[1] ?? '' })).data).toEqual([])
    rmSync(part)
    writeFileSync(part, '')
    expect((await tus(address, 'PATCH', piece, 'salam')).status).toBe(204)
    expect(await (await papers().download(name)).data?.text()).toBe('salam')
    await expect.poll(() => site.backend.trouble(), { timeout: 60_000 }).toBeNull()
  })

  test('a database at work on something long is called busy at once, and well again after', async () => {
    const lock = site.database.transaction(async (tx) => {
      if (site.database.kind === 'pglite') await tx.query('select pg_sleep(2.5)')
    })
    if (site.database.kind === 'pglite') expect(await site.backend.trouble()).toBe('The database is busy')
    await lock
    await expect.poll(() => site.backend.trouble(), { timeout: 60_000 }).toBeNull()
  })
})

test('files in S3: the same calls, every request signed', async () => {
  const [bucket = '', accessKeyId = ''] = WORDS_OF_S3
  const keys = { accessKeyId, secretAccessKey: 'a secret', region: 'eu-test-1', bucket }
  const s3 = await openS3(keys.bucket, keys.secretAccessKey)
  const dataDir = copyOfFilledFolder()
  const openWith = (secretAccessKey: string) =>
    openEmbedded({
      env: {
        dataDir,
        databaseUrl: null,
        smtpUrl: null,
        storageS3: { ...keys, secretAccessKey, endpoint: s3.endpoint },
      },
      siteUrl: 'http://127.0.0.1',
      sendMail: async () => {},
    })
  const clientOf = ({ fetch, serviceRoleKey }: Awaited<ReturnType<typeof openWith>>) =>
    createClient('http://127.0.0.1', serviceRoleKey, { ...options, global: { fetch } }).storage
  let backend = await openWith(keys.secretAccessKey)
  const storage = clientOf(backend)
  await storage.createBucket('far')
  const bytes = randomBytes(70_000)
  expect((await storage.from('far').upload('a/b c.bin', bytes)).error).toBeNull()
  expect(s3.objects.size).toBe(1)
  const file = (await storage.from('far').download('a/b c.bin')).data
  expect((await bytesOf(file)).equals(bytes)).toBe(true)
  const part = await backend.fetch('http://127.0.0.1/storage/v1/object/far/a/b%20c.bin', {
    headers: { apikey: backend.serviceRoleKey, range: 'bytes=10-19' },
  })
  expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(10, 20))).toBe(true)
  expect((await storage.from('far').copy('a/b c.bin', 'copy.bin')).error).toBeNull()
  expect(s3.objects.size).toBe(2)
  await storage.from('far').remove(['copy.bin'])

  // Whatever S3 does: a clear answer in our words, no row without its bytes, no bytes on the way left behind.
  const moods: S3Mood[] = [403, 500, 503, 'half', 'closed', 'silent', 'elsewhere']
  const told: string[] = []
  for (const mood of moods) {
    s3.be(mood)
    const ask = (path: string, init: RequestInit = {}) =>
      backend.fetch(`http://127.0.0.1/storage/v1/object/${path}`, {
        ...init,
        headers: { apikey: backend.serviceRoleKey, 'Content-Type': 'application/octet-stream' },
      })
    const [uploaded, read, copied] = await Promise.all([
      ask(`far/new-${mood}.bin`, { method: 'POST', body: bytes }),
      ask('far/a/b%20c.bin').then(async (answer) => {
        told.push(JSON.stringify([...answer.headers]))
        return [answer.status, await answer.text().catch(() => 'broken off')]
      }),
      storage.from('far').copy('a/b c.bin', `copy-${mood}.bin`),
    ])
    told.push(await uploaded.text(), String(read[1]), JSON.stringify(copied.error))
    expect([mood, uploaded.status]).toEqual([mood, 503])
    if (mood === 'half') expect(read).toEqual([200, 'broken off'])
    else expect([mood, read[0]]).toEqual([mood, 503])
    expect(copied.error, String(mood)).toMatchObject({ status: 503 })
    expect(readdirSync(join(dataDir, 'storage/incoming'))).toEqual([])
  }
  for (const word of [...WORDS_OF_S3, s3.endpoint, keys.region]) expect(told.join('\n')).not.toContain(word)
  s3.be(404)
  expect((await storage.from('far').download('a/b c.bin')).error).toMatchObject({ status: 400 })
  s3.be('slow')
  expect((await bytesOf((await storage.from('far').download('a/b c.bin')).data)).equals(bytes)).toBe(true)
  s3.be(500)
  expect((await storage.from('far').remove(['a/b c.bin'])).error).toBeNull()
  expect((await storage.from('far').list('a')).data).toEqual([])
  s3.be('well')
  await backend.close()

  backend = await openWith('the wrong secret')
  expect((await clientOf(backend).from('far').upload('c.bin', bytes)).error).toMatchObject({ status: 503 })
  expect((await clientOf(backend).from('far').list()).data).toEqual([])
  expect(readdirSync(join(dataDir, 'storage/incoming'))).toEqual([])
  await backend.close()
  await s3.close()
  rmSync(dataDir, { recursive: true, force: true })
})
