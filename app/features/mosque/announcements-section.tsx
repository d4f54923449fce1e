// The mosque's announcements, janazahs first among them in weight; and the switch for its mails.
import { Form, Link } from 'react-router'
import { ReportLink } from '#app/core/moderation/report-link.tsx'
import type { Announcement } from '#app/core/mosques/read-mosque.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { intlTag } from '#app/i18n/locales.ts'
import { writeTime } from '#app/i18n/write-time.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Bell } from '#app/ui/icons.ts'
import type { MineAtMosque, MosquePageData } from './queries.server.ts'

const TONES = { general: undefined, janazah: undefined, class: 'brand', event: 'info', closure: 'warning' } as const

export function AnnouncementsSection({ page, mine }: { page: MosquePageData; mine: MineAtMosque | null }) {
  const { t } = useI18n()
  const words = t.mosques.announcements
  const { announcements, path } = page
  return (
    <section aria-labelledby="announcements">
      <div className="row between row--wrap pb-4">
        <h2 className="h3" id="announcements">
          {words.title}
        </h2>
        <Link className="link small" to={`${path}/announce`}>
          {words.send}
        </Link>
      </div>
      <div className="panel">
        {announcements.length === 0 && <p className="muted">{words.none}</p>}
        {announcements.map((announcement) => (
          <Notice key={announcement.id} announcement={announcement} />
        ))}
        {mine?.isFollowing && (
          <Form method="post" preventScrollReset className="row row--wrap gap-2 border-line border-t pt-4 mt-2">
            <input type="hidden" name="intent" value={mine.wantsMail ? 'mail-off' : 'mail-on'} />
            <Bell className="i i--sm" />
            <span className="small grow">{mine.wantsMail ? words.mailOn : words.mailOff}</span>
            <button type="submit" className="btn btn--line btn--sm">
              {mine.wantsMail ? words.mailStop : words.mailStart}
            </button>
          </Form>
        )}
      </div>
    </section>
  )
}

function Notice({ announcement }: { announcement: Announcement }) {
  const { locale, t } = useI18n()
  const words = t.mosques.announcements
  const { kind, on, publishedAt, time, afterPrayer, venue, burialPlace } = announcement
  const date = new Date(on ? `${on}T00:00:00Z` : publishedAt)
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(intlTag(locale), { ...options, calendar: 'gregory', timeZone: 'UTC' }).format(date)
  const when = [
    on && part({ weekday: 'long' }),
    time && words.at(writeTime(locale, time)),
    afterPrayer && words.after(t.mosques.prayers[afterPrayer]),
    venue,
  ].filter(Boolean)
  return (
    <article className={kind === 'janazah' ? 'mosque-notice mosque-notice--janazah' : 'mosque-notice'}>
      <div className="mosque-date">
        <span>{part({ month: 'short' })}</span>
        <b className="num">{part({ day: 'numeric' })}</b>
      </div>
      <div className="min-w-0">
        <div className="row row--wrap gap-2">
          <Badge tone={TONES[kind]}>{words.kinds[kind]}</Badge>
          {announcement.isPinned && <Badge tone="gold">{words.pinned}</Badge>}
          {announcement.isSample && <Badge>{t.listings.sample}</Badge>}
          <span className="small muted num" dir="auto">
            {when.join(' · ')}
          </span>
        </div>
        <h3 className="h4 pt-1.5">
          <bdi>{announcement.title}</bdi>
        </h3>
        {announcement.body && (
          <p className="small soft whitespace-pre-line">
            <bdi>{announcement.body}</bdi>
          </p>
        )}
        {burialPlace && <p className="small soft">{words.burial(burialPlace)}</p>}
        <ReportLink
          kind="mosque_announcement"
          subject={announcement.id}
          what={announcement.title}
          className="link small muted inline-flex items-center gap-1"
        />
      </div>
    </article>
  )
}
