// Says that something came in meanwhile, and shows it when asked: what one reads never jumps.
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useLive } from '#app/core/live/use-live.ts'
import { useT } from '#app/i18n/catalogue.ts'
import { RotateCw, WifiOff } from '#app/ui/icons.ts'
import './contributions.css'

/** `words`: how many of what, where they are no posts. */
type Props = { topic: string; event: string; words?: (n: number) => string }

export function NewOnes({ topic, event, words }: Props) {
  const usual = useT().contributions.live.newOnes
  const [waiting, setWaiting] = useState(0)
  const { revalidate, state: loading } = useRevalidator()
  const state = useLive(topic, (heard) => {
    if (heard.event === event) setWaiting((n) => n + 1)
  })
  const show = () => {
    setWaiting(0)
    void revalidate()
  }
  return (
    <div role="status" className="contribution-live">
      {waiting > 0 && (
        <button type="button" className="btn btn--soft btn--sm" onClick={show} disabled={loading === 'loading'}>
          <RotateCw className="i i--sm" />
          {(words ?? usual)(waiting)}
        </button>
      )}
      {state === 'down' && <LiveDown />}
    </div>
  )
}

/** The channel is away: said plainly, with what happens instead. */
export function LiveDown() {
  const words = useT().contributions.live
  return (
    <span className="contribution-live__down">
      <WifiOff className="i i--xs" />
      {words.down}
    </span>
  )
}
