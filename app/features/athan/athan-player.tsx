// The prayer-call player: on or off, a sound for each prayer, and an honest word about what browsers allow.
import { useState } from 'react'
import type { PrayerOrder } from '#app/core/prayer/prayer-card.tsx'
import { PRAYERS, type PrayerName } from '#app/core/prayer/rules.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { writeTime } from '#app/i18n/write-time.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Play, Square, Volume2, VolumeX } from '#app/ui/icons.ts'
import { Select } from '#app/ui/select.tsx'
import { Switch } from '#app/ui/switch.tsx'
import { SILENCE, TONE } from './player-choice.ts'
import type { Sound } from './queries.server.ts'
import type { Call } from './rules.ts'
import { SoundElement } from './sound-element.tsx'
import { usePlayer } from './use-player.ts'

type Props = { calls: readonly Call[]; order: PrayerOrder | null; sounds: readonly Sound[] }

const suitsPrayer = (sound: Sound, prayer: PrayerName) =>
  sound.suits === 'all' || (sound.suits === 'fajr') === (prayer === 'fajr')

export function AthanPlayer({ calls: served, order, sounds }: Props) {
  const { locale, t } = useI18n()
  const words = t.athan.player
  const names = t.prayer.names
  const [isRefused, setRefused] = useState(false)
  const player = usePlayer({ calls: served, order }, sounds, {
    title: t.athan.title,
    notification: (name) => words.notification(names[name]),
  })
  const { calls, choice, change, state, isReady, arm, stop, askForNotifications } = player
  const { isArmed, playing } = state
  const next = calls.find(({ name, at }) => at > Date.now() && choice.sounds[name] !== SILENCE)

  const status = () => {
    if (playing) return playing.prayer ? words.playing(names[playing.prayer]) : words.testing
    if (!isArmed) return state.needsTap ? words.needsTap : words.notArmed
    return next ? words.armedUntil(names[next.name], writeTime(locale, next.time)) : words.nothingChosen
  }

  return (
    <section className="panel stack gap-5" aria-labelledby="athan-player">
      <div className="athan-player__head">
        <div>
          <h2 className="h3" id="athan-player">
            {words.title}
          </h2>
          <p className="soft">{words.lead}</p>
        </div>
        <button
          type="button"
          className="athan-player__power"
          aria-pressed={isArmed}
          disabled={!isReady}
          onClick={() => arm(!isArmed)}
        >
          {isArmed ? <Volume2 className="i i--lg" /> : <VolumeX className="i i--lg" />}
          <span className="sr-only">{isArmed ? words.switchOff : words.switchOn}</span>
          <span aria-hidden="true">{isArmed ? words.on : words.off}</span>
        </button>
      </div>
      <div className="athan-player__status" data-armed={isArmed || undefined}>
        <p role="status">{status()}</p>
        {playing && (
          <Button variant="danger" size="sm" onClick={stop}>
            <Square className="i i--sm" />
            {words.stop}
          </Button>
        )}
      </div>
      <noscript>
        <p className="small muted">{words.needsScript}</p>
      </noscript>
      {state.hasFailed && (
        <Alert tone="warning" announce>
          {words.failed}
        </Alert>
      )}
      {state.missed.map((call) => (
        <Alert key={call.at} tone="warning" announce>
          {words.missed(names[call.name], writeTime(locale, call.time))}
        </Alert>
      ))}
      <SoundChoices player={player} sounds={sounds} />
      <label className="athan-player__volume">
        <Volume2 className="i" />
        <span>{words.volume}</span>
        <input
          type="range"
          min="0"
          max="1"
          step="0.05"
          disabled={!isReady}
          value={choice.volume}
          onChange={(event) => change({ ...choice, volume: Number(event.target.value) })}
        />
      </label>
      <div className="stack gap-2">
        <Switch
          label={words.notify}
          checked={choice.notify}
          disabled={!isReady}
          onChange={async (event) => setRefused(!(await askForNotifications(event.target.checked)))}
        />
        {isRefused && <p className="small text-danger">{words.notifyRefused}</p>}
        {choice.notify && <p className="small muted">{words.notifyOn}</p>}
        {isArmed && state.isAwake !== null && (
          <p className="small muted">{state.isAwake ? words.awake : words.notAwake}</p>
        )}
      </div>
      <Alert title={words.honest}>{words.honestText}</Alert>
      <SoundList sounds={sounds} />
    </section>
  )
}

