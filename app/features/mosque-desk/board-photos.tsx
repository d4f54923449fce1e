// Photos of the noticeboard as their sender and the mosque see them: what all may see, and what waits to be accepted.
import { Form } from 'react-router'
import { photoUrl } from '#app/core/media/photo-url.ts'
import type { Board } from '#app/core/mosques/board.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { writeDate } from '#app/i18n/write-date.ts'
import { Button } from '#app/ui/button.tsx'
import { Check, Trash2 } from '#app/ui/icons.ts'

export function BoardPhotos({ boards, isKeeper }: { boards: readonly Board[]; isKeeper: boolean }) {
  const { locale, t } = useI18n()
  const words = t.timetable.board
  if (boards.length === 0) return null
  return (
    <section className="panel stack gap-4" aria-labelledby="boards">
      <h2 className="h3" id="boards">
        {words.title}
      </h2>
      <ul className="stack gap-5">
        {boards.map((board) => {
          const date = writeDate(locale, board.at)
          const mayAccept = isKeeper && board.isWaiting && !board.isMine
          return (
            <li key={board.id} className="desk-board">
              <a href={photoUrl(board.id, 1280)}>
                <img src={photoUrl(board.id, 320)} alt={words.alt(date)} width={160} height={120} loading="lazy" />
              </a>
              <div className="stack gap-2">
                <p>
                  <b className="strong">{words.seen(date)}</b>{' '}
                  <span className="muted">{board.isOwn ? words.byMosque : words.byWorshipper}</span>
                </p>
                <p className="small soft">
                  {board.isWaiting ? (mayAccept ? words.waitsKeeper : words.waits) : words.shown}
                </p>
                {(isKeeper || board.isMine) && (
                  <Form method="post" preventScrollReset className="row row--wrap gap-2">
                    <input type="hidden" name="photo" value={board.id} />
                    {mayAccept && (
                      <Button type="submit" name="intent" value="accept" size="sm">
                        <Check className="i i--sm" />
                        {words.accept}
                      </Button>
                    )}
                    <Button type="submit" name="intent" value="remove" variant="ghost" size="sm">
                      <Trash2 className="i i--sm" />
                      {words.remove}
                    </Button>
                  </Form>
                )}
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
