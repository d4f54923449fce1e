// The controls of memorise mode: what is hidden, which verses, how often, and where one is.

import { writeVerse } from '#app/core/quran/write-verse.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { Button } from '#app/ui/button.tsx'
import { EyeOff } from '#app/ui/icons.ts'
import { SegmentedControl } from '#app/ui/segmented-control.tsx'
import { begin, isDone, type Memorising, MOST_ROUNDS } from './memorise.ts'
import type { Verse } from './passage.ts'

type Props = {
  state: Memorising
  verses: readonly Verse[]
  onChange: (state: Memorising) => void
  onNextWord: () => void
  onStop: () => void
}

export function MemorisePanel({ state, verses, onChange, onNextWord, onStop }: Props) {
  const { locale, t } = useI18n()
  const words = t.quran.memorise
  const again = (change: Partial<Memorising>) => onChange(begin({ ...state, ...change }))
  const options = verses.map((verse) => (
    <option key={verse.number} value={verse.number}>
      {writeVerse(locale, verse)}
    </option>
  ))
  return (
    <div className="alert alert--success quran-memorise">
      <EyeOff className="i" />
      <div className="grow stack gap-3">
        <p>
          <b>{words.title}</b> {state.hide === 'words' ? words.words : words.whole}
        </p>
        <div className="quran-memorise__choices">
          <div className="stack gap-1 quran-memorise__hide">
            <span className="small" aria-hidden="true">
              {words.hide}
            </span>
            <SegmentedControl
              label={words.hide}
              value={state.hide}
              onChange={(hide) => again({ hide })}
              options={[
                { value: 'words', label: words.hideWords },
                { value: 'verses', label: words.hideVerses },
              ]}
            />
          </div>
          <label className="stack gap-1">
            <span className="small">{words.from}</span>
            <select
              className="input"
              value={state.from}
              onChange={(event) => again({ from: Number(event.target.value) })}
            >
              {options}
            </select>
          </label>
          <label className="stack gap-1">
            <span className="small">{words.to}</span>
            <select className="input" value={state.to} onChange={(event) => again({ to: Number(event.target.value) })}>
              {options}
            </select>
          </label>
          <label className="stack gap-1">
            <span className="small">{words.times}</span>
            <input
              className="input"
              type="number"
              min={1}
              max={MOST_ROUNDS}
              value={state.rounds}
              onChange={(event) => {
                const rounds = Math.trunc(Number(event.target.value))
                if (rounds >= 1 && rounds <= MOST_ROUNDS) again({ rounds })
              }}
            />
          </label>
        </div>
        <div className="row row--wrap gap-3">
          <p className="strong max-sm:w-full" role="status">
            {isDone(state)
              ? words.done(state.rounds)
              : words.round(formatNumber(locale, state.round), formatNumber(locale, state.rounds))}
          </p>
          {isDone(state) ? (
            <Button variant="outline" size="sm" onClick={() => again({})}>
              {words.again}
            </Button>
          ) : (
            <Button variant="outline" size="sm" onClick={onNextWord}>
              {words.nextWord}
            </Button>
          )}
          <Button variant="ghost" size="sm" onClick={onStop}>
            {words.stop}
          </Button>
        </div>
      </div>
    </div>
  )
}
