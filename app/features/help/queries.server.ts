import * as z from 'zod'
import { readRows } from '#app/core/listings/source-row.ts'
import { ask, askPage } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import { isLocale, type Locale } from '#app/i18n/locales.ts'
import { loadMessages } from '#app/i18n/messages.server.ts'
import { summaryOfText } from './prose.ts'
import { LONGEST, SECTIONS, type Section } from './rules.ts'

type Paging = Pick<Services, 'page' | 'log'>
type Asking = Pick<Services, 'db' | 'log'>

const textIn = (row: Record<string, unknown>, key: string) => (typeof row[key] === 'string' ? row[key] : '')
const languageIn = (row: Record<string, unknown>): Locale => (isLocale(row.locale) ? row.locale : 'en')

export type TopicLine = { id: string; locale: Locale; question: string; answer: string | null }

/** All topics under their headings; `answer` is there where /faq shows it. */
export async function listHelp(services: Paging, locale: Locale): Promise<{ section: Section; topics: TopicLine[] }[]> {
  const rows = readRows(await askPage(services, 'help_page', { language: locale }))
  return SECTIONS.map((section) => ({
    section,
    topics: rows
      .filter((row) => row.section === section)
      .map((row) => ({
        id: textIn(row, 'id'),
        locale: languageIn(row),
        question: textIn(row, 'question'),
        answer: typeof row.answer === 'string' ? row.answer : null,
      })),
  })).filter(({ topics }) => topics.length > 0)
}

export type HelpHit = { id: string; locale: Locale; question: string; summary: string }

/** Texts name whoever runs this installation by a mark. */
export async function nameOperator({ config }: Pick<Services, 'config'>, text: string, locale: Locale) {
  if (!text.includes('{operator}')) return text
  const { noOperator } = (await loadMessages(locale)).help.site
  return text.replaceAll('{operator}', config.operator ?? noOperator)
}

export async function searchHelp(
  services: Paging & Pick<Services, 'config'>,
  query: string,
  locale: Locale,
): Promise<HelpHit[]> {
  const asked = query.trim().slice(0, LONGEST.query)
  if (asked === '') return []
  const rows = readRows(await askPage(services, 'search_help', { query: asked, language: locale }))
  return Promise.all(
    rows.map(async (row) => ({
      id: textIn(row, 'id'),
      locale: languageIn(row),
      question: textIn(row, 'question'),
      summary: summaryOfText(await nameOperator(services, textIn(row, 'answer'), languageIn(row))),
    })),
  )
}

export type Topic = {
  id: string
  locale: Locale
  section: string
  question: string
  answer: string
  picture: string | null
  /** When the words last changed. */
  changed: string
  versions: string[]
  related: { id: string; question: string }[]
}

export async function findTopic(services: Paging, id: string, locale: Locale): Promise<Topic | null> {
  const asked = { topic: id, language: locale }
  const found = await askPage(services, 'help_topic', asked, z.record(z.string(), z.unknown()).nullable())
  if (!found) return null
  return {
    id: textIn(found, 'id'),
    locale: languageIn(found),
    section: textIn(found, 'section'),
    question: textIn(found, 'question'),
    answer: textIn(found, 'answer'),
    picture: textIn(found, 'picture') || null,
    changed: textIn(found, 'changed'),
    versions: Array.isArray(found.versions) ? found.versions.filter((at) => typeof at === 'string') : [],
    related: readRows(found.related).map((other) => ({ id: textIn(other, 'id'), question: textIn(other, 'question') })),
  }
}

/** What a page said from that moment on; null where there is no such version. */
export async function findVersion(services: Asking, id: string, locale: Locale, savedAt: string) {
  if (Number.isNaN(Date.parse(savedAt))) return null
  const rows = await ask(
    services,
    services
      .db()
      .from('help_versions')
      .select('question, answer, saved_at')
      .eq('topic_id', id)
      .eq('locale', locale)
      .eq('saved_at', savedAt)
      .limit(1),
  )
  return rows[0] ?? null
}

/** For staff: every topic in every language. */
export const listTopics = (services: Asking) =>
  ask(
    services,
    services
      .db()
      .from('help_topics')
      .select('id, locale, question, section, published, in_faq, position, updated_at')
      .order('position')
      .order('id')
      .limit(1000),
  )

const EDITED = 'id, locale, question, answer, keywords, section, picture, in_faq, published, position, updated_at'

/** The topic with its languages and what it said before, for the editor. */
export async function loadForEditing(services: Asking, id: string, locale: Locale) {
  const [topics, versions] = await Promise.all([
    ask(services, services.db().from('help_topics').select(EDITED).eq('id', id)),
    ask(
      services,
      services
        .db()
        .from('help_versions')
        .select('saved_at')
        .eq('topic_id', id)
        .eq('locale', locale)
        .order('saved_at', { ascending: false })
        .limit(50),
    ),
  ])
  return {
    topic: topics.find((topic) => topic.locale === locale) ?? null,
    /** Where a language is new, the English shows what to say in it. */
    english: topics.find((topic) => topic.locale === 'en') ?? topics[0] ?? null,
    languages: topics.map((topic) => topic.locale),
    versions: versions.map(({ saved_at }) => saved_at),
  }
}
