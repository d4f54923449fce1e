// Loads the help topics. They describe the site itself, so they belong into every database, with samples or without.
import type { Queries } from '#server/backend/database/database.ts'
import { helpTopics } from './data/help.ts'
import { languages } from './data/shapes.ts'

/** Adds topics that are missing. What staff have rewritten stays as it is. */
export async function seedHelpTopics(db: Queries): Promise<void> {
  const rows = helpTopics.flatMap(({ id, question, answer, keywords }, position) =>
    languages.map((locale) => ({
      id,
      locale,
      question: question[locale],
      answer: answer[locale],
      keywords: keywords[locale],
      position,
    })),
  )
  await db.query(
    `insert into public.help_topics (id, locale, question, answer, keywords, position)
     select * from jsonb_to_recordset($1::text::jsonb)
       as r (id text, locale text, question text, answer text, keywords text[], position smallint)
     on conflict do nothing`,
    [JSON.stringify(rows)],
  )
}
