// Runs know who follows and visits: nobody reads the table, owners get what concerns them from functions.
import { insertBusiness, type TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: async ({ db, people, word }) => {
    const place = await insertBusiness(db, word())
    const [row] = await db.query<{ id: string }>(
      `with r as (
         insert into public.automation_rules (owner_id, name, trigger, action) values ($1, 'Tell me', 'place_saved', 'notice') returning id
       )
       insert into public.automation_runs (rule_id, event_id, place_id, subject_id, happened_at, due_at)
       select r.id, gen_random_uuid(), $2::uuid, $2::uuid, now(), now() + interval '1 day' from r returning id`,
      [people.owner.id, place],
    )
    return { id: row?.id }
  },
  insert: async ({ people }) => ({
    rule_id: people.owner.id,
    event_id: crypto.randomUUID(),
    place_id: people.owner.id,
    subject_id: people.owner.id,
    happened_at: '2026-01-01',
    due_at: '2026-01-01',
  }),
  change: { state: 'done' },
  expected: {
    //           select      insert      update      delete
    anon: ['denied', 'denied', 'denied', 'denied'],
    owner: ['denied', 'denied', 'denied', 'denied'],
    stranger: ['denied', 'denied', 'denied', 'denied'],
    staff: ['denied', 'denied', 'denied', 'denied'],
    superadmin: ['denied', 'denied', 'denied', 'denied'],
  },
}
