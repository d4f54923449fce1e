// Helpers of the loaders of the reader's routes: the reading visitor, the head of a page, and the answer for a missing one.
import { data, type MetaDescriptor } from 'react-router'
import { voice } from '#app/core/brand/voice.ts'
import type { Missing } from '#app/core/errors/missing.ts'
import { surahSize, verseRef } from '#app/core/quran/numbering.ts'
import { surahName } from '#app/core/quran/text.server.ts'
import { writeVerse } from '#app/core/quran/write-verse.ts'
import type { Services } from '#app/core/request/services.ts'
import type { JsonLd } from '#app/core/seo/json-ld.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { breadcrumbTrail, type Crumb, completeTitle } from '#app/core/seo/rules.ts'
import type { Messages } from '#app/i18n/catalogue.ts'
import { inLocale, type Locale } from '#app/i18n/locales.ts'
import { i18nOf } from '#app/i18n/messages.server.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { type PassageKind, type ReaderData, unpackSection } from './passage.ts'
import { findPassage, loadPassage, nearestPath, type Reading } from './queries.server.ts'

export async function readingOf(request: Request, services: Services, url: URL): Promise<Reading & { t: Messages }> {
  return { services, cookie: request.headers.get('cookie'), ...(await i18nOf(url)) }
}

const LONGEST_QUOTE = 110

/** Ends at a word: descriptions are cut by whoever shows them anyway. Only ever a translation, never the Arabic. */
function quote(text: string): string {
  return text.length <= LONGEST_QUOTE ? text : `${text.slice(0, text.lastIndexOf(' ', LONGEST_QUOTE))} …`
}

function describe(reader: ReaderData, locale: Locale, t: Messages): { title: string; description: string } {
  const words = t.quran
  const first = reader.sections[0]
  const { name = '', meaning = '', size = 0 } = first?.surah ?? {}
  const n = formatNumber(locale, reader.number)
  const begins = first ? `${name} ${writeVerse(locale, verseRef(first.number))}` : ''
  switch (reader.kind) {
    case 'surah':
      return { title: words.surahTitle(name, meaning), description: words.surahDescription(name, meaning, size) }
    case 'juz':
      return { title: words.juzTitle(n), description: words.juzDescription(n, begins) }
    case 'page':
      return { title: words.pageTitle(n), description: words.pageDescription(n, begins) }
    case 'verse': {
      const key = writeVerse(locale, verseRef(reader.target ?? 1))
      const verse = first && unpackSection(first).verses.find(({ number }) => number === reader.target)
      return {
        title: words.verseTitle(name, key),
        description: words.verseDescription(name, key, quote(verse?.translations[0] ?? meaning)),
      }
    }
  }
}

function pathOf({ kind, number, target }: ReaderData): string {
  if (kind === 'verse') return `/quran/${number}/${verseRef(target ?? 1).ayah}`
  return kind === 'surah' ? `/quran/${number}` : `/quran/${kind}/${number}`
}

/** A surah is a chapter of the book; its verses are parts of the chapter. */
function structured(reader: ReaderData, locale: Locale, siteUrl: string, title: string): JsonLd {
  const path = pathOf(reader)
  return {
    '@context': 'https://schema.org',
    '@type': reader.kind === 'surah' ? 'Chapter' : 'WebPage',
    '@id': siteUrl + inLocale(path, locale),
    url: siteUrl + inLocale(path, locale),
    name: title,
    inLanguage: [...new Set(['ar', ...reader.editions.map(({ language }) => language)])],
    isAccessibleForFree: true,
    ...(reader.kind === 'surah' && {
      position: reader.number,
      alternateName: reader.sections[0]?.surah.arabic ?? '',
      isPartOf: { '@type': 'Book', '@id': `${siteUrl}/quran`, name: 'القرآن الكريم', inLanguage: 'ar' },
    }),
  }
}

export type PassagePage = { reader: ReaderData; crumbs: Crumb[]; meta: MetaDescriptor[] }

/** All a passage's route needs; throws the 404 of an address that names nothing. */
export async function loadPassagePage(
  reading: Reading & { t: Messages },
  kind: PassageKind,
  number: string | undefined,
  ayah?: string,
): Promise<PassagePage> {
  const target = findPassage(kind, number, ayah)
  if (!target) throw missingPassage(reading, kind, number)
  const { locale, t, services } = reading
  const reader = loadPassage(reading, target)
  const { title, description } = describe(reader, locale, t)
  const path = pathOf(reader)
  const { name } = surahName(locale, reader.places.surah)
  const own = [t.quran.title]
  // The addresses /quran/juz and /quran/page are none; their passages hang below the index.
  const crumbs =
    kind === 'juz' || kind === 'page'
      ? [...breadcrumbTrail('/quran', voice[locale].home, own), { name: title, path }]
      : breadcrumbTrail(path, voice[locale].home, kind === 'verse' ? [...own, name, title] : [...own, name])
  const { siteUrl } = services.config
  return {
    reader,
    crumbs,
    meta: pageMeta({
      url: path,
      locale,
      siteUrl,
      title,
      description,
      breadcrumbs: crumbs,
      jsonLd: structured(reader, locale, siteUrl, title),
    }),
  }
}

function missingPassage({ locale, t }: Reading & { t: Messages }, kind: PassageKind, number: string | undefined) {
  const near = nearestPath(kind, number)
  const title = t.quran.missing[near ? 'verse' : kind === 'verse' ? 'surah' : kind]
  const missing: Missing = {
    title,
    documentTitle: completeTitle(title, voice[locale]),
    query: '',
    matches: [
      ...(near
        ? [
            {
              kind: 'page' as const,
              path: near.path,
              name: t.quran.missing.nearest(surahName(locale, near.surah).name, surahSize(near.surah)),
              location: '',
            },
          ]
        : []),
      { kind: 'page' as const, path: '/quran', name: t.quran.title, location: '' },
    ],
  }
  return data(missing, { status: 404, headers: { 'X-Robots-Tag': 'noindex' } })
}
