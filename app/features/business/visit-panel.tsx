// The panel of hours, address and number: what most people came to see, right below the actions.
import { counts } from '#app/core/analytics/hear-actions.ts'
import { HoursTable } from '#app/core/hours/hours-table.tsx'
import { OpenState } from '#app/core/hours/open-state.tsx'
import { writeIntervals } from '#app/core/hours/write-hours.ts'
import { opensDirections } from '#app/core/listings/directions-sheet.tsx'
import { useI18n } from '#app/i18n/catalogue.ts'
import { telephoneLink } from '#app/lib/contact-links.ts'
import { ChevronDown, Clock, Copy, MapPin, Phone } from '#app/ui/icons.ts'
import { showToast } from '#app/ui/toasts.ts'
import type { BusinessPageData } from './business-page.tsx'

export function VisitPanel({ page }: { page: BusinessPageData }) {
  const { t } = useI18n()
  const words = t.business
  const { hours, phone, isOnline } = page
  if (!hours && !phone && isOnline) return null
  return (
    <section className="biz-visit panel panel--flush" aria-label={words.visit.title}>
      {hours && <Hours page={page} />}
      {!isOnline && (
        <div className="biz-visit__row">
          <MapPin className="i" />
          <address className="grow not-italic" dir="auto">
            {page.address && <span className="strong block">{page.address}</span>}
            <span className={page.address ? 'small muted block' : 'strong block'}>{page.location}</span>
            {page.position === null && page.serviceAreaKm === null && (
              <span className="small muted block" dir={undefined}>
                {words.visit.noPin}
              </span>
            )}
          </address>
          {page.destination && (
            <button type="button" className="btn btn--soft btn--sm" {...opensDirections}>
              {words.actions.directions}
            </button>
          )}
        </div>
      )}
      {phone && (
        <div className="biz-visit__row">
          <Phone className="i" />
          <a className="grow strong num" href={telephoneLink(phone)} {...counts('call')}>
            <bdi dir="ltr">{phone}</bdi>
          </a>
          <CopyButton text={phone} />
        </div>
      )}
    </section>
  )
}

/** Today's hours, and the whole week on a tap. */
function Hours({ page }: { page: BusinessPageData }) {
  const { locale, t } = useI18n()
  const { hours } = page
  if (!hours) return null
  const today = hours.week.find(({ isToday }) => isToday)
  const written = today && (today.isAllDay ? t.hours.allDay : writeIntervals(locale, today.intervals))
  return (
    <details>
      <summary className="biz-visit__row">
        <Clock className="i" />
        <span className="grow">
          <span className="block">
            <OpenState label={hours.label} />
          </span>
          <span className="small muted num">
            {t.hours.today}: {written || t.hours.closed}
          </span>
        </span>
        <span className="small muted">{t.business.visit.week}</span>
        <ChevronDown className="i" />
      </summary>
      <HoursTable hours={hours} />
    </details>
  )
}

function CopyButton({ text }: { text: string }) {
  const { visit } = useI18n().t.business
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    showToast(visit.copied)
  }
  return (
    <button type="button" className="btn btn--ghost btn--sm needs-script" onClick={() => void copy()}>
      <Copy className="i i--sm" />
      {visit.copy}
    </button>
  )
}
