// One conversation between a visitor and a business, as either side sees it.
import './messages.css'
import { Form, Link, useNavigation } from 'react-router'
import { PickReply } from '#app/core/replies/pick-reply.tsx'
import type { SavedReply } from '#app/core/replies/saved-replies.ts'
import { errorAt, summaryOf } from '#app/core/request/refused.ts'
import { useT } from '#app/i18n/catalogue.ts'
import type { Refusal } from '#app/lib/outcome.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { FormPage } from '#app/ui/form-page.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import type { Thread } from './queries.server.ts'
import { earlierPath, listPath, threadPath } from './rules.ts'
import { LONGEST_MESSAGE } from './schema.ts'
import { Talk } from './talk.tsx'
import { useFresh } from './use-fresh.ts'

type Props = {
  thread: Thread
  /** What the team has saved, and the one that was picked. */
  replies?: readonly SavedReply[]
  picked?: string | null
  shown: number
  now: string
  state: Refusal | null
}

export function ThreadPage({ thread, replies = [], picked = null, shown, now, state }: Props) {
  const t = useT()
  const words = t.messages.thread
  const live = useFresh(`thread:${thread.live_key}`)
  const { side, business } = thread
  const isTeam = side === 'business'
  const earlier = earlierPath(threadPath(side, thread.id), shown, thread.total)
  const page = `/business/${encodeURIComponent(business.slug ?? business.place)}`
  return (
    <FormPage
      title={isTeam ? (thread.visitor ?? '…') : business.name}
      back={{ to: listPath(side), label: isTeam ? t.messages.business.title : t.messages.title }}
      links={
        <Link className="link" to={page}>
          {words.seePage}
        </Link>
      }
      errors={summaryOf({ ...t.ui.refusals, ...t.messages.errors }, state)}
    >
      <p className="row row--wrap gap-3 muted">
        {isTeam && <bdi>{words.about(business.name)}</bdi>}
        {isTeam && thread.is_done && <Badge tone="brand">{words.isDone}</Badge>}
        <span className="small">{isTeam ? words.teamPrivacy : words.privacy}</span>
      </p>
      {earlier && (
        <p>
          <Button to={earlier} variant="soft" size="sm">
            {words.earlier}
          </Button>
        </p>
      )}
      <Talk thread={thread} now={now} />
      {live === 'down' && <p className="small muted">{words.down}</p>}
      <State thread={thread} />
      <WriteForm thread={thread} replies={replies} picked={picked} state={state} />
      <Wishes thread={thread} />
    </FormPage>
  )
}

/** Why one cannot write, or what one has done about it. */
function State({ thread }: { thread: Thread }) {
  const words = useT().messages.thread
  if (thread.is_ended) return <Alert tone="warning">{words.ended}</Alert>
  if (thread.is_closed_by_them) return <Alert tone="warning">{words.closedByThem}</Alert>
  if (thread.is_closed_by_me) return <Alert>{thread.side === 'business' ? words.blockedByMe : words.closedByMe}</Alert>
  return null
}

function WriteForm({
  thread,
  replies,
  picked,
  state,
}: Required<Pick<Props, 'thread' | 'replies' | 'picked' | 'state'>>) {
  const t = useT()
  const words = t.messages.thread
  const { state: navigation, formData } = useNavigation()
  if (thread.is_ended || thread.is_closed_by_them) return null
  const own = thread.messages.filter(({ is_mine }) => is_mine).length
  return (
    <Form method="post" className="stack gap-3" noValidate preventScrollReset>
      <PickReply replies={replies} linkTo={(use) => `?use=${use}#body`} />
      <Field
        id="body"
        label={thread.side === 'business' ? words.answer : words.message}
        error={errorAt({ ...t.ui.refusals, ...t.messages.errors }, state, 'body')}
      >
        {/* Empty again once one's own words stand above; others' words leave what is being written alone. */}
        <Textarea
          key={`${own} ${picked ?? ''}`}
          name="body"
          rows={3}
          maxLength={LONGEST_MESSAGE}
          dir="auto"
          defaultValue={state?.values.body ?? picked ?? undefined}
        />
      </Field>
      <div>
        <Button
          type="submit"
          name="intent"
          value="write"
          busy={navigation === 'submitting' && formData?.get('intent') === 'write'}
        >
          {words.send}
        </Button>
      </div>
    </Form>
  )
}

function Wishes({ thread }: { thread: Thread }) {
  const words = useT().messages.thread
  if (thread.is_ended) return null
  const isTeam = thread.side === 'business'
  const wishes = [
    ...(isTeam ? [thread.is_done ? (['reopen', words.reopen] as const) : (['done', words.markDone] as const)] : []),
    thread.is_closed_by_me
      ? (['open', isTeam ? words.unblock : words.open] as const)
      : (['close', isTeam ? words.block : words.close] as const),
  ]
  return (
    <Form method="post" className="row row--wrap gap-3" preventScrollReset>
      {wishes.map(([wish, label]) => (
        <Button key={wish} type="submit" name="intent" value={wish} variant="outline" size="sm">
          {label}
        </Button>
      ))}
    </Form>
  )
}
