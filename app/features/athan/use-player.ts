// The player's machinery: watches the clock while it is on, plays what was chosen, keeps the screen awake.
import {
  type Dispatch,
  type RefObject,
  type SetStateAction,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import type { PrayerOrder } from '#app/core/prayer/prayer-card.tsx'
import type { PrayerName } from '#app/core/prayer/rules.ts'
import { useRootData } from '#app/core/request/root-data.ts'
import { useRenewal } from '#app/core/request/use-renewal.ts'
import {
  defaultPlayerChoice,
  dueCalls,
  PLAYER_KEY,
  type PlayerChoice,
  parsePlayerChoice,
  SILENCE,
  TONE,
} from './player-choice.ts'
import type { Sound } from './queries.server.ts'
import type { Call } from './rules.ts'
import { playTone, TONE_SECONDS } from './tone.ts'

const TICK_MS = 1000
const DAY_MS = 86_400_000
/** How often the site is asked for more days, and how many are found elsewhere should it not answer. */
const ASK_MS = 60_000
const CARRIED_DAYS = 3

type State = {
  /** Null: nothing plays. `prayer` is null for a test. */
  playing: { prayer: PrayerName | null } | null
  isArmed: boolean
  missed: Call[]
  hasFailed: boolean
  isAwake: boolean | null
  /** It was on before the page was loaded anew, and the browser waits for a tap. */
  needsTap: boolean
}

const AT_FIRST: State = {
  playing: null,
  isArmed: false,
  missed: [],
  hasFailed: false,
  isAwake: null,
  needsTap: false,
}

type Words = { notification: (name: PrayerName) => string; title: string }

/** `order`: by what more days are asked for while the site does not answer. */
type Calls = { calls: readonly Call[]; order: PrayerOrder | null }

export function usePlayer({ calls: served, order }: Calls, sounds: readonly Sound[], words: Words) {
  const [carried, setCarried] = useState<Call[]>([])
  const lastServed = served.at(-1)?.at ?? 0
  const calls = [...served, ...carried.filter(({ at }) => at > lastServed)]
  const [choice, setChoice] = useState<PlayerChoice>(defaultPlayerChoice)
  const [state, setState] = useState<State>(AT_FIRST)
  const [isReady, setReady] = useState(false)
  const audio = useRef<HTMLAudioElement | null>(null)
  const context = useRef<AudioContext | null>(null)
  const silence = useRef<(() => void) | null>(null)
  const lastLook = useRef(0)
  const lastAsked = useRef(0)
  const renew = useRenewal()
  const publicFallbacks = useRootData()?.config.publicFallbacks ?? false

  const goOn = useEffectEvent(() => {
    void context.current?.resume()
    unlock(audio)
    setState((now) => ({ ...now, isArmed: true, needsTap: false }))
  })
  useEffect(() => {
    const stored = parsePlayerChoice(readStored())
    setChoice(stored)
    setReady(true)
    if (!stored.isArmed) return
    context.current ??= new AudioContext()
    // Where the browser trusts this site with sound it goes on by itself, else with the first tap.
    if (context.current.state === 'running') return goOn()
    setState((now) => ({ ...now, needsTap: true }))
    return atFirstTap(goOn)
  }, [])

  const change = useCallback((next: PlayerChoice) => {
    setChoice(next)
    store(next)
  }, [])

  const stop = useCallback(() => {
    silence.current?.()
    silence.current = null
    setState((now) => ({ ...now, playing: null }))
  }, [])

  const play = useSound({ sounds, volume: choice.volume, audio, context, silence, stop, setState })

  const look = useEffectEvent(() => {
    const now = Date.now()
    const { call, missed } = dueCalls(calls, lastLook.current, now)
    lastLook.current = now
    const wanted = missed.filter(({ name }) => choice.sounds[name] !== SILENCE)
    if (wanted.length > 0) setState((before) => ({ ...before, missed: [...before.missed, ...wanted] }))
    if (call && choice.sounds[call.name] !== SILENCE) {
      play(choice.sounds[call.name], call.name)
      if (choice.notify) notify(words.title, words.notification(call.name))
    }
    if (now > (calls.at(-1)?.at ?? now) - DAY_MS && now - lastAsked.current >= ASK_MS) {
      lastAsked.current = now
      void findMoreCalls()
    }
  })

  /** A call must not fail because the site does: then the days to come are found elsewhere. */
  const findMoreCalls = useEffectEvent(async () => {
    if ((await renew()) || !order) return
    const { timesOfDays } = await import('#app/core/prayer/carry-on.ts')
    setCarried((await timesOfDays(order, CARRIED_DAYS, { now: Date.now(), publicFallbacks })).flat())
  })

  useEffect(() => {
    if (!state.isArmed) return
    lastLook.current = Date.now()
    const timer = setInterval(look, TICK_MS)
    return () => clearInterval(timer)
  }, [state.isArmed])

  useAwakeScreen(state.isArmed, (isAwake) => setState((now) => ({ ...now, isAwake })))
  useEffect(() => () => silence.current?.(), [])

  /** Needs the tap it comes from: browsers let no page sound by itself. */
  const arm = (isArmed: boolean) => {
    if (isArmed) {
      context.current ??= new AudioContext()
      void context.current.resume()
      unlock(audio)
    } else stop()
    setState((now) => ({ ...now, isArmed, missed: [], needsTap: false }))
    change({ ...choice, isArmed })
  }

  const test = (prayer: PrayerName) => play(choice.sounds[prayer] === SILENCE ? TONE : choice.sounds[prayer], null)

  const askForNotifications = async (isWanted: boolean): Promise<boolean> => {
    const isGranted = isWanted && 'Notification' in window && (await Notification.requestPermission()) === 'granted'
    change({ ...choice, notify: isGranted })
    return isGranted === isWanted
  }

  return { calls, choice, change, state, isReady, arm, test, stop, askForNotifications }
}

function store(choice: PlayerChoice) {
  try {
    localStorage.setItem(PLAYER_KEY, JSON.stringify(choice))
  } catch {
    // Storage may be off; the choice then lasts as long as the page.
  }
}

function readStored(): string | null {
  try {
    return localStorage.getItem(PLAYER_KEY)
  } catch {
    return null
  }
}

/** An element that once played inside a tap may play later without one. */
function unlock(audio: { current: HTMLAudioElement | null }) {
  audio.current ??= new Audio()
  audio.current.muted = true
  const done = () => {
    audio.current?.pause()
    if (audio.current) audio.current.muted = false
  }
  void audio.current.play().then(done, done)
}

function notify(title: string, body: string) {
  if (!('Notification' in window) || Notification.permission !== 'granted') return
  try {
    new Notification(title, { body, tag: 'athan' })
  } catch {
    // Some phones take notifications from service workers only.
  }
}

/** Until one tap or key; gives what takes it back. */
function atFirstTap(act: () => void): () => void {
  const taken = new AbortController()
  const onTap = () => {
    taken.abort()
    act()
  }
  for (const kind of ['pointerup', 'keyup']) addEventListener(kind, onTap, { signal: taken.signal })
  return () => taken.abort()
}

type Sounding = {
  sounds: readonly Sound[]
  volume: number
  audio: RefObject<HTMLAudioElement | null>
  context: RefObject<AudioContext | null>
  silence: RefObject<(() => void) | null>
  stop: () => void
  setState: Dispatch<SetStateAction<State>>
}

/** Plays a recording, or the tone where there is none. */
function useSound({ sounds, volume, audio, context, silence, stop, setState }: Sounding) {
  const ring = useCallback(
    (volume: number) => {
      context.current ??= new AudioContext()
      void context.current.resume()
      const quiet = playTone(context.current, volume)
      const timer = setTimeout(stop, TONE_SECONDS * 1000)
      silence.current = () => {
        clearTimeout(timer)
        quiet()
      }
    },
    [stop, context, silence],
  )

  return useEffectEvent((soundId: string, prayer: PrayerName | null) => {
    silence.current?.()
    if (soundId === SILENCE) return
    setState((now) => ({ ...now, playing: { prayer }, hasFailed: false }))
    const sound = sounds.find(({ id }) => id === soundId)
    if (!sound) return ring(volume)
    const element = audio.current ?? new Audio()
    audio.current = element
    element.src = sound.src
    element.volume = volume
    element.onended = stop
    silence.current = () => {
      element.pause()
      element.currentTime = 0
    }
    element.play().catch(() => {
      // A file that is gone or refused must not cost anyone the call.
      setState((now) => ({ ...now, hasFailed: true }))
      ring(volume)
    })
  })
}

/** The lock is lost whenever the page is hidden, and asked for again when it is back. */
function useAwakeScreen(isArmed: boolean, tell: (isAwake: boolean) => void) {
  const onChange = useEffectEvent(tell)
  useEffect(() => {
    if (!isArmed) return
    let lock: WakeLockSentinel | null = null
    let isOver = false
    const hold = async () => {
      if (document.visibilityState !== 'visible') return
      try {
        lock = await navigator.wakeLock.request('screen')
        if (isOver) await lock.release()
        else onChange(true)
      } catch {
        if (!isOver) onChange(false)
      }
    }
    void hold()
    document.addEventListener('visibilitychange', hold)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', hold)
      void lock?.release()
    }
  }, [isArmed])
}
