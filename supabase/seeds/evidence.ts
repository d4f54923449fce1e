// Inserts the statements of owners, members and staff about the samples: facts, kitchens, ownership.
import type { Queries } from '#server/backend/database/database.ts'
import { sampleBusinesses } from './data/businesses.ts'
import { numberFor, sampleCertifier, sampleConfirmations, sampleEvidence, sampleVoices } from './data/evidence.ts'
import { samplePeople } from './data/people.ts'
import type { SampleUsers } from './data/shapes.ts'
import { insertRows } from './insert-rows.ts'

/** How long ago the owner of a sample wrote it: longer than anything others say about it. */
const WRITTEN_DAYS_AGO = 170

export async function insertEvidence(tx: Queries, users: SampleUsers): Promise<void> {
  const voices = sampleVoices.map((email) => users.get(email) ?? null)
  const staff = samplePeople.find(({ role }) => role === 'staff')
  const staffId = (staff && users.get(staff.email)) ?? null
  const keyOf = ({ name, city }: { name: string; city: string }) => `sample business ${name}|${city}`
  const others = (listing: { name: string; city: string }) =>
    voices.flatMap((id, i) => {
      const email = sampleVoices[i]
      const owns = samplePeople.find((person) => person.email === email)?.owns ?? []
      const isOwner = owns.some(({ name, city }) => name === listing.name && city === listing.city)
      return id && !isOwner ? [i] : []
    })

  // Written a while ago, and each on another day.
  await insertRows(
    tx,
    sampleBusinesses.map((listing) => ({
      key: keyOf(listing),
      days: WRITTEN_DAYS_AGO - numberFor(listing, 'written', 20),
    })),
    'key text, days integer',
    `, written as (
       select b.place_id, now() - s.days * interval '1 day' as at
       from sample as s join public.businesses as b on b.id = md5(s.key)::uuid
     ),
     facts as (
       update public.fact_statements as f set said_at = w.at from written as w where f.place_id = w.place_id
     ),
     owned as (
       update public.ownership_statements as o set created_at = w.at from written as w
       where o.place_id = w.place_id and o.kind = 'self_declared'
     )
     update public.halal_evidence as e set created_at = w.at from written as w
     where e.place_id = w.place_id and e.kind = 'declaration'`,
  )
  await tx.query(
    `insert into public.certifiers (id, name, is_sample) values (md5('sample certifier')::uuid, $1, true)
     on conflict do nothing`,
    [sampleCertifier.name],
  )
  await insertRows(
    tx,
    sampleBusinesses.flatMap((listing) =>
      sampleEvidence(listing, others(listing)).map(({ voice, ...entry }, position) => ({
        ...entry,
        key: keyOf(listing),
        position,
        said_by: voice === null ? (entry.kind === 'visit' ? staffId : null) : voices[voice],
      })),
    ),
    `key text, position integer, kind text, said_by uuid, "daysAgo" integer, issued integer, expires integer, number text,
     statement text`,
    `insert into public.halal_evidence (
       id, place_id, kind, said_by, said_as, statement, certifier_id, certificate_number, issued_on, expires_on, status,
       decided_by, decided_at, created_at, is_sample
     )
     select md5('evidence ' || s.position || s.key)::uuid, b.place_id, s.kind, s.said_by,
       case s.kind when 'confirmation' then 'member' when 'visit' then 'staff' else 'owner' end, s.statement,
       case when s.kind = 'certificate' then md5('sample certifier')::uuid end, s.number, private.today() + s.issued,
       private.today() + s.expires, case when s.expires < 0 then 'expired' else 'accepted' end, null,
       case when s.kind <> 'confirmation' then now() - s."daysAgo" * interval '1 day' end,
       now() - s."daysAgo" * interval '1 day', true
     from sample as s join public.businesses as b on b.id = md5(s.key)::uuid
     on conflict (id) do nothing`,
  )
  await insertRows(
    tx,
    sampleBusinesses.flatMap((listing) =>
      sampleConfirmations(listing, others(listing)).map(({ fact, voice, daysAgo }) => ({
        key: keyOf(listing),
        fact,
        user_id: voices[voice],
        days: daysAgo,
      })),
    ),
    'key text, fact text, user_id uuid, days integer',
    `insert into public.fact_confirmations (place_id, user_id, fact, answer, created_at)
     select b.place_id, s.user_id, s.fact, true, now() - s.days * interval '1 day'
     from sample as s join public.businesses as b on b.id = md5(s.key)::uuid
     on conflict do nothing`,
  )
  await insertRows(
    tx,
    sampleBusinesses
      .filter((listing) => listing.muslimOwned && numberFor(listing, 'document', 6) === 0)
      .map((listing) => ({ key: keyOf(listing), days: 30 + numberFor(listing, 'checked', 90) })),
    'key text, days integer',
    `insert into public.ownership_statements (id, place_id, kind, status, decided_at, created_at, is_sample)
     select md5('ownership ' || s.key)::uuid, b.place_id, 'document', 'accepted', now() - s.days * interval '1 day',
       now() - s.days * interval '1 day', true
     from sample as s join public.businesses as b on b.id = md5(s.key)::uuid
     on conflict (id) do nothing`,
  )
}
