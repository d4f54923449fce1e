// The menu of one verse: copy it with its reference, share it, open it, save it as the last place.

import type { Edition } from '#app/core/quran/editions.ts'
import { writeVerse } from '#app/core/quran/write-verse.ts'

import { useI18n } from '#app/i18n/catalogue.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Bookmark, BookOpen, Check, Copy, Share2 } from '#app/ui/icons.ts'
import { showToast } from '#app/ui/toasts.ts'
import type { Verse } from './passage.ts'
import { describeVerse, endOfAyah, NO_BREAK } from './rules.ts'

type Props = {
  verse: Verse | null
  name: string
  editions: readonly Edition[]
  isMarked: boolean
  /** Of the verse's own page, in full. */
  addressOf: (verse: Verse) => string
  onClose: () => void
  onMark: (verse: number) => void
  onPlace: (verse: number) => void
}

export function VerseMenu({ verse, name, editions, isMarked, addressOf, onClose, onMark, onPlace }: Props) {
  const { locale, t } = useI18n()
  const words = t.quran.menu

  async function copy(text: string, done: string) {
    try {
      await navigator.clipboard.writeText(text)
      showToast(done)
    } catch {
      showToast(words.notCopied, { tone: 'danger' })
    }
    onClose()
  }

  async function share(shared: Verse) {
    const url = addressOf(shared)
    if (!navigator.share) return copy(url, words.linkCopied)
    // Whoever closes the sheet of the system shares nothing: no message then.
    await navigator.share({ title: words.title(name, writeVerse(locale, shared)), url }).catch(() => {})
    onClose()
  }

  return (
    <Dialog
      open={verse !== null}
      onClose={onClose}
      size="sm"
      title={verse && words.title(name, writeVerse(locale, verse))}
    >
      {verse && (
        <>
          <p className="quran-menu__ar" lang="ar" dir="rtl">
            {verse.text + NO_BREAK + endOfAyah(verse.ayah)}
          </p>
          {editions.map(({ id, language, direction }, i) => (
            <p key={id} className="soft" lang={language} dir={direction}>
              {verse.translations[i]}
            </p>
          ))}
          <div className="quran-menu">
            <Button
              variant="ghost"
              onClick={() =>
                void copy(
                  describeVerse(verse, words.title(name, writeVerse(locale, verse)), addressOf(verse)),
                  words.copied,
                )
              }
            >
              <Copy className="i i--sm" />
              {words.copy}
            </Button>
            <Button variant="ghost" onClick={() => void copy(`${verse.text} ${endOfAyah(verse.ayah)}`, words.copied)}>
              <Copy className="i i--sm" />
              {words.copyArabic}
            </Button>
            <Button variant="ghost" onClick={() => void share(verse)}>
              <Share2 className="i i--sm" />
              {words.share}
            </Button>
            <Button
              variant="ghost"
              onClick={() => {
                onMark(verse.number)
                onClose()
              }}
            >
              <Bookmark className="i i--sm" />
              {isMarked
                ? t.quran.verse.unmark(writeVerse(locale, verse))
                : t.quran.verse.bookmark(writeVerse(locale, verse))}
            </Button>
            <Button
              variant="ghost"
              onClick={() => {
                onPlace(verse.number)
                showToast(words.placed)
                onClose()
              }}
            >
              <Check className="i i--sm" />
              {words.placeHere}
            </Button>
            <Button variant="ghost" to={`/quran/${verse.surah}/${verse.ayah}`}>
              <BookOpen className="i i--sm" />
              {words.open}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  )
}
