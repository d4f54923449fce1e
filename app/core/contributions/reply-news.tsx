// "3 new replies" and "2 people are writing", below what one reads: nothing above ever moves.
import { useEffect, useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { BACK, useLive } from '#app/core/live/use-live.ts'
import { useT } from '#app/i18n/catalogue.ts'
import { RotateCw } from '#app/ui/icons.ts'
import { REPLIES_SHOWN } from './contribution.ts'
import { LiveDown } from './new-ones.tsx'

type Props = { topic: string | null; path: string; lastShown: number; lastNumber: number; quiet: readonly string[] }

/** Somebody who has sent no sign for so long has stopped. */
const WRITING_MS = 10_000

export function ReplyNews({ topic, path, lastShown, lastNumber, quiet }: Props) {
  const words = useT().contributions.live
  const { revalidate } = useRevalidator()
  const [heard, setHeard] = useState(lastNumber)
  const [writers, setWriters] = useState<ReadonlyMap<string, number>>(new Map())
  const state = useLive(topic, ({ event, payload }) => {
    if (event === 'reply' && typeof payload.number === 'number') {
      const { number } = payload
      setHeard((before) => Math.max(before, number))
    }
    // Replies that came meanwhile stand below what one reads.
    if (event === BACK) void revalidate()
    const { who } = payload
    if (typeof who !== 'string' || quiet.includes(who)) return
    if (event === 'writing') setWriters((before) => new Map(before).set(who, Date.now()))
    if (event === 'stopped') setWriters((before) => new Map([...before].filter(([writer]) => writer !== who)))
  })
  useEffect(() => {
    if (writers.size === 0) return
    const timer = setInterval(
      () => setWriters((before) => new Map([...before].filter(([, at]) => Date.now() - at < WRITING_MS))),
      2000,
    )
    return () => clearInterval(timer)
  }, [writers.size])
  const news = Math.max(heard, lastNumber) - Math.max(lastShown, lastNumber)
  const first = lastShown + 1
  const from = first - ((first - 1) % REPLIES_SHOWN)
  return (
    <div role="status" className="contribution-live">
      {news > 0 && (
        <Link
          className="btn btn--soft btn--sm"
          to={`${path}${from > 1 ? `?from=${from}` : ''}#reply-${first}`}
          preventScrollReset
          // On the same page only the fragment changes, which loads nothing by itself.
          onClick={() => void revalidate()}
        >
          <RotateCw className="i i--sm" />
          {words.newReplies(news)}
        </Link>
      )}
      {writers.size > 0 && <span className="small muted">{words.writing(writers.size)}</span>}
      {state === 'down' && <LiveDown />}
    </div>
  )
}
