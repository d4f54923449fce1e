// The matrix of files: every bucket × who × upload, download, list, replace, move, copy, sign, remove, through
// /storage/v1 over a socket with real accounts. An outcome counts only if the tables agree.
import { randomUUID } from 'node:crypto'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Person, TestBackend } from '#tests/fixtures/backend.ts'
import { ruleBackends } from '#tests/fixtures/kept-backend.ts'
import { insertCampaignEntry, insertCourse, insertJob } from './matrix/shape.ts'

const actors = ['anon', 'member', 'stranger', 'owner', 'staff', 'superadmin', 'service'] as const
type Actor = (typeof actors)[number]
const verbs = ['upload', 'download', 'list', 'replace', 'move', 'copy', 'sign', 'remove'] as const
type Verb = (typeof verbs)[number]
/** These leave the file as it was, so that one serves all who try. */
const reading: readonly Verb[] = ['download', 'list', 'sign']
type State =
  | 'pending'
  | 'published'
  | 'removed'
  | 'own'
  | 'told'
  | 'listed'
  | 'unlisted'
  | 'sent'
  | 'drafted'
  | 'taught'

/**
 * Who may; everyone else may not. Nobody but the service puts files: they come through the site's intake. The service may do everything, and superadmins are staff. The photo was added by the
 * member, at the owner's place; the document was handed in by the member; the sound is on offer or taken off; the
 * application was sent by the member to the owner's place.
 */
const allowed: Record<string, Partial<Record<State, Partial<Record<Verb, Actor[]>>>>> = {
  'athan-sounds': {
    listed: {
      download: ['anon', 'member', 'stranger', 'owner', 'staff'],
      list: ['anon', 'member', 'stranger', 'owner', 'staff'],
      sign: ['anon', 'member', 'stranger', 'owner', 'staff'],
      remove: ['superadmin'],
    },
    unlisted: {
      download: ['superadmin'],
      list: ['superadmin'],
      sign: ['superadmin'],
      remove: ['superadmin'],
    },
  },
  'claim-documents': {
    own: {
      download: ['member', 'staff'],
      list: ['member', 'staff'],
      sign: ['member', 'staff'],
    },
  },
  'evidence-documents': {
    own: {
      download: ['member', 'staff'],
      list: ['member', 'staff'],
      sign: ['member', 'staff'],
    },
  },
  'store-pictures': {
    listed: {
      download: ['anon', 'member', 'stranger', 'owner', 'staff'],
      list: ['anon', 'member', 'stranger', 'owner', 'staff'],
      sign: ['anon', 'member', 'stranger', 'owner', 'staff'],
      remove: ['staff'],
    },
    unlisted: {
      download: ['staff'],
      list: ['staff'],
      sign: ['staff'],
      remove: ['staff'],
    },
  },
  'course-files': {
    drafted: {
      download: ['member', 'staff'],
      list: ['member', 'staff'],
      sign: ['member', 'staff'],
    },
    taught: {
      download: ['anon', 'member', 'stranger', 'owner', 'staff'],
      list: ['anon', 'member', 'stranger', 'owner', 'staff'],
      sign: ['anon', 'member', 'stranger', 'owner', 'staff'],
    },
  },
  'job-applications': { sent: { download: ['member', 'owner'] } },
  'campaign-documents': {
    own: {
      download: ['member', 'staff'],
      list: ['member', 'staff'],
      sign: ['member', 'staff'],
    },
    told: {
      download: ['anon', 'member', 'stranger', 'owner', 'staff'],
      list: ['anon', 'member', 'stranger', 'owner', 'staff'],
      sign: ['anon', 'member', 'stranger', 'owner', 'staff'],
    },
  },
  photos: {
    pending: {
      download: ['member', 'owner', 'staff'],
      list: ['member', 'owner', 'staff'],
      sign: ['member', 'owner', 'staff'],
    },
    published: {
      download: ['anon', 'member', 'stranger', 'owner', 'staff'],
      list: ['anon', 'member', 'stranger', 'owner', 'staff'],
      sign: ['anon', 'member', 'stranger', 'owner', 'staff'],
    },
    removed: {
      download: ['member', 'owner', 'staff'],
      list: ['member', 'owner', 'staff'],
      sign: ['member', 'owner', 'staff'],
      remove: ['member', 'owner', 'staff'],
    },
  },
  'photo-originals': {
    pending: { download: ['member', 'staff'], list: ['member', 'staff'], sign: ['member', 'staff'] },
    published: { download: ['member', 'staff'], list: ['member', 'staff'], sign: ['member', 'staff'] },
    removed: {
      download: ['member', 'owner', 'staff'],
      list: ['member', 'owner', 'staff'],
      sign: ['member', 'owner', 'staff'],
      remove: ['member', 'owner', 'staff'],
    },
  },
}

