// Mails the site wanted to send, newest first. Where no mail service is configured this is where they stay.
import { useI18n } from '#app/i18n/catalogue.ts'
import { intlTag } from '#app/i18n/locales.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Card } from '#app/ui/card.tsx'
import type { OutboxMail } from './queries.server.ts'

export function Outbox({ mails }: { mails: OutboxMail[] }) {
  const { locale, t } = useI18n()
  const words = t.auth.dashboard.outbox
  const date = new Intl.DateTimeFormat(intlTag(locale), { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })
  return (
    <Card title={words.title} as="section">
      {mails.length === 0 && <p className="muted">{words.empty}</p>}
      <ul className="stack gap-3">
        {mails.map((mail) => (
          <li key={mail.id}>
            <details className="rounded-card border border-line p-4">
              <summary className="cursor-pointer">
                <span className="font-semibold" dir="auto">
                  {mail.subject}
                </span>{' '}
                <span className="muted" dir="ltr">
                  {mail.to_address}
                </span>{' '}
                <Badge>{words.status[mail.status]}</Badge>{' '}
                <time className="muted" dateTime={mail.created_at}>
                  {date.format(new Date(mail.created_at))}
                </time>
              </summary>
              {mail.last_error && <p className="mt-3 text-danger">{mail.last_error}</p>}
              <pre className="mt-3 whitespace-pre-wrap break-words font-sans" dir="auto">
                {mail.body_text}
              </pre>
            </details>
          </li>
        ))}
      </ul>
    </Card>
  )
}
