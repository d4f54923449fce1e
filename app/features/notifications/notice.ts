// One line for each thing that happened: who did what to what, and what came of it. On the page and in letters alike.

import type { Messages } from '#app/i18n/catalogue.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { writeDate, writeWhen } from '#app/i18n/write-date.ts'
import { isKeyOf, lookUp } from '#app/lib/records.ts'

/** What came of it: the outcome or new status, and when it is now. */
export type Facts = {
  what?: string | null | undefined
  of?: string | null | undefined
  at?: string | null | undefined
  zone?: string | null | undefined
}

type Notice = { kind: string; number: number; title: string; facts?: Facts | null }

/** Older notices say no more than what kind they are; unknown words are as good as none. */
export function writeNotice(
  {
    notifications: words,
    ideas,
    merchstore,
    bands,
  }: Pick<Messages, 'notifications' | 'ideas' | 'merchstore' | 'bands'>,
  locale: Locale,
  { kind, number, title, facts }: Notice,
  who: string,
): string {
  const at = facts?.at ? (facts.zone ? writeWhen(locale, facts.at, facts.zone) : writeDate(locale, facts.at)) : null
  const what = facts?.what ?? ''
  const { told } = words
  if (kind === 'decision') {
    const say = lookUp(told.decision, what)
    if (say) return say(title, facts?.of === 'reply')
  }
  if (kind === 'status' && isKeyOf(ideas.statuses, what)) return told.status(title, ideas.statuses[what])
  if ((kind === 'event_changed' || kind === 'shift_changed') && at) {
    if (kind === 'event_changed' && what === 'note') return told.event.note(title, at)
    const say = kind === 'event_changed' ? told.event : told.shift
    return what === 'cancelled' ? say.cancelled(title, at) : say.moved(title, at)
  }
  if (kind === 'event_seat' && at) return told.seat(title, at)
  if (kind === 'event_soon' && at) return told.soon(title, at)
  if (kind === 'shift_soon' && at) return told.shiftSoon(title, at)
  if (kind === 'jumuah' && at) return told.jumuah(title, at)
  const { states } = merchstore.order
  if (kind === 'order' && isKeyOf(states, what)) return told.order(title, states[what])
  if (kind === 'give_soon' && what === 'last_ten') return told.lastTen(title)
  if (kind === 'queue' && Number(what) > 0) return told.queue(Number(what))
  if (kind === 'sanction') return (lookUp(told.sanction, what) ?? told.sanction.warning)(at ?? '')
  if (kind === 'sponsorship') {
    const { told: say } = bands
    return what === 'booked' ? say.booked(title, at ?? '') : what === 'taken' ? say.taken(title) : say.refused(title)
  }
  const tell = isKeyOf(words.kinds, kind) ? words.kinds[kind] : words.kinds.reply
  return tell(who, title, number)
}
