// The recitation's controls, at the foot of the window while something is played.
import { surahSize, verseRef } from '#app/core/quran/numbering.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { Button } from '#app/ui/button.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { Pause, Play, Repeat, Repeat1, SkipBack, SkipForward, X } from '#app/ui/icons.ts'
import { REPEATS } from './rules.ts'
import type { Recitation } from './use-recitation.ts'

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`

export function PlayerBar({ recitation, reciter }: { recitation: Recitation; reciter: string | null }) {
  const { locale, t } = useI18n()
  const words = t.quran.player
  const { state, verse, repeat, speed, position, length } = recitation
  if (verse === null) return null
  const { surah, ayah } = verseRef(verse)
  const isRunning = state === 'playing' || state === 'loading'
  return (
    <section className="quran-player" aria-label={words.label}>
      <IconButton className="quran-player__wide" label={words.previous} onClick={() => recitation.step(-1)}>
        <SkipBack className="i flip" />
      </IconButton>
      <button
        type="button"
        className="quran-player__go"
        aria-label={isRunning ? words.pause : words.play}
        onClick={recitation.toggle}
      >
        {isRunning ? <Pause className="i i--fill" /> : <Play className="i i--fill" />}
      </button>
      <IconButton label={words.next} onClick={() => recitation.step(1)}>
        <SkipForward className="i flip" />
      </IconButton>
      <div className="grow">
        {state === 'failed' ? (
          <p className="small" role="alert">
            {words.failed}{' '}
            <Button variant="outline" size="sm" onClick={recitation.toggle}>
              {words.retry}
            </Button>
          </p>
        ) : (
          <>
            <p className="row between small">
              <b className="strong">{words.at(formatNumber(locale, ayah), formatNumber(locale, surahSize(surah)))}</b>
              <span className="muted num quran-player__wide" dir="ltr">
                {length > 0 ? `${clock(position)} / ${clock(length)}` : ''}
              </span>
            </p>
            <progress className="quran-player__meter" aria-hidden="true" max={length || 1} value={position} />
            {reciter && <p className="tiny muted">{words.by(reciter)}</p>}
          </>
        )}
      </div>
      <button
        type="button"
        className="btn btn--ghost num"
        aria-label={words.speed(formatNumber(locale, speed))}
        onClick={recitation.changeSpeed}
      >
        <span dir="ltr">{formatNumber(locale, speed)}×</span>
      </button>
      <IconButton
        label={words.repeat[repeat]}
        aria-pressed={repeat !== 'off'}
        onClick={() => recitation.setRepeat(REPEATS[(REPEATS.indexOf(repeat) + 1) % REPEATS.length] ?? 'off')}
      >
        {repeat === 'verse' ? <Repeat1 className="i" /> : <Repeat className="i" />}
      </IconButton>
      <IconButton label={words.close} onClick={recitation.stop}>
        <X className="i" />
      </IconButton>
    </section>
  )
}
