// One conversation of two members: a request first, then a talk.
import './messages.css'
import { Form, href, Link, useNavigation } from 'react-router'
import { errorAt, summaryOf } from '#app/core/request/refused.ts'
import { useT } from '#app/i18n/catalogue.ts'
import type { Refusal } from '#app/lib/outcome.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { FormPage } from '#app/ui/form-page.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import type { PersonThread } from './queries.server.ts'
import { earlierPath } from './rules.ts'
import { LONGEST_MESSAGE } from './schema.ts'
import { PersonTalk } from './talk.tsx'
import { useFresh } from './use-fresh.ts'

type Props = { thread: PersonThread; shown: number; now: string; state: Refusal | null }

export function PersonThreadPage({ thread, shown, now, state }: Props) {
  const t = useT()
  const words = t.messages
  const { person } = thread
  const live = useFresh(`thread:${thread.live_key}`)
  const errors = { ...t.ui.refusals, ...words.errors }
  const earlier = earlierPath(href('/messages/with/:id', { id: thread.id }), shown, thread.total)
  return (
    <FormPage
      title={person?.name ?? words.people.gone}
      back={{ to: '/messages/people', label: words.title }}
      links={
        person && (
          <Link className="link" to={href('/people/:handle', { handle: person.handle })}>
            {words.people.seePage}
          </Link>
        )
      }
      errors={summaryOf(errors, state)}
    >
      <p className="small muted">{words.people.privacy}</p>
      {earlier && (
        <p>
          <Button to={earlier} variant="soft" size="sm">
            {words.thread.earlier}
          </Button>
        </p>
      )}
      <PersonTalk thread={thread} now={now} />
      {live === 'down' && <p className="small muted">{words.thread.down}</p>}
      {thread.is_closed && <Alert tone="warning">{words.people.closed}</Alert>}
      {thread.waits && !thread.is_closed && <Alert>{words.people.waitsText}</Alert>}
      {thread.is_request && !thread.is_closed && <Request />}
      {!thread.is_closed && !thread.waits && <WriteForm thread={thread} state={state} />}
    </FormPage>
  )
}

function Request() {
  const words = useT().messages.people
  return (
    <section className="panel stack gap-3">
      <p className="strong">{words.request}</p>
      <p className="soft small">{words.requestText}</p>
      <Form method="post" className="row row--wrap gap-3">
        <Button type="submit" name="intent" value="accept">
          {words.accept}
        </Button>
        <Button type="submit" name="intent" value="decline" variant="outline">
          {words.decline}
        </Button>
      </Form>
    </section>
  )
}

function WriteForm({ thread, state }: { thread: PersonThread; state: Refusal | null }) {
  const t = useT()
  const words = t.messages
  const { state: navigation, formData } = useNavigation()
  const own = thread.messages.filter(({ is_mine }) => is_mine).length
  return (
    <Form method="post" className="stack gap-3" noValidate preventScrollReset>
      <Field
        id="body"
        label={words.thread.message}
        error={errorAt({ ...t.ui.refusals, ...words.errors }, state, 'body')}
      >
        <Textarea
          key={own}
          name="body"
          rows={3}
          maxLength={LONGEST_MESSAGE}
          dir="auto"
          defaultValue={state?.values.body}
        />
      </Field>
      <div>
        <Button
          type="submit"
          name="intent"
          value="write"
          busy={navigation === 'submitting' && formData?.get('intent') === 'write'}
        >
          {words.thread.send}
        </Button>
      </div>
    </Form>
  )
}
