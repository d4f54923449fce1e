// The recitation on the lock screen, the headphones and the keyboard's media keys.
import { useEffect } from 'react'

type Playing = {
  verse: number | null
  isPlaying: boolean
  describe: (verse: number) => MediaMetadataInit
  toggle: () => void
  step: (by: -1 | 1) => void
  stop: () => void
}

export function useMediaSession({ verse, isPlaying, describe, toggle, step, stop }: Playing) {
  useEffect(() => {
    if (!('mediaSession' in navigator)) return
    const session = navigator.mediaSession
    session.metadata = verse === null ? null : new MediaMetadata(describe(verse))
    session.playbackState = verse === null ? 'none' : isPlaying ? 'playing' : 'paused'
  }, [verse, isPlaying, describe])

  useEffect(() => {
    if (!('mediaSession' in navigator) || verse === null) return
    const session = navigator.mediaSession
    const handlers: [MediaSessionAction, () => void][] = [
      ['play', toggle],
      ['pause', toggle],
      ['previoustrack', () => step(-1)],
      ['nexttrack', () => step(1)],
      ['stop', stop],
    ]
    for (const [action, handler] of handlers) session.setActionHandler(action, handler)
    return () => {
      for (const [action] of handlers) session.setActionHandler(action, null)
    }
  }, [verse, toggle, step, stop])
}
