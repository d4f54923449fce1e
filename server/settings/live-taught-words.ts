// Brings words that staff teach or withdraw into every process at once, for search, suggestions and the assistant.
import type { Db } from '#app/core/request/services.ts'
import { MOST_TAUGHT, readTaughtWords, TAUGHT_COLUMNS, type TaughtWord, teach } from '#app/core/understanding/taught.ts'
import type { Site } from '../http/request-services.ts'

type Follower = Pick<Site, 'log'> & {
  taughtWords: { current: readonly TaughtWord[] }
  pages: Pick<Site['pages'], 'dropAll'>
  backend: Pick<Site['backend'], 'onChange' | 'onMissed'>
}

export async function followTaughtWords(site: Follower, db: Pick<Db, 'from'>): Promise<void> {
  let asked = 0
  const learn = async () => {
    const turn = ++asked
    const { data, error } = await db.from('taught_words').select(TAUGHT_COLUMNS).order('folded').limit(MOST_TAUGHT)
    const words = error ? null : readTaughtWords(data)
    if (!words) return site.log('query failed', { name: 'taught_words', error: error?.message ?? 'unreadable' })
    // A later question has the newer answer.
    if (turn !== asked) return
    site.taughtWords.current = words
    teach(words)
    // Pages kept meanwhile were made with the old words.
    site.pages.dropAll()
  }
  site.backend.onChange(({ schema, table }) => {
    if (schema === 'public' && table === 'taught_words') void learn()
  })
  site.backend.onMissed(() => void learn())
  await learn()
}
