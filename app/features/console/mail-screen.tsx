// The outbox: mails the site wanted to send, newest first, with what became of them.
import './console.css'
import { Form } from 'react-router'
import { useI18n } from '#app/i18n/catalogue.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Send } from '#app/ui/icons.ts'
import { LinkTabs } from '#app/ui/link-tabs.tsx'
import { Moment } from './moment.tsx'
import { OlderPages } from './older-pages.tsx'
import type { MailPage } from './queries.server.ts'
import { MAIL_STATES, queryOf, type readMailQuestion, writeMoment } from './rules.ts'

type Mail = MailPage['mails'][number]
type Props = { page: MailPage; question: ReturnType<typeof readMailQuestion>; hasServer: boolean }

const TONE = {
  queued: 'info',
  sending: 'info',
  sent: 'brand',
  failed: 'danger',
  kept: 'warning',
  dropped: 'neutral',
} as const

export function MailScreen({ page, question: { state, before }, hasServer }: Props) {
  const { locale, t } = useI18n()
  const words = t.console.mail
  const last = page.mails.at(-1)
  const shown = MAIL_STATES.filter((each) => each === state || (page.numbers[each] ?? 0) > 0)
  return (
    <>
      {!hasServer && <Alert tone="warning">{words.noServer}</Alert>}
      <LinkTabs
        label={t.console.filter}
        items={[null, ...shown].map((each) => ({
          to: queryOf({ state: each }) || '?',
          label: each ? `${words.states[each]} (${formatNumber(locale, page.numbers[each] ?? 0)})` : t.console.all,
          current: each === state,
        }))}
      />
      {page.mails.length === 0 ? (
        <EmptyState icon={Send} title={t.console.nothing} />
      ) : (
        <Card as="section">
          <ul className="console-rows">
            {page.mails.map((mail) => (
              <li key={mail.id}>
                <MailRow mail={mail} hasServer={hasServer} />
              </li>
            ))}
          </ul>
        </Card>
      )}
      <OlderPages
        older={page.has_more && last ? queryOf({ state, before: last.id }) : null}
        newest={before === null ? null : queryOf({ state }) || '?'}
      />
    </>
  )
}

function MailRow({ mail, hasServer }: { mail: Mail; hasServer: boolean }) {
  const { locale, t } = useI18n()
  const words = t.console.mail
  const mayRetry = hasServer && mail.has_words && ['failed', 'kept', 'dropped'].includes(mail.status)
  const mayDrop = ['queued', 'failed', 'kept'].includes(mail.status)
  return (
    <div className="stack gap-1">
      <p className="row row--wrap gap-2">
        <Badge tone={TONE[mail.status]}>{words.states[mail.status]}</Badge>
        <bdi className="strong">{mail.subject}</bdi>
      </p>
      <p className="small muted">
        <span dir="ltr" className="break-all">
          {mail.to_address}
        </span>{' '}
        · <Moment at={mail.created_at} />
        {mail.attempts > 0 && ` · ${words.tries(mail.attempts)}`}
        {mail.status === 'queued' && ` · ${words.next(writeMoment(locale, mail.next_attempt_at))}`}
      </p>
      {mail.last_error && (
        <p className="text-danger" dir="ltr">
          {mail.last_error}
        </p>
      )}
      <details className="console-act">
        <summary>
          {t.console.changes.details}
          <span className="sr-only">: {mail.subject}</span>
        </summary>
        {mail.body_text === null ? (
          <p className="soft">{words.secret}</p>
        ) : (
          <pre className="whitespace-pre-wrap break-words font-sans" dir="auto">
            {mail.body_text}
          </pre>
        )}
      </details>
      {(mayRetry || mayDrop) && (
        <Form method="post" className="row row--wrap gap-3">
          <input type="hidden" name="mail" value={mail.id} />
          {mayRetry && (
            <Button type="submit" name="intent" value="retry" variant="outline" size="sm">
              {words.retry}
              <span className="sr-only">: {mail.subject}</span>
            </Button>
          )}
          {mayDrop && (
            <Button type="submit" name="intent" value="drop" variant="ghost" size="sm">
              {words.drop}
              <span className="sr-only">: {mail.subject}</span>
            </Button>
          )}
        </Form>
      )}
    </div>
  )
}
