// Plays verse after verse from the configured address. One audio element, made when first needed.
import { useCallback, useEffect, useRef, useState } from 'react'
import { recitationUrl } from './rules.ts'

export type Recitation = {
  state: 'idle' | 'loading' | 'playing' | 'paused' | 'failed'
  /** The verse being played; null before the first. */
  verse: number | null
  isRepeating: boolean
  /** Seconds. */
  position: number
  length: number
  play: (verse: number) => void
  toggle: () => void
  step: (by: -1 | 1) => void
  setRepeating: (repeat: boolean) => void
  stop: () => void
}

type Status = Pick<Recitation, 'state' | 'verse'>

export function useRecitation(template: string | null, first: number, last: number): Recitation {
  const audio = useRef<HTMLAudioElement | null>(null)
  const [{ state, verse }, setStatus] = useState<Status>({ state: 'idle', verse: null })
  const [isRepeating, setRepeating] = useState(false)
  const [time, setTime] = useState({ position: 0, length: 0 })
  const repeating = useRef(isRepeating)
  useEffect(() => {
    repeating.current = isRepeating
  }, [isRepeating])
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
      const failed = () => {
        // A newer verse may have been asked for meanwhile; its own outcome counts.
        if (current.current === wanted) setStatus({ state: 'failed', verse: wanted })
      }
      element.onerror = failed
      element.onplaying = () => setStatus({ state: 'playing', verse: wanted })
      element.onpause = () => setStatus((was) => (was.state === 'playing' ? { ...was, state: 'paused' } : was))
      element.ontimeupdate = () =>
        setTime({ position: element.currentTime, length: Number.isFinite(element.duration) ? element.duration : 0 })
      element.onended = () => {
        if (repeating.current) play(wanted)
        else if (wanted < last) play(wanted + 1)
        else setStatus({ state: 'paused', verse: wanted })
      }
      element.play().catch(failed)
    },
    [template, last],
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
    else if (state === 'playing' || state === 'loading') element?.pause()
    else if (element?.ended) play(current.current)
    else element?.play().catch(() => setStatus((was) => ({ ...was, state: 'failed' })))
  }, [play, first, state])

  const step = useCallback(
    (by: -1 | 1) => play(Math.min(last, Math.max(first, (current.current ?? first) + by))),
    [play, first, last],
  )

  return { state, verse, isRepeating, ...time, play, toggle, step, setRepeating, stop }
}