describe.each(ruleBackends)('on $name', ({ open }) => {
  let site: TestBackend
  let people: Record<Exclude<Actor, 'anon' | 'service'>, Person>
  let place: string

  beforeAll(async () => {
    site = await open()
    people = {
      member: await site.signUp('member'),
      stranger: await site.signUp('stranger'),
      owner: await site.signUp('owner'),
      staff: await site.signUp('staff'),
      superadmin: await site.signUp('superadmin'),
    }
    await site.grantRole(people.staff, 'staff')
    await site.grantRole(people.superadmin, 'superadmin')
    const [account] = await site.database.query<{ id: string }>(
      'insert into public.business_accounts (owner_id) values ($1) returning id',
      [people.owner.id],
    )
    await site.database.query(
      `insert into public.businesses (name, city, status, owner_id, business_account_id)
       values ('Matrix', 'Leeds', 'published', $1, $2)`,
      [people.owner.id, account?.id],
    )
    const [business] = await site.database.query<{ place_id: string }>('select place_id from public.businesses')
    place = business?.place_id ?? ''
  })
  afterAll(() => site?.close())

  const clients = new Map<Actor, SupabaseClient['storage']>()
  function storageAs(actor: Actor) {
    const known = clients.get(actor)
    if (known) return known
    const key = actor === 'service' ? site.backend.serviceRoleKey : site.backend.anonKey
    const token = actor === 'anon' || actor === 'service' ? null : people[actor].token
    const { storage } = createClient(site.url, key, {
      auth: { persistSession: false, autoRefreshToken: false },
      ...(token && { global: { headers: { Authorization: `Bearer ${token}` } } }),
    })
    clients.set(actor, storage)
    return storage
  }

  const jpeg = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(40)])
  const picture = { contentType: 'image/jpeg', bytes: jpeg }
  const mp3 = Buffer.concat([Buffer.from('ID3'), Buffer.alloc(40)])
  const recording = { contentType: 'audio/mpeg', bytes: mp3 }
  const paper = { contentType: 'application/pdf', bytes: Buffer.from('%PDF-1.7\n%%EOF') }
  const kindIn = (bucket: string) =>
    bucket === 'athan-sounds' ? recording : bucket === 'job-applications' ? paper : picture
  /** Photos and applications lie in folders, everything else side by side. */
  const nameIn = (bucket: string, folder: string, name: string) =>
    bucket === 'athan-sounds'
      ? `${randomUUID()}.mp3`
      : /^photo|^job-|^course-/.test(bucket)
        ? `${folder}/${name}.jpg`
        : `${randomUUID()}.${bucket === 'store-pictures' ? 'webp' : 'jpg'}`

  async function arrange(bucket: string, status: State): Promise<string> {
    if (status === 'own') return own(bucket, await store(bucket, `${randomUUID()}.jpg`), people.member)
    if (status === 'told') {
      const name = await own(bucket, await store(bucket, `${randomUUID()}.jpg`), people.stranger)
      const entry = await insertCampaignEntry(site.database, randomUUID(), people.stranger.id)
      await site.database.query(`update public.campaign_entries set state = 'published', document = $2 where id = $1`, [
        entry,
        name,
      ])
      return name
    }
    if (status === 'listed' || status === 'unlisted') {
      const name = await store(bucket, nameIn(bucket, '', ''))
      if (bucket === 'store-pictures') {
        await site.database.query(
          `with made as (
             insert into public.store_products (slug, title, text, image, active)
             values ($1, '{"en": "Mug"}', '{"en": "For tea."}', '/art/promo.svg', $3) returning id
           )
           insert into public.store_pictures (product_id, file, alt) select id, $2, '{"en": "A mug"}' from made`,
          [randomUUID(), name, status === 'listed'],
        )
        return name
      }
      await site.database.query(
        `insert into public.athan_sounds (title, licence, source_url, file_path, is_active)
         values ('Sound', 'CC0', 'https://sounds.example', $1, $2)`,
        [name, status === 'listed'],
      )
      return name
    }
    if (status === 'drafted' || status === 'taught') {
      const { course, text } = await insertCourse(site.database, randomUUID(), people.member.id)
      const name = await store(bucket, `${course}/${randomUUID()}.jpg`)
      if (status === 'taught')
        await site.database.query('update public.course_lessons set address = $2 where id = $1', [
          text,
          `/course-files/${name}`,
        ])
      return name
    }
    if (status === 'sent') return store(bucket, await insertApplication())
    const [photo] = await site.database.query<{ id: string }>(
      `insert into public.photos (place_id, uploaded_by, width, height, status, stored_at)
       values ($1, $2, 800, 600, $3, now()) returning id`,
      [place, people.member.id, status],
    )
    return store(bucket, `${photo?.id}/320.jpg`)
  }

  /** Returns where its file lies. */
  async function insertApplication(): Promise<string> {
    const job = await insertJob(site.database, randomUUID(), people.owner.id)
    await site.database.query('update public.jobs set place_id = $2, employer_name = null where id = $1', [job, place])
    const path = `${randomUUID()}/${randomUUID()}.pdf`
    await site.database.query(
      `insert into public.job_applications (job_id, applicant_id, name, email, letter, file_path, file_name, state)
       values ($1, $2, 'Aisha', 'aisha@example.com', 'A letter.', $3, 'cv.pdf', 'new')`,
      [job, people.member.id, path],
    )
    return path
  }

  async function store(bucket: string, name: string): Promise<string> {
    const { bytes, contentType } = kindIn(bucket)
    const { error } = await storageAs('service').from(bucket).upload(name, bytes, { contentType })
    expect(error).toBeNull()
    return name
  }

  /** As `own_document` does, without counting what a member has in a day. */
  async function own(bucket: string, name: string, { id }: Person): Promise<string> {
    await site.database.query('update storage.objects set owner_id = $3 where bucket_id = $1 and name = $2', [
      bucket,
      name,
      id,
    ])
    return name
  }

  const fingerprint = async (bucket: string) =>
    JSON.stringify(
      await site.database.query('select id, name, version from storage.objects where bucket_id = $1 order by id', [
        bucket,
      ]),
    )

  async function succeeds(verb: Verb, actor: Actor, bucket: string, name: string): Promise<boolean> {
    const files = storageAs(actor).from(bucket)
    const folder = name.includes('/') ? (name.split('/')[0] ?? '') : ''
    const { bytes, contentType } = kindIn(bucket)
    const before = reading.includes(verb) ? '' : await fingerprint(bucket)
    const changed = async (error: unknown) => {
      const hasChanged = (await fingerprint(bucket)) !== before
      expect(hasChanged && error !== null, 'refused, and yet something changed').toBe(false)
      return hasChanged
    }
    switch (verb) {
      case 'upload':
        return changed((await files.upload(nameIn(bucket, folder, randomUUID()), bytes, { contentType })).error)
      case 'download':
        return (await files.download(name)).data !== null
      case 'list':
        return ((await files.list(folder, { limit: 1000 })).data ?? []).some((file) => name.endsWith(file.name))
      case 'replace':
        return changed((await files.update(name, bytes, { contentType })).error)
      case 'move':
        return changed((await files.move(name, nameIn(bucket, folder, '1280'))).error)
      case 'copy':
        return changed((await files.copy(name, nameIn(bucket, randomUUID(), '320'))).error)
      case 'sign':
        return (await files.createSignedUrl(name, 60)).data !== null
      case 'remove':
        return changed((await files.remove([name])).error)
    }
  }

  const isAllowed = (who: readonly Actor[], actor: Actor) =>
    who.includes(actor) || (actor === 'superadmin' && who.includes('staff'))

  for (const [bucket, states] of Object.entries(allowed)) {
    for (const [state, table] of Object.entries(states)) {
      test(`${bucket}, ${state}`, async () => {
        const found: Record<string, string[]> = {}
        const expected: Record<string, string[]> = {}
        // Whoever may not change the file leaves it for the next.
        let untouched: string | null = null
        for (const verb of verbs) {
          found[verb] = []
          expected[verb] = actors.filter((actor) => actor === 'service' || isAllowed(table[verb] ?? [], actor))
          for (const actor of actors) {
            untouched ??= await arrange(bucket, state as State)
            if (!(await succeeds(verb, actor, bucket, untouched))) continue
            found[verb].push(actor)
            if (!reading.includes(verb)) untouched = null
          }
        }
        expect(found).toEqual(expected)
      })
    }
  }

  test('no paper with the place it was taken at gets in past the intake: only the server adds or changes files', async () => {
    const policies = await site.database.query(
      `select policyname from pg_policies where schemaname = 'storage' and tablename = 'objects'
       and permissive = 'PERMISSIVE' and cmd in ('ALL', 'INSERT', 'UPDATE')`,
    )
    expect(policies).toEqual([])
  })

  test('twenty papers in a day, and sixty megabytes, from one member; whose paper it is, is said once', async () => {
    const add = async (size: number) => {
      const path = `${randomUUID()}.pdf`
      await site.database.query(
        `insert into storage.objects (bucket_id, name, metadata) values ('claim-documents', $1, jsonb_build_object('size', $2::bigint))`,
        [path, size],
      )
      return path
    }
    const claim = (path: string, { id: member }: Person) =>
      site.rpc('own_document', { bucket: 'claim-documents', path, member }, 'service')
    const hafsa = await site.signUp('hafsa')
    const first = await add(40 * 1024 * 1024)
    expect((await claim(first, hafsa)).status).toBe(204)
    expect((await claim(first, people.stranger)).status).toBe(404)
    expect(await claim(await add(21 * 1024 * 1024), hafsa)).toMatchObject({ body: { message: 'document_limit' } })
    const papers = await Promise.all(Array.from({ length: 21 }, () => add(1)))
    const answers = await Promise.all(papers.map((path) => claim(path, hafsa)))
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(19)
    await site.database.query(
      `update storage.objects set created_at = now() - interval '25 hours' where owner_id = $1`,
      [hafsa.id],
    )
    expect((await claim(await add(1), hafsa)).status).toBe(204)
    expect(
      (await site.rpc('own_document', { bucket: 'claim-documents', path: first, member: hafsa.id }, hafsa)).status,
    ).toBe(403)
  })

  test('every bucket is in the matrix and none is public', async () => {
    const buckets = await site.database.query('select id, public from storage.buckets order by id')
    expect(buckets).toEqual(
      Object.keys(allowed)
        .sort()
        .map((id) => ({ id, public: false })),
    )
  })

  test('nobody but the service makes, changes or deletes buckets', async () => {
    for (const actor of actors.filter((one) => one !== 'service')) {
      const storage = storageAs(actor)
      expect((await storage.createBucket(`own-${actor}`)).error, actor).not.toBeNull()
      expect((await storage.updateBucket('photos', { public: true })).error, actor).not.toBeNull()
      expect((await storage.emptyBucket('photos')).error, actor).not.toBeNull()
      expect((await storage.deleteBucket('photos')).error, actor).not.toBeNull()
    }
  })
})
