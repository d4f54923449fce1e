// Two rules of a sample owner, with the names a visitor of hers would read.
import type { Queries } from '#server/backend/database/database.ts'
import { insertRows } from './insert-rows.ts'

const OWNER = 'zohra@sample.mahalla.example'

const rules = [
  {
    name: 'Avis sans réponse',
    recipe: 'unanswered_review',
    trigger: 'review_published',
    setting: null,
    delay_minutes: 2880,
    conditions: { unanswered: true },
  },
  {
    name: 'Horaires de Ramadan',
    recipe: 'ramadan_hours',
    trigger: 'ramadan_near',
    setting: 14,
    delay_minutes: 0,
    conditions: {},
  },
]

export const insertAutomations = (tx: Queries): Promise<void> =>
  insertRows(
    tx,
    rules.map((rule) => ({ ...rule, owner: OWNER })),
    'name text, recipe text, trigger text, setting smallint, delay_minutes integer, conditions jsonb, owner text',
    `insert into public.automation_rules (id, owner_id, name, recipe, trigger, setting, delay_minutes, conditions, action, is_sample)
     select md5('sample automation ' || s.recipe)::uuid, u.id, s.name, s.recipe, s.trigger, s.setting, s.delay_minutes, s.conditions,
       'mail', true
     from sample as s join auth.users as u on u.email = s.owner
     on conflict do nothing`,
  )
