// Three public groups of the sample community. Their members are the sample's people, so that they are gone with those.
import type { Queries } from '#server/backend/database/database.ts'
import { insertRows } from './insert-rows.ts'

const groups = [
  {
    slug: 'sunday-tajweed-circle-leeds',
    name: 'Sunday tajweed circle',
    kind: 'circle',
    about:
      'We read one page of the Quran together every Sunday after Asr and help each other with tajweed. Beginners are very welcome; bring nothing but your mushaf.',
    language: 'en',
    city: 'Leeds',
    country: 'GB',
    joining: 'asked',
    size: 9,
    host: 'ibrahim-c',
  },
  {
    slug: 'brothers-football-birmingham',
    name: 'Thursday football, Birmingham',
    kind: 'sport',
    about: 'Five-a-side on Thursdays, finished before Isha. Any level, good manners, own shoes.',
    language: 'en',
    city: 'Birmingham',
    country: 'GB',
    joining: 'open',
    size: 14,
    host: 'hamza-p',
  },
  {
    slug: 'lecture-entre-soeurs-lyon',
    name: 'Lecture entre sœurs',
    kind: 'sisters',
    about: 'Un livre par mois, un thé, et du temps pour parler. Les mamans viennent avec leurs enfants.',
    language: 'fr',
    city: 'Lyon',
    country: 'FR',
    joining: 'invited',
    size: 6,
    host: 'samira-b',
  },
]

const COLUMNS =
  'slug text, name text, kind text, about text, language text, city text, country text, joining text, size integer, host text'
const id = `md5('sample group ' || s.slug)::uuid`

export async function insertGroups(tx: Queries): Promise<void> {
  const insert = (statement: string) => insertRows(tx, groups, COLUMNS, `${statement} on conflict do nothing`)
  await insert(
    `insert into public.groups (id, slug, name, kind, about, language, city, country_code, joining, is_sample)
     select ${id}, s.slug, s.name, s.kind, s.about, s.language, s.city, s.country, s.joining, true from sample as s`,
  )
  await insert(`insert into private.group_keys (group_id) select ${id} from sample as s`)
  await insert(
    `insert into public.group_members (group_id, user_id, state, role)
     select ${id}, p.user_id, 'member', case p.place when 1 then 'owner' else 'member' end
     from sample as s cross join lateral (
       select q.user_id, row_number() over (order by q.handle <> s.host, md5(q.handle || s.slug)) as place
       from public.people as q where q.is_sample order by 2 limit s.size
     ) as p`,
  )
}
