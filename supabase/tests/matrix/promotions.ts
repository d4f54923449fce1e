// The row is a draft. Staff manage; visitors see running ones, which another test checks.
import { insertRow, type TableMatrix } from './shape.ts'

const draft = { title: { en: 'Title' }, body: { en: 'Body' }, cta_label: { en: 'Go' }, href: '/packages' }

export const matrix: TableMatrix = {
  arrange: ({ db, word }) => insertRow(db, 'promotions', { ...draft, id: crypto.randomUUID(), slug: word() }, 'id'),
  insert: async ({ word }) => ({ ...draft, slug: word() }),
  change: { href: '/help' },
  expected: {
    //           select      insert      update      delete
    anon: ['filtered', 'denied', 'denied', 'denied'],
    owner: ['filtered', 'denied', 'filtered', 'filtered'],
    stranger: ['filtered', 'denied', 'filtered', 'filtered'],
    staff: ['allowed', 'allowed', 'allowed', 'allowed'],
    superadmin: ['allowed', 'allowed', 'allowed', 'allowed'],
  },
}