type ChoicesProps = { player: ReturnType<typeof usePlayer>; sounds: readonly Sound[] }

/** A sound for each prayer, or one for all. */
function SoundChoices({ player: { choice, change, isReady, test }, sounds }: ChoicesProps) {
  const { t } = useI18n()
  const words = t.athan.player
  const names = t.prayer.names
  const [first = SILENCE] = PRAYERS.map((name) => choice.sounds[name])
  const common = PRAYERS.every((name) => choice.sounds[name] === first) ? first : ''
  /** A recording that does not suit a prayer is not taken for it: what is set there stays. */
  const forAll = (wanted: string) => {
    const sound = sounds.find(({ id }) => id === wanted)
    const chosen = PRAYERS.filter((name) => !sound || suitsPrayer(sound, name)).map((name) => [name, wanted])
    return { ...choice.sounds, ...Object.fromEntries(chosen) }
  }
  return (
    <ul className="athan-player__list">
      <li>
        <span className="strong">{words.all}</span>
        <Select
          aria-label={words.soundForAll}
          value={common}
          disabled={!isReady}
          onChange={(event) => change({ ...choice, sounds: forAll(event.target.value) })}
        >
          {common === '' && <option value="">{words.various}</option>}
          <option value={TONE}>{words.tone}</option>
          <option value={SILENCE}>{words.none}</option>
          {sounds.map((sound) => (
            <option key={sound.id} value={sound.id}>
              {sound.reciter ? `${sound.title} · ${sound.reciter}` : sound.title}
            </option>
          ))}
        </Select>
      </li>
      {PRAYERS.map((name) => (
        <li key={name}>
          <span className="strong">{names[name]}</span>
          <Select
            aria-label={words.soundFor(names[name])}
            value={choice.sounds[name]}
            disabled={!isReady}
            onChange={(event) => change({ ...choice, sounds: { ...choice.sounds, [name]: event.target.value } })}
          >
            <option value={TONE}>{words.tone}</option>
            <option value={SILENCE}>{words.none}</option>
            {sounds
              .filter((sound) => suitsPrayer(sound, name))
              .map((sound) => (
                <option key={sound.id} value={sound.id}>
                  {sound.reciter ? `${sound.title} · ${sound.reciter}` : sound.title}
                </option>
              ))}
          </Select>
          <Button
            variant="outline"
            size="sm"
            disabled={!isReady}
            aria-label={words.test(names[name])}
            onClick={() => test(name)}
          >
            <Play className="i i--sm" />
            {words.testShort}
          </Button>
        </li>
      ))}
    </ul>
  )
}

/** Whose sounds these are, to be heard one by one. */
function SoundList({ sounds }: { sounds: readonly Sound[] }) {
  const words = useI18n().t.athan.player
  return (
    <section className="stack gap-3" aria-labelledby="athan-sounds">
      <h3 className="h4" id="athan-sounds">
        {words.sounds}
      </h3>
      {sounds.length === 0 && <p className="small muted">{words.noSounds}</p>}
      <ul className="athan-player__sounds">
        {sounds.map((sound) => (
          <li key={sound.id}>
            <div>
              <p className="strong">{sound.title}</p>
              {sound.reciter && <p className="small soft">{sound.reciter}</p>}
              <p className="small muted">
                {sound.licenceUrl ? (
                  <a className="link" href={sound.licenceUrl} rel="license noreferrer">
                    {words.credit(sound.licence)}
                  </a>
                ) : (
                  words.credit(sound.licence)
                )}{' '}
                ·{' '}
                <a className="link" href={sound.sourceUrl} rel="noreferrer">
                  {words.source}
                </a>
              </p>
            </div>
            <SoundElement title={sound.title} src={sound.src} />
          </li>
        ))}
      </ul>
    </section>
  )
}
