// Every Jumu'ah of the coming Friday: khutbah, prayer, language, hall.
import { writeTime } from '#app/core/hours/write-time.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { intlTag } from '#app/i18n/locales.ts'
import { writeDate } from '#app/i18n/write-date.ts'
import type { MosquePageData } from './queries.server.ts'

export function JumuahSection({ jumuah }: { jumuah: MosquePageData['jumuah'] }) {
  const { locale, t } = useI18n()
  const words = t.mosques.jumuah
  const { date, sessions, later } = jumuah
  if (sessions.length === 0 && later.length === 0) return null
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
      <ul className="mosque-slots">
        {sessions.map((session) => (
          <li key={session.id} className="mosque-slot">
            <div className="mosque-slot__time">{writeTime(locale, session.khutbahAt)}</div>
            <div>
              {session.language && (
                <div className="small strong" dir="auto">
                  {session.language}
                </div>
              )}
              {session.prayerAt && (
                <div className="small soft num">{words.prayer(writeTime(locale, session.prayerAt))}</div>
              )}
              {session.venue && (
                <div className="small muted" dir="auto">
                  {session.venue}
                </div>
              )}
              {session.womenSpace !== null && (
                <div className="small muted">{session.womenSpace ? words.women : words.noWomen}</div>
              )}
              {session.note && (
                <div className="small muted" dir="auto">
                  {session.note}
                </div>
              )}
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
