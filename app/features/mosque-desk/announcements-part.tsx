// The mosque's announcements: a new one, and those that stand or wait.
import { useI18n } from '#app/i18n/catalogue.ts'
import { writeDate } from '#app/i18n/write-date.ts'
import { Badge } from '#app/ui/badge.tsx'
import { AnnouncementForm } from './announcement-form.tsx'
import type { DeskData } from './queries.server.ts'
import { RemoveEntry } from './remove-entry.tsx'
import type { FormState } from './rules.ts'

export function AnnouncementsPart({ desk, state }: { desk: DeskData; state: FormState | null }) {
  const { locale, t } = useI18n()
  const words = t.mosques.edit.announcements
  const typedFor = state?.values.id ?? null
  return (
    <div className="stack gap-6">
      <p className="soft">
        {words.lead} {t.mosques.edit.followers(desk.followers)}
      </p>
      <section className="panel stack gap-4" aria-labelledby="new-announcement">
        <h2 className="h3" id="new-announcement">
          {words.new}
        </h2>
        <AnnouncementForm state={typedFor ? null : state} isKeeper />
      </section>
      <section className="panel" aria-label={t.mosques.announcements.title}>
        {desk.announcements.length === 0 && <p className="muted">{words.none}</p>}
        <ul>
          {desk.announcements.map((announcement) => {
            const { id, kind, title, expiresAt, isExpired, isPending } = announcement
            return (
              <li key={id} className="entry">
                <details className="grow" open={typedFor === id || undefined}>
                  <summary className="cursor-pointer">
                    <Badge>{t.mosques.announcements.kinds[kind]}</Badge> <b className="strong">{title}</b>
                    <span className="small muted block num">
                      {(isExpired ? words.expired : words.expiresOn)(writeDate(locale, expiresAt))}{' '}
                      {isPending && <Badge tone="warning">{t.mosques.announcements.pending}</Badge>}
                    </span>
                  </summary>
                  <div className="pt-4">
                    <AnnouncementForm state={typedFor === id ? state : null} isKeeper announcement={announcement} />
                  </div>
                </details>
                <RemoveEntry intent="announce-withdraw" id={id} of={title} />
              </li>
            )
          })}
        </ul>
      </section>
    </div>
  )
}
