// Every Jumu'ah of the coming Friday: khutbah, prayer, language, hall.

import { useI18n } from '#app/i18n/catalogue.ts'
import { intlTag } from '#app/i18n/locales.ts'
import { writeDate } from '#app/i18n/write-date.ts'
import { writeTime } from '#app/i18n/write-time.ts'
import type { MosquePageData } from './queries.server.ts'
import { SaidLine } from './said-mark.tsx'
import { TellJumuah } from './tell-jumuah.tsx'

type Props = {
  jumuah: MosquePageData['jumuah']
  path: string
  isHeld: boolean | null
  /** Whoever keeps the page enters its times there. */
  keeps: boolean
}

export function JumuahSection({ jumuah, path, isHeld, keeps }: Props) {
  const { locale, t } = useI18n()
  const words = t.mosques.jumuah
  const { date, sessions, later } = jumuah
  // A mosque known to hold none is not asked about.
  if (sessions.length === 0 && later.length === 0 && isHeld === false) return null
  const day = new Intl.DateTimeFormat(intlTag(locale), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${date}T00:00:00Z`))
  return (
    <section className="panel" aria-labelledby="jumuah">
      <div className="panel__head">
        <h2 className="h3" id="jumuah">
          {words.title}
        </h2>
        <span className="small muted">{day}</span>
      </div>
      {sessions.length === 0 && (
        <>
          <p className="soft">{words.none}</p>
          {!keeps && <TellJumuah path={path} />}
        </>
      )}
      <ul className="mosque-slots">
        {sessions.map((session) => (
          <li key={session.id} className="mosque-slot">
            <div>
              <div className="small soft">{words.khutbahLabel}</div>
              <div className="mosque-slot__time">{writeTime(locale, session.khutbahAt)}</div>
              {session.prayerAt && (
                <div className="small strong num">{words.prayer(writeTime(locale, session.prayerAt))}</div>
              )}
            </div>
            <div>
              {session.language && (
                <div className="small strong">
                  <bdi>{session.language}</bdi>
                </div>
              )}
              {session.venue && (
                <div className="small muted">
                  <bdi>{session.venue}</bdi>
                </div>
              )}
              {session.womenSpace !== null && (
                <div className="small muted">{session.womenSpace ? words.women : words.noWomen}</div>
              )}
              {session.note && (
                <div className="small muted">
                  <bdi>{session.note}</bdi>
                </div>
              )}
              {session.said && <SaidLine said={session.said} />}
            </div>
          </li>
        ))}
      </ul>
      {later.map((session) => (
        <p key={session.id} className="small muted pt-3 num">
          {words.later(writeDate(locale, session.seasonFrom ?? ''))}: {writeTime(locale, session.khutbahAt)}
        </p>
      ))}
    </section>
  )
}
