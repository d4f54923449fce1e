// Articles and classes of the sample community, by the people who wrote the sample reviews.
import type { Queries } from '#server/backend/database/database.ts'
import { sampleArticles, sampleClasses } from './data/education.ts'
import { insertRows } from './insert-rows.ts'

const id = (key: string) => `md5('sample education ' || ${key})::uuid`
const author = (email: string) => `md5('sample reviewer ' || ${email})::uuid`

export async function insertEducation(tx: Queries): Promise<void> {
  const rows = [
    ...sampleArticles.map((article) => ({ ...article, kind: 'article' })),
    ...sampleClasses.map((lesson) => ({ ...lesson, kind: 'class', sources: [] })),
  ]
  const columns = `key text, author text, title text, text text, language text, topic text, level text, tags text[],
    days double precision, kind text, sources text[], series text, part smallint, reviewer text, attendance text, schedule text,
    teacher text, mosque text, link text`
  await insertRows(
    tx,
    rows,
    columns,
    `insert into public.contributions (
       id, section, slug, author_id, title, body, language, state, category, tags, place_id, city, country_code, latitude, longitude,
       is_sample, published_at, created_at, last_activity_at
     )
     select ${id('s.key')}, 'education', private.dashed(s.title), ${author('s.author')}, s.title, s.text, s.language, 'published',
       s.topic, s.tags, m.id, m.city, m.country_code, m.latitude, m.longitude, true, now() - s.days * interval '1 day',
       now() - s.days * interval '1 day', now() - s.days * interval '1 day'
     from sample as s left join public.mosque_unified as m on m.slug = s.mosque
     on conflict do nothing`,
  )
  await insertRows(
    tx,
    rows,
    columns,
    `insert into public.education (
       contribution_id, kind, level, text, sources, series, part, reviewer_id, reviewed_at, attendance, schedule, teacher, link
     )
     select ${id('s.key')}, s.kind, s.level, s.text, s.sources, s.series, s.part,
       case when s.reviewer is not null then ${author('s.reviewer')} end,
       case when s.reviewer is not null then now() - s.days * interval '1 day' / 2 end, s.attendance, s.schedule, s.teacher, s.link
     from sample as s
     on conflict do nothing`,
  )
  // Their words hold all of it, as those of members do.
  await tx.query(
    `update public.contributions as c set body = private.education_text(
       c.language, e, (select m.name from public.mosque_unified as m where m.id = c.place_id)
     )
     from public.education as e where c.id = e.contribution_id and c.is_sample`,
  )
}
