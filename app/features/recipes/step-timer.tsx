// A step's timer. It runs to a moment, not for a while: what sleeps in between does not matter.
import { useEffect, useState } from 'react'
import { useI18n } from '#app/i18n/catalogue.ts'
import { Button } from '#app/ui/button.tsx'
import { BellRing, Clock } from '#app/ui/icons.ts'
import { writeDuration } from './duration.ts'
import { endOf, setTimer } from './timer-store.ts'

type Props = { id: string; seconds: number }

const TICK = 500

/** Three short tones; a browser that plays none still shows the end. */
function ring() {
  try {
    const audio = new AudioContext()
    for (const start of [0, 0.4, 0.8]) {
      const tone = audio.createOscillator()
      tone.frequency.value = 880
      tone.connect(audio.destination)
      tone.start(audio.currentTime + start)
      tone.stop(audio.currentTime + start + 0.2)
    }
    navigator.vibrate?.([200, 200, 200])
  } catch {
    // Silent.
  }
}

export function StepTimer({ id, seconds }: Props) {
  const { locale, t } = useI18n()
  const words = t.recipes
  const [endsAt, setEndsAt] = useState<number | null>(null)
  const [now, setNow] = useState(0)
  // Only scripts can count: without them there is no button that does nothing.
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    setReady(true)
    setNow(Date.now())
    setEndsAt(endOf(id, Date.now()))
  }, [id])
  const isOver = endsAt !== null && now >= endsAt
  useEffect(() => {
    if (endsAt === null || isOver) return
    const tick = () => {
      setNow(Date.now())
      if (Date.now() >= endsAt) ring()
    }
    const timer = setInterval(tick, TICK)
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [endsAt, isOver])
  if (!isReady) return null
  const set = (moment: number | null) => {
    setTimer(id, moment, Date.now())
    setEndsAt(moment)
    setNow(Date.now())
  }
  if (endsAt === null)
    return (
      <Button size="sm" variant="outline" className="recipes-timer" onClick={() => set(Date.now() + seconds * 1000)}>
        <Clock className="i i--sm" />
        {words.timer.start(writeDuration(locale, words, seconds))}
      </Button>
    )
  return (
    <span className="recipes-timer row row--wrap gap-2" data-over={isOver || undefined}>
      <span className="strong num row gap-2" role="timer" aria-live={isOver ? 'assertive' : 'off'}>
        {isOver ? <BellRing className="i i--sm" /> : <Clock className="i i--sm" />}
        {isOver ? words.timer.done : words.timer.left(writeDuration(locale, words, Math.ceil((endsAt - now) / 1000)))}
      </span>
      <Button size="sm" variant="ghost" onClick={() => set(null)}>
        {words.timer.stop}
      </Button>
    </span>
  )
}
