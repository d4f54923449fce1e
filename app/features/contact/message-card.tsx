// One message on the staff's screen: who wrote what, what was answered, and the ways on.
import { Form, useNavigation } from 'react-router'
import { useI18n } from '#app/i18n/catalogue.ts'
import { languageNames } from '#app/i18n/language-names.ts'
import { direction, intlTag } from '#app/i18n/locales.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import type { ContactMessage } from './queries.server.ts'
import { LONGEST, type MessageState } from './rules.ts'

type Props = {
  message: ContactMessage
  state: MessageState
  /** What was wrong with the answer that was just sent in for this message. */
  failed: { error: string | undefined; body: string | undefined } | null
}

export function MessageCard({ message, state, failed }: Props) {
  const { locale, t } = useI18n()
  const words = t.contact.staff
  const { state: navigation, formData } = useNavigation()
  const busy = navigation === 'submitting' && formData?.get('message') === message.id
  const date = new Intl.DateTimeFormat(intlTag(locale), { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })
  const writeDay = (time: string) => date.format(new Date(time))
  const titleId = `message-${message.id}`
  const language = { lang: message.language, dir: direction(message.language) }
  return (
    <article className="panel stack gap-4" aria-labelledby={titleId}>
      <div className="panel__head">
        <h2 className="h3" id={titleId}>
          <bdi>{message.name}</bdi>
        </h2>
        {message.comesFirst && <Badge tone="gold">{t.contact.comesFirst}</Badge>}
        <Badge>{t.contact.topics[message.topic]}</Badge>
      </div>
      <p className="small muted row row--wrap gap-x-4 gap-y-1">
        <a className="link" href={`mailto:${encodeURIComponent(message.email)}`} dir="ltr">
          {message.email}
        </a>
        {message.isMember && <span>{words.member}</span>}
        <span {...language}>{languageNames[message.language]}</span>
        <time dateTime={message.createdAt}>{writeDay(message.createdAt)}</time>
      </p>
      {message.subject && (
        <p className="strong" dir="auto">
          {message.subject}
        </p>
      )}
      <p className="whitespace-pre-line break-words" dir="auto">
        {message.message}
      </p>
      {message.answers.length > 0 && (
        <section className="stack gap-3" aria-label={words.answers}>
          {message.answers.map((answer) => (
            <blockquote key={answer.id} className="border-line border-s-2 ps-4">
              <p className="small muted">{words.answeredBy(answer.by ?? words.someone, writeDay(answer.createdAt))}</p>
              <p className="whitespace-pre-line break-words" dir="auto">
                {answer.body}
              </p>
            </blockquote>
          ))}
        </section>
      )}
      <details open={failed !== null || undefined}>
        <summary className="min-h-11 cursor-pointer py-3 font-semibold text-brand-ink">
          {words.answerTo(message.name)}
        </summary>
        <Form method="post" className="stack gap-4 pt-2" noValidate>
          <input type="hidden" name="message" value={message.id} />
          <Field id={`body-${message.id}`} label={words.answer} hint={words.answerHint} error={failed?.error} required>
            <Textarea name="body" rows={6} maxLength={LONGEST.message} dir="auto" defaultValue={failed?.body} />
          </Field>
          <Button type="submit" name="intent" value="answer" busy={busy} className="self-start">
            {words.send}
          </Button>
        </Form>
      </details>
      <Form method="post">
        <input type="hidden" name="message" value={message.id} />
        <input type="hidden" name="intent" value="state" />
        <Button
          type="submit"
          name="state"
          value={state === 'new' || state === 'answered' ? 'closed' : 'new'}
          variant="outline"
          busy={busy}
        >
          {state === 'closed' ? words.reopen : words.close}
          <span className="sr-only">: {message.name}</span>
        </Button>
      </Form>
    </article>
  )
}
