// A recording: the browser's own player, with what it lacks once scripts run. It goes on where one stopped, to ten seconds,
// and stops at prayer times where the learner wants that.
import { useEffect, useId, useRef, useState } from 'react'
import type { PrayerName } from '#app/core/prayer/rules.ts'
import { useSending } from '#app/core/request/use-sending.tsx'
import { useI18n } from '#app/i18n/catalogue.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { useScript } from '#app/lib/use-script.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Select } from '#app/ui/select.tsx'
import { Switch } from '#app/ui/switch.tsx'
import type { Lesson } from './course.ts'
import { writeClock } from './length.ts'
import { resumeAt } from './rules.ts'
import { Transcript } from './transcript.tsx'
import '#app/ui/styles/work.css'

const SPEEDS = [0.75, 1, 1.25, 1.5, 2] as const
const STEP = 10
const PAUSE_KEY = 'coursePause'

export type ComingPrayer = { name: PrayerName; at: number }

type Props = {
  lesson: Lesson
  language: Locale
  position: number | null
  /** Whether there is somebody whose place is kept. */
  keeps: boolean
  /** None where the place is not known. */
  prayers: readonly ComingPrayer[]
}

export function Recording({ lesson, language, position, keeps, prayers }: Props) {
  const { locale, t } = useI18n()
  const words = t.courses.lesson
  const player = useRef<HTMLVideoElement & HTMLAudioElement>(null)
  const isAlive = useScript()
  const speedId = useId()
  const start = resumeAt(position, lesson.seconds || lesson.minutes * 60)
  const address = lesson.address ?? ''
  useKeptPlace(player, lesson.id, keeps)
  useArrows(player)
  const from = start > 0 ? `${address}#t=${start}` : address
  const Player = lesson.kind === 'video' ? 'video' : 'audio'
  return (
    <div className="stack gap-3">
      <Player
        ref={player}
        className="courses-player"
        src={from}
        controls
        preload={address.startsWith('/') ? 'metadata' : 'none'}
        lang={language}
        aria-label={lesson.title}
      >
        {lesson.captions && <track kind="captions" src={lesson.captions} srcLang={language} default />}
        {words.noPlayer}
      </Player>
      <p className="row row--wrap gap-4 small">
        <a className="link" href={address} download>
          {words.download}
        </a>
        {start > 0 && <span className="muted">{words.resume(writeClock(start))}</span>}
        {!address.startsWith('/') && <span className="muted">{words.elsewhere}</span>}
      </p>
      {isAlive && (
        <div className="row row--wrap gap-4">
          <label className="row gap-2 small" htmlFor={speedId}>
            {words.speed}
            <Select
              id={speedId}
              className="courses-speed"
              defaultValue="1"
              onChange={(event) => {
                if (player.current) player.current.playbackRate = Number(event.target.value)
              }}
            >
              {SPEEDS.map((speed) => (
                <option key={speed} value={speed}>
                  {formatNumber(locale, speed)}×
                </option>
              ))}
            </Select>
          </label>
          {prayers.length > 0 && <PrayerPause player={player} prayers={prayers} />}
        </div>
      )}
      {isAlive && <p className="small muted">{words.keys}</p>}
      {lesson.transcript && <Transcript text={lesson.transcript} language={language} />}
    </div>
  )
}

type Player = { readonly current: HTMLMediaElement | null }

/** Every ten seconds of playing, and when it stops. */
function useKeptPlace(player: Player, lesson: string, keeps: boolean) {
  const { submit } = useSending({ key: `place-${lesson}` })
  useEffect(() => {
    const media = player.current
    if (!media || !keeps) return
    let kept = -1
    const keep = () => {
      const at = Math.floor(media.currentTime / STEP) * STEP
      if (at === kept) return
      kept = at
      submit({ intent: 'place', seconds: Math.floor(media.currentTime) })
    }
    // What was said into a dead line is said once more.
    const again = () => {
      kept = -1
      keep()
    }
    const events = ['timeupdate', 'pause', 'ended'] as const
    for (const event of events) media.addEventListener(event, keep)
    window.addEventListener('online', again)
    return () => {
      for (const event of events) media.removeEventListener(event, keep)
      window.removeEventListener('online', again)
    }
  }, [player, keeps, submit])
}

/** Arrows skip ten seconds wherever one is on the page, but not while typing. */
function useArrows(player: Player) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const media = player.current
      const isElsewhere =
        event.target instanceof HTMLElement && event.target.closest('input, textarea, select, button, a, video, audio')
      if (!media || isElsewhere || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.key === 'ArrowRight') media.currentTime += STEP
      else if (event.key === 'ArrowLeft') media.currentTime -= STEP
      else if (event.key === ' ') media.paused ? media.play() : media.pause()
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [player])
}

/** Off unless switched on; the choice stays on the device. */
function PrayerPause({ player, prayers }: { player: Player; prayers: readonly ComingPrayer[] }) {
  const { t } = useI18n()
  const words = t.courses.lesson
  const [isOn, setIsOn] = useState(false)
  const [begun, setBegun] = useState<PrayerName | null>(null)
  useEffect(() => setIsOn(localStorage.getItem(PAUSE_KEY) === 'on'), [])
  useEffect(() => {
    if (!isOn) return
    const timers = prayers.map(({ name, at }) =>
      setTimeout(
        () => {
          if (player.current?.paused !== false) return
          player.current.pause()
          setBegun(name)
        },
        Math.max(0, at - Date.now()),
      ),
    )
    return () => timers.forEach(clearTimeout)
  }, [isOn, player, prayers])
  return (
    <>
      <Switch
        label={
          <>
            {words.pause} <span className="small muted">{words.pauseHint}</span>
          </>
        }
        checked={isOn}
        onChange={(event) => {
          setIsOn(event.target.checked)
          localStorage.setItem(PAUSE_KEY, event.target.checked ? 'on' : 'off')
        }}
      />
      {begun && (
        <Alert tone="info" announce>
          {words.paused(t.prayer.names[begun])}
        </Alert>
      )}
    </>
  )
}
