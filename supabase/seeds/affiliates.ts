// The affiliates among the sample people: taken in, with today's terms. They have told nobody of their link yet.
import type { Queries } from '#server/backend/database/database.ts'

export async function insertAffiliates(tx: Queries): Promise<void> {
  await tx.query(
    `insert into public.affiliates (user_id, code, status, about, terms, decided_at, told)
     select r.user_id, substr(md5('sample affiliate ' || u.email), 1, 8), 'approved', 'I know the shops of my town and their owners.',
       (select to_jsonb(t) - 'id' from public.affiliate_terms as t), now(), 'approved'
     from public.user_roles as r join auth.users as u on u.id = r.user_id
     where r.role = 'affiliate' and u.email like '%@sample.mahalla.example'
     on conflict do nothing`,
  )
}
