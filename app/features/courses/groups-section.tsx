// The groups of a course: when and where they meet, and the button to join or leave. Those who are in one find the way to meet
// online and what was recorded.
import { Form, useNavigation } from 'react-router'
import { useI18n } from '#app/i18n/catalogue.ts'
import { intlTag, type Locale } from '#app/i18n/locales.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import type { Group, GroupDate } from './group.ts'
import './courses.css'

/** With the day of the week and the name of the zone: people come from elsewhere. */
export function writeMeeting(locale: Locale, at: string, timeZone: string): string {
  const form = {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  } as const
  return new Intl.DateTimeFormat(intlTag(locale), { ...form, timeZoneName: 'short' }).format(new Date(at))
}

/** Where a group meets: a place, online, or both. */
export const writePlace = (
  { place, is_online }: Pick<Group, 'place' | 'is_online'>,
  words: { online: string; andOnline: (place: string) => string },
): string => (place === '' ? words.online : is_online ? words.andOnline(place) : place)

type Props = { groups: readonly Group[]; error: string | undefined }

export function GroupsSection({ groups, error }: Props) {
  const words = useI18n().t.courses.groups
  if (groups.length === 0) return null
  return (
    <section className="stack gap-4" aria-labelledby="groups">
      <h2 className="h3" id="groups">
        {words.title}
      </h2>
      <p className="soft">{words.lead}</p>
      {error && (
        <Alert tone="danger" announce>
          {error}
        </Alert>
      )}
      <ul className="stack gap-4">
        {groups.map((group) => (
          <GroupCard key={group.id} group={group} />
        ))}
      </ul>
    </section>
  )
}

function GroupCard({ group }: { group: Group }) {
  const { locale, t } = useI18n()
  const words = t.courses.groups
  const { id, title, link, seats, taken, state, is_in, is_sample, dates, time_zone } = group
  const left = seats === null ? null : Math.max(0, seats - taken)
  const busy = useNavigation().formData?.get('group') === id
  const isOff = state === 'cancelled'
  return (
    <li className="panel stack gap-3">
      <div className="row row--wrap between gap-2">
        <h3 className="h4" dir="auto">
          {title}
        </h3>
        {isOff ? (
          <Badge>{words.cancelled}</Badge>
        ) : is_in ? (
          <Badge tone="brand">{words.isIn}</Badge>
        ) : left === 0 ? (
          <Badge tone="warning">{words.full}</Badge>
        ) : null}
      </div>
      <p className="row row--wrap gap-x-4 gap-y-1 soft">
        <bdi>{writePlace(group, words)}</bdi>
        {left !== null && !isOff && <span>{words.left(left)}</span>}
        {is_sample && <span>{t.contributions.sample}</span>}
      </p>
      <ul className="courses-dates">
        {dates.map((date) => (
          <MeetingLine key={date.id} date={date} when={writeMeeting(locale, date.starts_at, time_zone)} />
        ))}
      </ul>
      {!isOff && (
        <div className="row row--wrap gap-3">
          {link && (
            <Button href={link} rel="noopener noreferrer" target="_blank" variant="outline">
              {words.meet}
            </Button>
          )}
          <Form method="post" preventScrollReset>
            <input type="hidden" name="group" value={id} />
            {is_in ? (
              <Button type="submit" variant="ghost" name="intent" value="leaveGroup" busy={busy}>
                {words.leave}
                <span className="sr-only">: {title}</span>
              </Button>
            ) : (
              <Button type="submit" name="intent" value="join" busy={busy} disabled={left === 0}>
                {words.join}
                <span className="sr-only">: {title}</span>
              </Button>
            )}
          </Form>
        </div>
      )}
      {is_in && !isOff && <p className="small muted">{words.reminder}</p>}
    </li>
  )
}

function MeetingLine({ date, when }: { date: GroupDate; when: string }) {
  const { locale, t } = useI18n()
  const words = t.courses.groups
  return (
    <li>
      <span className={date.state === 'cancelled' ? 'line-through' : 'strong'} suppressHydrationWarning>
        {when}
      </span>{' '}
      <span className="small muted">
        {words.minutes(formatNumber(locale, date.minutes))}
        {date.lesson_title && (
          <>
            {' · '}
            <bdi>{date.lesson_title}</bdi>
          </>
        )}
      </span>{' '}
      {date.state === 'cancelled' && <Badge>{words.off}</Badge>}
      {date.recording && (
        <a className="link" href={date.recording} rel="noopener noreferrer" target="_blank">
          {words.recording}
        </a>
      )}
    </li>
  )
}
