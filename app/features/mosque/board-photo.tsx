// The proof of the times: a small photo of the noticeboard, who sent it and when. It opens in full.
import { photoUrl } from '#app/core/media/photo-url.ts'
import { ReportLink } from '#app/core/moderation/report-link.tsx'
import type { Board } from '#app/core/mosques/board.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { writeDate } from '#app/i18n/write-date.ts'

export function BoardPhoto({ board }: { board: Board }) {
  const { locale, t } = useI18n()
  const words = t.timetable.board
  const date = writeDate(locale, board.at)
  return (
    <p className="row gap-3 py-2 no-print">
      <a className="shrink-0" href={photoUrl(board.id, 1280)}>
        <img
          className="mosque-board"
          src={photoUrl(board.id, 320)}
          alt={words.alt(date)}
          width={64}
          height={64}
          loading="lazy"
        />
      </a>
      <span>
        <a className="link" href={photoUrl(board.id, 1280)}>
          {words.seen(date)}
        </a>{' '}
        <span className="muted">{board.isOwn ? words.byMosque : words.byWorshipper}</span>{' '}
        <ReportLink
          kind="photo"
          subject={board.id}
          what={words.alt(date)}
          className="link muted inline-flex items-center gap-1"
        />
      </span>
    </p>
  )
}
