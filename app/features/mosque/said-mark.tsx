// The source of a time, as a small mark beside it: the mosque's, staff's, or a member's that was confirmed.
import type { Said } from '#app/core/mosques/iqamah.ts'
import { useI18n, useT } from '#app/i18n/catalogue.ts'
import { writeDate } from '#app/i18n/write-date.ts'
import { BadgeCheck, Users } from '#app/ui/icons.ts'
import { joinClasses } from '#app/ui/join-classes.ts'

const writeWord = (said: Said, t: ReturnType<typeof useT>) =>
  said.by ? t.timetable.worshippers(said.by) : t.mosques.today.marks[said.as]

export function SaidMark({ said }: { said: Said }) {
  const word = writeWord(said, useT())
  const isMember = said.as === 'member'
  const Icon = isMember ? Users : BadgeCheck
  return (
    <span className={joinClasses('ms-1 first:ms-0', isMember ? 'text-ink-3' : 'text-brand-ink')} title={word}>
      <Icon className="i i--xs inline-block align-[-2px]" />
      <span className="sr-only">({word})</span>
    </span>
  )
}

/** The mark with its words and the day it was said. */
export function SaidLine({ said }: { said: Said }) {
  const { locale, t } = useI18n()
  return (
    <div className="tiny muted">
      <SaidMark said={said} /> {writeWord(said, t)}
      {said.at && `, ${writeDate(locale, said.at)}`}
    </div>
  )
}
