// Loads the help topics and the pages about the site. They belong into every database, with samples or without.
import type { Queries } from '#server/backend/database/database.ts'
import { helpTopics } from './data/help.ts'
import { languages } from './data/shapes.ts'
import { ar } from './data/site-pages/ar.ts'
import { en } from './data/site-pages/en.ts'
import { fr } from './data/site-pages/fr.ts'
import { id } from './data/site-pages/id.ts'
import { sitePages } from './data/site-pages/shape.ts'
import { tr } from './data/site-pages/tr.ts'
import { ur } from './data/site-pages/ur.ts'

const pagesIn = { en, ar, ur, fr, tr, id }

const topicRows = () =>
  helpTopics.flatMap(({ id: topic, question, answer, keywords, section, inFaq = false, picture }, position) =>
    languages.map((locale) => ({
      id: topic,
      locale,
      question: question[locale],
      answer: answer[locale],
      keywords: keywords[locale],
      position,
      section,
      in_faq: inFaq,
      picture,
    })),
  )

const pageRows = () =>
  sitePages.flatMap((page, position) =>
    languages.map((locale) => ({
      id: page,
      locale,
      question: pagesIn[locale][page].title,
      answer: pagesIn[locale][page].text,
      keywords: [],
      position: helpTopics.length + position,
      section: 'site',
      in_faq: false,
    })),
  )

/** Adds topics that are missing. What staff have rewritten stays as it is. */
export async function seedHelpTopics(db: Queries): Promise<void> {
  await db.query(
    `insert into public.help_topics (id, locale, question, answer, keywords, position, section, in_faq, picture)
     select * from jsonb_to_recordset($1::text::jsonb)
       as r (id text, locale text, question text, answer text, keywords text[], position smallint, section text,
         in_faq boolean, picture text)
     on conflict do nothing`,
    [JSON.stringify([...topicRows(), ...pageRows()])],
  )
}
