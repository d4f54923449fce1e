// Conversations in the sample community, so that an owner's inbox shows what it is for. They go with the businesses.
import type { Queries } from '#server/backend/database/database.ts'
import { sampleTalks } from './data/messages.ts'
import { insertRows } from './insert-rows.ts'

export async function insertMessages(tx: Queries): Promise<void> {
  await insertRows(
    tx,
    sampleTalks.map(({ business, visitor, isDone = false, lines }) => {
      const [sender, hours] = lines.at(-1) ?? ['business', 0]
      const unread = sender === 'visitor' && !isDone ? 1 : 0
      return { business, visitor, is_done: isDone, first: lines[0]?.[1] ?? 0, last: hours, unread }
    }),
    'business text, visitor text, is_done boolean, first double precision, last double precision, unread integer',
    `insert into public.business_threads
       (id, business_id, visitor_id, owner_id, live_key, is_done, business_unread, created_at, last_at)
     select md5('sample talk ' || s.business || s.visitor)::uuid, b.id, md5('sample reviewer ' || s.visitor)::uuid, b.owner_id,
       gen_random_uuid(), s.is_done, s.unread, now() - s.first * interval '1 hour', now() - s.last * interval '1 hour'
     from sample as s join public.businesses as b on b.is_sample and b.name = s.business and b.owner_id is not null
     on conflict do nothing`,
  )
  await insertRows(
    tx,
    sampleTalks.flatMap(({ business, visitor, lines }) =>
      lines.map(([sender, hours, body], place) => ({ business, visitor, sender, hours, body, place })),
    ),
    'business text, visitor text, sender text, hours double precision, body text, place integer',
    `insert into public.thread_messages (id, thread_id, sender, author_id, body, created_at)
     select md5('sample line ' || s.business || s.visitor || s.place)::uuid, t.id, s.sender,
       case s.sender when 'visitor' then t.visitor_id else t.owner_id end, s.body, now() - s.hours * interval '1 hour'
     from sample as s
     join public.business_threads as t on t.id = md5('sample talk ' || s.business || s.visitor)::uuid
     order by s.hours desc
     on conflict do nothing`,
  )
}
