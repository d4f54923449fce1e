// Brings staff's changes of categories into every process at once, for search, suggestions and imports.
import { editCategories } from '#app/core/categories/categories.ts'
import { type CategoryEdit, EDIT_COLUMNS, MOST_EDITS, readCategoryEdits } from '#app/core/categories/edits.ts'
import type { Db } from '#app/core/request/services.ts'
import type { Site } from '../http/request-services.ts'

type Follower = Pick<Site, 'log'> & {
  categoryEdits: { current: readonly CategoryEdit[] }
  pages: Pick<Site['pages'], 'dropAll'>
  backend: Pick<Site['backend'], 'onChange' | 'onMissed'>
}

export async function followCategories(site: Follower, db: Pick<Db, 'from'>): Promise<void> {
  let asked = 0
  const learn = async () => {
    const turn = ++asked
    const { data, error } = await db
      .from('category_edits')
      .select(EDIT_COLUMNS)
      .order('category')
      .order('part')
      .limit(MOST_EDITS)
    const edits = error ? null : readCategoryEdits(data)
    if (!edits) return site.log('query failed', { name: 'category_edits', error: error?.message ?? 'unreadable' })
    // A later question has the newer answer.
    if (turn !== asked) return
    site.categoryEdits.current = edits
    editCategories(edits)
    // Pages kept meanwhile were made with the old words.
    site.pages.dropAll()
  }
  site.backend.onChange(({ schema, table }) => {
    if (schema === 'public' && table === 'category_edits') void learn()
  })
  site.backend.onMissed(() => void learn())
  await learn()
}
