// Messages that a rule sends, in our words and the reader's language: nothing that an owner typed is sent to others.
import type { Locale } from '#app/i18n/locales.ts'
import { mailMessages } from '#app/i18n/mail/catalogue.server.ts'
import { writeDate } from '#app/i18n/write-date.ts'
import type { Run } from './carry-out.ts'

type Told = Pick<Run, 'trigger' | 'recipient' | 'place' | 'data'>

export function titleOf({ trigger, recipient, place, data }: Told, locale: Locale): string {
  const t = mailMessages(locale).automation
  if (recipient === 'person') return trigger === 'place_followed' ? t.welcome(place.name) : t.visited(place.name)
  switch (trigger) {
    case 'review_published':
      return t.review_published(place.name, data.rating ?? 0)
    case 'application_received':
    case 'event_visited':
      return t[trigger](place.name, data.title ?? '')
    case 'certificate_expiring':
    case 'hours_stale':
    case 'ramadan_near':
      return t[trigger](place.name, data.on ? writeDate(locale, data.on) : '')
    default:
      return t[trigger](place.name)
  }
}

/** Where it leads: to what there is to do. */
export function pathOf({ trigger, recipient, place, data }: Told): string {
  const isMosque = place.path.startsWith('/mosque/')
  const ownPage = isMosque ? `${place.path}/edit` : '/business-profile'
  switch (trigger) {
    case 'review_published':
      return `${place.path}/reviews`
    case 'event_visited':
      return recipient === 'person' && !isMosque ? `${place.path}/reviews` : place.path
    case 'application_received':
    case 'message_received':
      return data.path ?? place.path
    case 'certificate_expiring':
      return `${place.path}/halal`
    case 'claim_approved':
    case 'hours_stale':
    case 'ramadan_near':
      return ownPage
    default:
      return place.path
  }
}
