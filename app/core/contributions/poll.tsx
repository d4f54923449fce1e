// A poll: what may be chosen, how many chose what, and one's own vote. Who voted stays with each of them.
import { Form, Link } from 'react-router'
import { useI18n } from '#app/i18n/catalogue.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { writeDate } from '#app/i18n/write-date.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Radio } from '#app/ui/radio.tsx'
import type { Poll as PollOf } from './contribution.ts'

type Props = { poll: PollOf; action: string; isSignedIn: boolean; language: string }

export function Poll({ poll, action, isSignedIn, language }: Props) {
  const { locale, t } = useI18n()
  const words = t.contributions.poll
  const mayVote = isSignedIn && !poll.is_closed
  const Choice = poll.takes_several ? Checkbox : Radio
  const ends = poll.closes_at && (poll.is_closed ? words.closed : words.closes)(writeDate(locale, poll.closes_at))
  return (
    <section className="panel contribution-poll" aria-label={words.title}>
      <Form
        method="post"
        action={action}
        // A vote that was counted is shown as the page has it.
        key={String(poll.mine)}
        className="stack gap-3"
        preventScrollReset
        data-draft="off"
      >
        <ul className="contribution-poll__options" lang={language}>
          {poll.options.map(({ text, votes }, i) => {
            const share = poll.voters === 0 ? 0 : votes / poll.voters
            const isMine = poll.mine?.includes(i + 1) ?? false
            return (
              <li key={text}>
                <span className="contribution-poll__option">
                  {mayVote ? (
                    <Choice name="choice" value={i + 1} defaultChecked={isMine} label={<bdi>{text}</bdi>} />
                  ) : (
                    <bdi className={isMine ? 'strong' : undefined}>{text}</bdi>
                  )}
                  <span className="small muted num" lang={locale}>
                    {words.share(
                      formatNumber(locale, votes),
                      formatNumber(locale, share, { style: 'percent', maximumFractionDigits: 0 }),
                    )}
                  </span>
                </span>
                <progress
                  className="contribution-poll__bar"
                  max={Math.max(poll.voters, 1)}
                  value={votes}
                  aria-label={text}
                />
              </li>
            )
          })}
        </ul>
        <div className="row row--wrap between gap-3">
          <p className="small muted">{[words.voters(poll.voters), ends].filter(Boolean).join(' · ')}</p>
          {mayVote && (
            <Button type="submit" size="sm" name="intent" value="vote">
              {poll.mine ? words.change : words.vote}
            </Button>
          )}
          {!isSignedIn && !poll.is_closed && (
            <Link className="link small" to={`/login?${new URLSearchParams({ next: action })}`}>
              {words.signIn}
            </Link>
          )}
        </div>
      </Form>
    </section>
  )
}
