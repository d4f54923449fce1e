// One reply, in the place its number gives it.
import { Form, Link } from 'react-router'
import { ReportLink } from '#app/core/moderation/report-link.tsx'
import { errorAt } from '#app/core/request/refused.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { CircleCheck } from '#app/ui/icons.ts'
import { Textarea } from '#app/ui/textarea.tsx'
import { AuthorMark, AuthorName, LanguageTag, When } from './author-line.tsx'
import { isShown, MOST_REPLY_CHARACTERS, type Reply, type ShownReply } from './contribution.ts'
import { type PageState, refusalAt } from './form-state.ts'
import { plainText } from './markdown.ts'
import { MarkdownText } from './markdown-text.tsx'
import { quoteSelection } from './quote-selection.ts'
import { ReactionButton } from './reaction-button.tsx'
import { useErrorWords } from './use-words.ts'

type Props = {
  reply: Reply
  /** Of the live channel of what it replies to. */
  topic: string | null
  action: string
  now: string
  isSignedIn: boolean
  mayReply: boolean
  maySolve: boolean
  isAnswer: boolean
  answer: PageState
}

export function ReplyArticle({ reply, ...rest }: Props) {
  const { locale, t } = useI18n()
  const words = t.contributions
  const number = formatNumber(locale, reply.number, { useGrouping: false })
  if (!isShown(reply) || reply.body === null)
    return (
      <p className="contribution-gone" id={`reply-${reply.number}`}>
        <a className="link link--quiet num" href={`#reply-${reply.number}`}>
          {number}
        </a>{' '}
        {isShown(reply) ? words.reply.folded : words.reply.gone[reply.state]}
      </p>
    )
  return <ReplyWords reply={reply} number={number} {...rest} />
}

function ReplyWords({
  reply,
  number,
  topic,
  action,
  now,
  isSignedIn,
  mayReply,
  maySolve,
  isAnswer,
  answer,
}: Omit<Props, 'reply'> & { reply: ShownReply; number: string }) {
  const { t } = useI18n()
  const words = t.contributions
  const name = reply.author?.name ?? words.leftMember
  const { quoted } = reply
  return (
    <article
      className={`contribution-reply ${isAnswer ? 'is-answer' : ''}`}
      id={`reply-${reply.number}`}
      aria-label={words.reply.by(name)}
    >
      <AuthorMark author={reply.author} size="sm" />
      <div className="contribution-reply__main">
        <p className="contribution-meta">
          <AuthorName author={reply.author} hasHandle />
          {reply.is_starter && <Badge>{words.starter}</Badge>}
          {isAnswer && (
            <span className="contribution-meta__solved">
              <CircleCheck className="i i--xs" />
              {words.answer}
            </span>
          )}
          <When at={reply.published_at} now={now} />
          <LanguageTag language={reply.language} />
          {reply.edited_at && <span>{words.edited}</span>}
          {reply.is_sample && <span>{words.sample}</span>}
          <a
            className="link link--quiet num contribution-reply__number"
            href={`#reply-${reply.number}`}
            aria-label={words.reply.number(number)}
          >
            {number}
          </a>
        </p>
        {quoted && (
          <blockquote className="contribution-quote" dir="auto">
            <a className="link link--quiet small" href={`#reply-${quoted.number}`}>
              {words.reply.quoted(quoted.author?.name ?? words.leftMember)}
            </a>
            <p>{plainText(quoted.body, 200)}</p>
          </blockquote>
        )}
        <MarkdownText text={reply.body ?? ''} language={reply.language} />
        <div className="contribution-actions">
          <ReactionButton
            action={action}
            reply={reply.id}
            live={{ topic, id: reply.id }}
            count={reply.reactions_count}
            isOn={reply.has_reacted}
            isMine={reply.is_mine}
            label={words.helpful}
            labelOn={words.helpful}
          />
          {mayReply && isSignedIn && (
            <Link
              className="btn btn--ghost btn--sm"
              to={`${action}${action.includes('?') ? '&' : '?'}quote=${reply.id}#reply`}
              preventScrollReset
              title={words.reply.quoteHint}
              onClick={(event) => {
                if (quoteSelection(event.currentTarget.closest('article'))) event.preventDefault()
              }}
            >
              {words.reply.quote}
            </Link>
          )}
          {maySolve && (
            <Form method="post" action={action} preventScrollReset>
              <input type="hidden" name="reply" value={reply.id} />
              <Button type="submit" size="sm" variant="ghost" name="intent" value={isAnswer ? 'unsolve' : 'solve'}>
                {isAnswer ? words.unsolve : words.solve}
              </Button>
            </Form>
          )}
          {!reply.is_mine && <ReportLink kind="reply" subject={reply.id} what={name} />}
        </div>
        {reply.is_mine && <OwnReply reply={reply} action={action} answer={answer} />}
      </div>
    </article>
  )
}

/** One's own words may be changed or taken back. */
function OwnReply({ reply, action, answer }: { reply: ShownReply; action: string; answer: PageState }) {
  const words = useI18n().t.contributions
  const errors = useErrorWords()
  const refusal = refusalAt(answer, reply.id)
  return (
    <details className="quiet-details" open={refusal !== undefined}>
      <summary>{words.reply.change}</summary>
      <Form method="post" action={action} className="stack gap-3" preventScrollReset>
        <input type="hidden" name="reply" value={reply.id} />
        <input type="hidden" name="language" value={reply.language} />
        <Field
          label={words.reply.label}
          hideLabel
          error={errorAt(errors, refusal, 'body') ?? errorAt(errors, refusal, 'form')}
        >
          <Textarea
            name="body"
            rows={5}
            dir="auto"
            maxLength={MOST_REPLY_CHARACTERS}
            defaultValue={refusal?.values.body ?? reply.body ?? ''}
          />
        </Field>
        <div className="row row--wrap gap-2">
          <Button type="submit" size="sm" name="intent" value="edit-reply">
            {words.reply.save}
          </Button>
          <Button type="submit" size="sm" variant="danger" name="intent" value="withdraw-reply">
            {words.reply.withdraw}
          </Button>
        </div>
      </Form>
    </details>
  )
}
