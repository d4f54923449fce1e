// The social directory of the sample community. Some accounts are kept by people who wrote the sample reviews.
import type { Queries } from '#server/backend/database/database.ts'
import { sampleAccounts } from './data/social-accounts.ts'
import { insertRows } from './insert-rows.ts'

export const insertSocialAccounts = (tx: Queries): Promise<void> =>
  insertRows(
    tx,
    sampleAccounts,
    `platform text, handle text, name text, about text, studied text, language text, topic text, country text, keeper text,
     days double precision`,
    `insert into public.social_accounts (
       id, platform, handle, name, about, studied, language, topic, country_code, state, keeper_id, verified_at, is_sample,
       published_at, created_at
     )
     select md5('sample social ' || s.handle)::uuid, s.platform, s.handle, s.name, s.about, s.studied, s.language, s.topic, s.country,
       'published', k.user_id, case when k.user_id is not null then now() - s.days * interval '1 day' end, true,
       now() - s.days * interval '1 day', now() - s.days * interval '1 day'
     from sample as s
     left join lateral (
       select p.user_id from public.people as p where p.is_sample and s.keeper is not null order by md5(s.handle || p.handle) limit 1
     ) as k on true
     on conflict do nothing`,
  )
