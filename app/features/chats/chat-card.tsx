// One conversation on the staff's screen: what was said, and the field to answer in.
import { Form, useNavigation } from 'react-router'
import { useI18n } from '#app/i18n/catalogue.ts'
import { languageNames } from '#app/i18n/language-names.ts'
import { intlTag } from '#app/i18n/locales.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import type { StaffChat } from './queries.server.ts'
import type { ChatState } from './rules.ts'
import { LONGEST_ANSWER } from './schema.ts'

export function ChatCard({ chat, state, error }: { chat: StaffChat; state: ChatState; error: string | undefined }) {
  const { locale, t } = useI18n()
  const words = t.chats
  const { state: navigation, formData } = useNavigation()
  const isBusy = navigation === 'submitting' && formData?.get('chat') === chat.id
  const time = new Intl.DateTimeFormat(intlTag(locale), { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })
  const titleId = `chat-${chat.id}`
  const first = chat.messages.find(({ sender }) => sender === 'visitor')
  return (
    <article className="panel stack gap-4" aria-labelledby={titleId}>
      <h2 className="h3" id={titleId} dir="auto">
        {first?.body ?? words.someone}
      </h2>
      <p className="small muted row row--wrap gap-x-4 gap-y-1">
        {chat.email && <span dir="ltr">{chat.email}</span>}
        <bdi>{languageNames[chat.language]}</bdi>
        <time dateTime={chat.lastAt}>{time.format(new Date(chat.lastAt))}</time>
      </p>
      <ol className="stack gap-2" aria-label={words.thread}>
        {chat.messages.map(({ id, sender, body }) => (
          <li key={id} className={sender === 'staff' ? 'border-brand border-s-2 ps-4' : 'border-line border-s-2 ps-4'}>
            <p className="small muted">
              {sender === 'staff' ? words.us : sender === 'assistant' ? words.assistant : words.someone}
            </p>
            <p className="whitespace-pre-line break-words" dir="auto">
              {body}
            </p>
          </li>
        ))}
      </ol>
      {state !== 'closed' && (
        <Form method="post" className="stack gap-4" noValidate preventScrollReset>
          <input type="hidden" name="chat" value={chat.id} />
          <Field id={`body-${chat.id}`} label={words.answer} error={error}>
            <Textarea name="body" rows={3} maxLength={LONGEST_ANSWER} dir="auto" key={chat.messages.length} />
          </Field>
          <div className="row row--wrap gap-3">
            <Button type="submit" name="intent" value="answer" disabled={isBusy}>
              {words.send}
            </Button>
            <Button type="submit" name="intent" value="close" variant="soft" disabled={isBusy}>
              {words.close}
            </Button>
          </div>
        </Form>
      )}
    </article>
  )
}
