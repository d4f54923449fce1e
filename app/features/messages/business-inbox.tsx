// Messages from visitors to the businesses a person answers for.
import type { RepliesDesk } from '#app/core/replies/saved-replies.ts'
import { summaryOf } from '#app/core/request/refused.ts'
import { useT } from '#app/i18n/catalogue.ts'
import type { Refusal } from '#app/lib/outcome.ts'
import { Button } from '#app/ui/button.tsx'
import { Chip } from '#app/ui/chip.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { FormPage } from '#app/ui/form-page.tsx'
import { MessageCircle } from '#app/ui/icons.ts'
import { LinkTabs } from '#app/ui/link-tabs.tsx'
import type { MessageCounts, ThreadList as Threads } from './queries.server.ts'
import { listPath } from './rules.ts'
import { SavedReplies } from './saved-replies.tsx'
import { ThreadList } from './thread-list.tsx'
import { useFresh } from './use-fresh.ts'

type Props = {
  threads: Threads
  counts: MessageCounts
  business: string | null
  isDone: boolean
  now: string
  back: { to: string; label: string }
  desk: RepliesDesk | null
  state: Refusal | undefined
}

export function BusinessInbox({ threads, counts, business, isDone, now, back, desk, state }: Props) {
  const t = useT()
  const words = t.messages.business
  const { businesses } = counts
  useFresh(counts.live_key && `inbox:${counts.live_key}`)
  const more = new URLSearchParams({
    ...(business && { business }),
    ...(isDone && { state: 'done' }),
    ...(threads.next && { after: threads.next }),
  })
  return (
    <FormPage
      title={words.title}
      lead={words.lead}
      back={back}
      errors={summaryOf({ ...t.ui.refusals, ...t.messages.errors }, state)}
    >
      {businesses.length > 1 && (
        <nav className="chips" aria-label={words.choose}>
          <Chip to={listPath('business', { isDone })} current={business === null}>
            {words.every}
          </Chip>
          {businesses.map(({ id, name }) => (
            <Chip key={id} to={listPath('business', { business: id, isDone })} current={business === id}>
              <bdi>{name}</bdi>
            </Chip>
          ))}
        </nav>
      )}
      <LinkTabs
        label={words.filter}
        items={[false, true].map((each) => ({
          to: listPath('business', { business, isDone: each }),
          label: each ? words.done : words.open,
          current: each === isDone,
        }))}
      />
      {threads.items.length === 0 ? (
        <EmptyState icon={MessageCircle} title={words.none}>
          {words.noneText}
        </EmptyState>
      ) : (
        <ThreadList
          rows={threads.items}
          side="business"
          now={now}
          namesBusiness={businesses.length > 1 && business === null}
        />
      )}
      {threads.next && (
        <p>
          <Button to={`/dashboard/messages?${more}`} variant="outline">
            {t.messages.older}
          </Button>
        </p>
      )}
      <SavedReplies desk={desk} state={state} />
    </FormPage>
  )
}
