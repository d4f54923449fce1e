// Letters about work: to employers about who applied and about an end that is near, to applicants about an answer, and to
// whoever wants to hear of new posts.
import { inLocale, isLocale, type Locale } from '#app/i18n/locales.ts'
import { mailMessages } from '#app/i18n/mail/catalogue.server.ts'
import { loadMessages } from '#app/i18n/messages.server.ts'
import { writeDate } from '#app/i18n/write-date.ts'
import type { Letter } from './letter.ts'
import { oneLine } from './one-line.ts'
import { endOfAlert, oneClickEnd } from './place-alerts.ts'

export type JobNews = {
  kind: string
  language: string
  title: string
  slug: string
  state: string | null
  person: string | null
  ends_at: string | null
}

export type JobAlertNews = { language: string; token: string; name: string; address: string; items: unknown }

const localeOf = (language: string): Locale => (isLocale(language) ? language : 'en')

export function jobLetter(news: JobNews, siteUrl: string): { subject: string; letter: Letter } {
  const locale = localeOf(news.language)
  const t = mailMessages(locale).jobs
  const title = oneLine(news.title)
  const person = oneLine(news.person ?? '')
  const to = (path: string) => siteUrl + inLocale(path, locale)
  if (news.kind === 'application')
    return {
      subject: t.application.subject(title),
      letter: {
        locale,
        body: t.application.body(person, title),
        action: { label: t.application.action, url: to(`/jobs/${encodeURIComponent(news.slug)}/applicants`) },
        closing: null,
      },
    }
  if (news.kind === 'ending')
    return {
      subject: t.ending.subject(title),
      letter: {
        locale,
        body: t.ending.body(title, writeDate(locale, news.ends_at ?? '')),
        action: { label: t.ending.action, url: to('/account/jobs') },
        closing: null,
      },
    }
  const answers: Readonly<Record<string, (title: string, employer: string) => string>> = t.answers
  const tell = answers[news.state ?? ''] ?? t.answers.seen
  return {
    subject: t.answerSubject(title),
    letter: {
      locale,
      body: tell(title, person),
      action: { label: t.answerAction, url: to('/account/applications') },
      closing: null,
    },
  }
}

type Found = { slug: string; title: string; city: string | null; employer: { name: string } | null }

export async function jobAlertLetter(
  news: JobAlertNews,
  siteUrl: string,
): Promise<{ subject: string; letter: Letter; headers: Record<string, string> }> {
  const locale = localeOf(news.language)
  const t = mailMessages(locale).jobs.alert
  const { jobs: words } = await loadMessages(locale)
  const items = Array.isArray(news.items) ? (news.items as Found[]) : []
  const list = items.map(({ slug, title, city, employer }) => ({
    text: [oneLine(title), employer && oneLine(employer.name), city && oneLine(city)].filter(Boolean).join(' · '),
    url: `${siteUrl}${inLocale(`/jobs/${encodeURIComponent(slug)}`, locale)}`,
  }))
  const leave = endOfAlert(siteUrl, locale, news.token)
  return {
    subject: t.subject(words.found(items.length)),
    letter: {
      locale,
      body: t.body(oneLine(news.name)),
      list,
      action: { label: t.action, url: siteUrl + inLocale(news.address, locale) },
      closing: null,
      footer: [t.why, { label: t.stop, url: leave }],
    },
    headers: oneClickEnd(leave),
  }
}
