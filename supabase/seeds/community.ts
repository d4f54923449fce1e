// Conversations, ideas and messages of the sample community, by the people who wrote the sample reviews.
import type { Queries } from '#server/backend/database/database.ts'
import { sampleContributions, TEAM } from './data/community.ts'
import { insertRows } from './insert-rows.ts'

const author = (email: string) => `md5('sample reviewer ' || ${email})::uuid`

export async function insertCommunity(tx: Queries): Promise<void> {
  // The team answers, and is no guest, giver or cook of the sample.
  await tx.query(
    `insert into public.people (user_id, handle, speaks, is_sample, show_search)
     select u.id, private.fresh_handle(private.public_name(u.id)), array[p.language], u.email <> '${TEAM}', 'everyone'
     from auth.users as u join public.profiles as p on p.id = u.id
     where u.email like 'reviewer-%@sample.mahalla.example' or u.email = '${TEAM}'
     on conflict do nothing`,
  )
  const rows = sampleContributions.map((one, position) => ({
    ...one,
    position,
    replies: undefined,
    status: one.status?.[0] ?? null,
    reason: one.status?.[1] ?? null,
  }))
  const columns = `section text, key text, author text, title text, body text, language text, category text, tags text[], city text,
    country text, lat double precision, lng double precision, days double precision, likes integer, anonymous boolean,
    pinned boolean, status text, reason text, position integer`
  await insertRows(
    tx,
    rows,
    columns,
    `insert into public.contributions (
       id, section, slug, author_id, title, body, language, state, category, tags, city, country_code, latitude, longitude,
       is_anonymous, is_pinned, is_sample, published_at, created_at, last_activity_at
     )
     select md5('sample contribution ' || s.key)::uuid, s.section,
       case when s.title is null then left(md5('sample contribution ' || s.key), 12) else private.dashed(s.title) end, ${author('s.author')}, s.title, s.body,
       s.language, 'published', s.category, coalesce(s.tags, '{}'), s.city, s.country, s.lat, s.lng,
       coalesce(s.anonymous, false), coalesce(s.pinned, false), true, now() - s.days * interval '1 day',
       now() - s.days * interval '1 day', now() - s.days * interval '1 day'
     from sample as s order by s.position
     on conflict do nothing`,
  )
  const replies = sampleContributions.flatMap(({ key, days, replies = [] }) =>
    replies.map(([by, body, language, isAnswer], i) => ({
      key,
      author: by,
      body,
      language: language ?? 'en',
      number: i + 1,
      answer: isAnswer ?? false,
      days: days * (1 - (i + 1) / (replies.length + 1.5)),
    })),
  )
  const replyColumns =
    'key text, author text, body text, language text, number integer, answer boolean, days double precision'
  await insertRows(
    tx,
    replies,
    replyColumns,
    `insert into public.replies (id, contribution_id, number, author_id, body, language, state, is_sample, published_at, created_at)
     select md5('sample reply ' || s.key || s.number)::uuid, md5('sample contribution ' || s.key)::uuid, s.number,
       (select u.id from auth.users as u where u.email = s.author), s.body, s.language,
       'published', true, now() - s.days * interval '1 day', now() - s.days * interval '1 day'
     from sample as s
     on conflict do nothing`,
  )
  await insertRows(
    tx,
    replies,
    replyColumns,
    `update public.contributions as c set
       last_number = r.last, last_activity_at = now() - r.days * interval '1 day',
       solved_by = case when r.answer is not null then md5('sample reply ' || r.key || r.answer)::uuid end
     from (
       select s.key, max(s.number) as last, min(s.days) as days, min(s.number) filter (where s.answer) as answer
       from sample as s group by s.key
     ) as r
     where c.id = md5('sample contribution ' || r.key)::uuid and c.last_number = 0`,
  )
  // One each, by as many of the reviewers as the sample says.
  await insertRows(
    tx,
    rows,
    columns,
    `insert into public.reactions (contribution_id, user_id)
     select md5('sample contribution ' || s.key)::uuid, u.id
     from sample as s
     cross join lateral (
       select p.user_id as id from public.people as p
       where p.is_sample and p.user_id <> ${author('s.author')} order by md5(s.key || p.handle) limit s.likes
     ) as u
     on conflict do nothing`,
  )
  await insertRows(
    tx,
    rows.filter(({ status }) => status !== null),
    columns,
    `insert into public.idea_statuses (contribution_id, status, reason)
     select md5('sample contribution ' || s.key)::uuid, s.status, s.reason from sample as s
     on conflict do nothing`,
  )
  // What was told to the sample people is nobody's news.
  await tx.query(
    'delete from public.notifications where user_id in (select user_id from public.people where is_sample)',
  )
}
