// The foot of the screen: one announcement after the other, where the times come from, and the page's address for phones.
import { Fragment } from 'react'
import type { Announcement } from '#app/core/mosques/read-mosque.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { writeDate } from '#app/i18n/write-date.ts'
import { writeTime } from '#app/i18n/write-time.ts'
import { WifiOff } from '#app/ui/icons.ts'
import type { DisplayData } from './describe-display.server.ts'
import { detailsOf } from './display-board.tsx'
import type { DisplayMoment } from './display-moment.ts'

const TURN_MS = 12_000

type Props = {
  data: DisplayData
  moment: DisplayMoment
  announcements: readonly Announcement[]
  now: number
  isOnline: boolean
}

export function DisplayFoot({ data, moment, announcements, now, isOnline }: Props) {
  const { locale, t } = useI18n()
  const words = t.mosques.display
  const methods: Record<string, string> = t.prayer.methods
  const shown = announcements[Math.floor(now / TURN_MS) % Math.max(1, announcements.length)]
  return (
    <footer className="mosque-display__foot">
      <div className="mosque-display__said">
        {moment.isOver ? <p role="status">{words.stale}</p> : shown ? <News news={shown} /> : <p>{words.phones}</p>}
        <p className="mosque-display__source num">
          {words.sunrise} {writeTime(locale, moment.sunrise)} · {words.source(methods[data.method] ?? data.method)}
          {moment.isEstimated && ` · ${t.mosques.today.estimated}`}
          {data.said && ` · ${t.mosques.today.said[data.said.as](writeDate(locale, data.said.at ?? ''))}`}
        </p>
        {!isOnline && (
          <p className="mosque-display__offline" role="status">
            <WifiOff className="i i--sm" />
            {words.offline}
          </p>
        )}
      </div>
      <figure className="mosque-display__code">
        <img src={`data:image/svg+xml,${encodeURIComponent(data.code)}`} alt="" width={96} height={96} />
        <figcaption>{words.qr}</figcaption>
      </figure>
    </footer>
  )
}

function News({ news }: { news: Announcement }) {
  const { locale, t } = useI18n()
  return (
    <p key={news.id} className="mosque-display__news">
      <b>{t.mosques.announcements.kinds[news.kind]}</b>
      <bdi>{news.title}</bdi>
      <span className="mosque-display__detail">
        {[...detailsOf(news, locale, t), news.body].filter(Boolean).map((part, i) => (
          <Fragment key={part}>
            {i > 0 && ' · '}
            <bdi>{part}</bdi>
          </Fragment>
        ))}
      </span>
    </p>
  )
}
