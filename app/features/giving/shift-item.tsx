// One shift: when, what to do, how many are still needed, and the button to come.
import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { MarkdownText } from '#app/core/contributions/markdown-text.tsx'
import { useI18n } from '#app/i18n/catalogue.ts'
import type { Refusal } from '#app/lib/outcome.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Clock } from '#app/ui/icons.ts'
import type { Shift } from './campaign.ts'
import { MoveShift } from './move-shift.tsx'
import { writeShift } from './write.ts'
import './giving.css'

type Props = {
  shift: Shift
  language: string
  action: string
  isSignedIn: boolean
  mayRun?: boolean
  state?: Refusal | undefined
  children?: ReactNode
}

export function ShiftItem({ shift, language, action, isSignedIn, mayRun = false, state, children }: Props) {
  const { locale, t } = useI18n()
  const words = t.giving.shifts
  const left = shift.capacity - shift.taken
  return (
    <li className="giving-shift stack gap-2">
      <p className="row row--wrap gap-2">
        <Clock className="i i--sm" />
        <b className="strong">{writeShift(locale, shift)}</b>
        {shift.is_cancelled ? <Badge>{words.cancelled}</Badge> : <Badge tone="brand">{words.places(left)}</Badge>}
      </p>
      {shift.moved_from && !shift.is_cancelled && (
        <p className="small muted">
          {words.movedFrom(writeShift(locale, { ...shift, starts_at: shift.moved_from, ends_at: null }))}
        </p>
      )}
      {children}
      <MarkdownText text={shift.body} language={language} />
      {shift.state !== 'published' && <p className="small muted">{t.giving.news.waits}</p>}
      {shift.people && shift.people.length > 0 && (
        <p className="small">
          {words.people}: <span dir="auto">{shift.people.join(' · ')}</span>
        </p>
      )}
      {!shift.is_cancelled && shift.state === 'published' && (
        <div className="row row--wrap gap-3">
          {shift.is_mine && <span className="small strong">{words.mine}</span>}
          {!isSignedIn && left > 0 && (
            <Button to={`/login?${new URLSearchParams({ next: action })}`} size="sm" variant="outline">
              {words.signIn}
            </Button>
          )}
          {isSignedIn && (shift.is_mine || left > 0) && (
            <Form method="post" action={action} preventScrollReset>
              <input type="hidden" name="shift" value={shift.id} />
              <Button
                type="submit"
                size="sm"
                variant={shift.is_mine ? 'ghost' : 'primary'}
                name="intent"
                value={shift.is_mine ? 'leave' : 'take'}
              >
                {shift.is_mine ? words.leave : words.take}
              </Button>
            </Form>
          )}
          {mayRun && (
            <Form method="post" action={action} preventScrollReset>
              <input type="hidden" name="shift" value={shift.id} />
              <Button type="submit" size="sm" variant="ghost" name="intent" value="cancel-shift">
                {words.cancel}
              </Button>
            </Form>
          )}
        </div>
      )}
      {mayRun && !shift.is_cancelled && <MoveShift shift={shift} action={action} state={state} />}
    </li>
  )
}
