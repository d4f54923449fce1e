// A verse while it is being learnt: the words not yet shown keep their room, and are neither seen nor read out.
import { useI18n } from '#app/i18n/catalogue.ts'
import { Button } from '#app/ui/button.tsx'
import { Eye } from '#app/ui/icons.ts'
import { verseWords } from './memorise.ts'
import type { Verse } from './passage.ts'
import { endOfAyah } from './rules.ts'

type Props = { verse: Verse; shownWords: number; onReveal: (verse: number) => void }

export function HiddenVerse({ verse, shownWords, onReveal }: Props) {
  const words = useI18n().t.quran.memorise
  const all = verseWords(verse.text)
  const hidden = all.slice(shownWords)
  return (
    <>
      <p className="quran-ayah__ar" lang="ar" dir="rtl">
        {all.slice(0, shownWords).join(' ')} {/* Words repeat; how much of the verse follows tells them apart. */}
        {hidden.map((word, i) => (
          <span key={hidden.slice(i).join(' ')} className="quran-hidden" aria-hidden="true">
            {word}{' '}
          </span>
        ))}
        {endOfAyah(verse.ayah)}
      </p>
      {hidden.length > 0 && (
        <p className="row pt-3">
          <Button variant="soft" size="sm" onClick={() => onReveal(verse.number)}>
            <Eye className="i i--sm" />
            {words.reveal}
          </Button>
          <span className="sr-only">{words.hiddenWords(hidden.length)}</span>
        </p>
      )}
    </>
  )
}
