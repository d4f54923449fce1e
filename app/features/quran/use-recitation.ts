// Plays verse after verse from the configured address. One audio element, made when first needed: browsers let the same
// element go on while the page is in the background, and the system's own controls steer it.
import { useCallback, useEffect, useRef, useState } from 'react'
import { nextToPlay, type RepeatMode, recitationUrl, SPEEDS } from './rules.ts'
import { useMediaSession } from './use-media-session.ts'

export type Recitation = {
  state: 'idle' | 'loading' | 'playing' | 'paused' | 'failed'
  /** The verse being played; null before the first. */
  verse: number | null
  repeat: RepeatMode
  speed: number
  /** Seconds. */
  position: number
  length: number
  play: (verse: number) => void
  toggle: () => void
  step: (by: -1 | 1) => void
  setRepeat: (repeat: RepeatMode) => void
  /** The next of the speeds; after the fastest, the slowest. */
  changeSpeed: () => void
  stop: () => void
}

type Status = Pick<Recitation, 'state' | 'verse'>
type Passage = { template: string | null; first: number; last: number; describe: (verse: number) => MediaMetadataInit }

/** Told to stop before it had begun, by the listener or by another verse: nothing went wrong. */
const isCutShort = (reason: unknown) => reason instanceof DOMException && reason.name === 'AbortError'

/** So that no silence falls between two verses. */
function fetchAhead(template: string, verse: number | null) {
  if (verse === null) return
  const next = new Audio()
  next.preload = 'auto'
  next.src = recitationUrl(template, verse)
}

export function useRecitation({ template, first, last, describe }: Passage): Recitation {
  const audio = useRef<HTMLAudioElement | null>(null)
  const [{ state, verse }, setStatus] = useState<Status>({ state: 'idle', verse: null })
  const [repeat, setRepeat] = useState<RepeatMode>('off')
  const [speed, setSpeed] = useState(1)
  const [time, setTime] = useState({ position: 0, length: 0 })
  // What the element's own events must see as it is now, not as it was when the verse began.
  const wishes = useRef({ repeat, speed })
  useEffect(() => {
    wishes.current = { repeat, speed }
    if (audio.current) audio.current.playbackRate = speed
  }, [repeat, speed])
  const current = useRef<number | null>(null)

  const play = useCallback(
    (wanted: number) => {
      if (!template) return
      audio.current ??= new Audio()
      const element = audio.current
      current.current = wanted
      setStatus({ state: 'loading', verse: wanted })
      setTime({ position: 0, length: 0 })
      element.src = recitationUrl(template, wanted)
      element.playbackRate = wishes.current.speed
      const following = () => nextToPlay({ verse: wanted, first, last, repeat: wishes.current.repeat })
      const failed = (reason: unknown) => {
        // A newer verse may have been asked for meanwhile; its own outcome counts.
        if (current.current === wanted && !isCutShort(reason)) setStatus({ state: 'failed', verse: wanted })
      }
      element.onerror = failed
      element.onplaying = () => {
        setStatus({ state: 'playing', verse: wanted })
        fetchAhead(template, following())
      }
      element.onpause = () => setStatus((was) => (was.state === 'playing' ? { ...was, state: 'paused' } : was))
      element.ontimeupdate = () =>
        setTime({ position: element.currentTime, length: Number.isFinite(element.duration) ? element.duration : 0 })
      element.onended = () => {
        const next = following()
        if (next === null) setStatus({ state: 'paused', verse: wanted })
        else play(next)
      }
      element.play().catch(failed)
    },
    [template, first, last],
  )

  const stop = useCallback(() => {
    current.current = null
    const element = audio.current
    if (element) {
      element.onerror = null
      element.pause()
      element.removeAttribute('src')
    }
    setStatus({ state: 'idle', verse: null })
  }, [])

  // Another page is another reader: silence.
  useEffect(() => stop, [stop])

  const toggle = useCallback(() => {
    const element = audio.current
    if (current.current === null) play(first)
    else if (state === 'failed') play(current.current)
    else if (state === 'playing' || state === 'loading') {
      element?.pause()
      setStatus((was) => ({ ...was, state: 'paused' }))
    } else if (element?.ended) play(current.current)
    else
      element?.play().catch((reason: unknown) => {
        if (!isCutShort(reason)) setStatus((was) => ({ ...was, state: 'failed' }))
      })
  }, [play, first, state])

  const step = useCallback(
    (by: -1 | 1) => play(Math.min(last, Math.max(first, (current.current ?? first) + by))),
    [play, first, last],
  )

  const changeSpeed = useCallback(() => setSpeed((was) => SPEEDS[(SPEEDS.indexOf(was) + 1) % SPEEDS.length] ?? 1), [])

  useMediaSession({ verse, isPlaying: state === 'playing', describe, toggle, step, stop })
  return { state, verse, repeat, speed, ...time, play, toggle, step, setRepeat, changeSpeed, stop }
}
