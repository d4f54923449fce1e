// The Quran: a verse or a surah by its name, and verses that speak of something.
import { findEdition } from '#app/core/quran/editions.ts'
import { verseNumber, verseRef } from '#app/core/quran/numbering.ts'
import { arabicFor } from '#app/core/quran/one-word.ts'
import { type Found, isArabic, searchArabic, searchEdition } from '#app/core/quran/search.server.ts'
import { getEdition, getText, surahName } from '#app/core/quran/text.server.ts'
import { writeVerse } from '#app/core/quran/write-verse.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { type Answer, type AnswerCard, answer } from '../answer.ts'
import { withCards } from '../said.ts'
import type { Lookup, Question } from './question.ts'

const SHOWN = 3
/** Of these the shortest are shown: a long verse names many things. */
const BEST = 30

/** The reader's language, where the operator offers a translation in it. */
const translation = ({ locale, editions = [] }: Question) => (editions.includes(locale) ? findEdition(locale) : null)

/** The verse itself, and below it what it means, with whose words those are. */
function linesOf(verse: number, question: Question): string[] {
  const edition = translation(question)
  const arabic = getText().verses[verse - 1] ?? ''
  const meant = edition && getEdition(edition.id)[verse - 1]
  return meant ? [arabic, `${meant} (${edition.translator})`] : [arabic]
}

function cardOf(verse: number, question: Question): AnswerCard {
  const { surah, ayah } = verseRef(verse)
  const { name } = surahName(question.locale, surah)
  return {
    title: `${name} ${writeVerse(question.locale, { surah, ayah })}`,
    lines: linesOf(verse, question),
    to: `/quran/${surah}/${ayah}`,
  }
}

function findVerses(words: string, question: Question): Found[] {
  const edition = translation(question)
  if (isArabic(words) && question.locale !== 'ur') return searchArabic(words)
  const meant = arabicFor(words)
  const named = meant === null ? [] : searchArabic(meant)
  return named.length > 0 || !edition ? named : searchEdition(edition.id, words)
}

/** Null: no verse has these words, so something else may be meant. */
function versesOn(question: Question): Answer | null {
  const { meaning, locale, t } = question
  const found = meaning.text === '' ? [] : findVerses(meaning.text, question)
  if (found.length === 0) return null
  const { verses } = getText()
  const shown = found
    .slice(0, BEST)
    .toSorted((a, b) => a.rank - b.rank || (verses[a.verse - 1]?.length ?? 0) - (verses[b.verse - 1]?.length ?? 0))
    .slice(0, SHOWN)
    .map(({ verse }) => cardOf(verse, question))
  const said = t.understanding.answers.versesOn(meaning.text, formatNumber(locale, found.length))
  const all = `[${t.understanding.answers.seeAll}](/quran/search?q=${encodeURIComponent(meaning.text)})`
  return answer(`${withCards(locale, said, shown)} ${all}`, { cards: shown })
}

export const quran: Lookup = {
  kinds: ['quran'],
  find(question) {
    const { meaning, locale, t } = question
    const { verse } = meaning
    const { answers: words } = t.understanding
    if (!verse) return versesOn(question)
    const { surah, ayah } = verse
    if (ayah !== null) {
      const card = cardOf(verseNumber({ surah, ayah }), question)
      const [arabic = '', meant] = card.lines
      const said = words.verse(surahName(locale, surah).name, writeVerse(locale, { surah, ayah }), arabic)
      return answer([said, meant].filter(Boolean).join(' '), { cards: [card] })
    }
    const { name, arabic, meaning: named, size } = surahName(locale, surah)
    const said = words.surah(name, formatNumber(locale, surah), formatNumber(locale, size))
    return answer(`${said} [${words.readSurah}](/quran/${surah})`, {
      cards: [
        {
          title: `${name} · ${arabic}`,
          lines: [named, words.verses(formatNumber(locale, size))].filter((line) => line !== ''),
          to: `/quran/${surah}`,
        },
      ],
    })
  },
}
