// A visitor's conversations with businesses.
import { useT } from '#app/i18n/catalogue.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { FormPage } from '#app/ui/form-page.tsx'
import { MessageCircle } from '#app/ui/icons.ts'
import type { MessageCounts, ThreadList as Threads } from './queries.server.ts'
import { ThreadList } from './thread-list.tsx'
import { useFresh } from './use-fresh.ts'

type Props = { threads: Threads; counts: MessageCounts; now: string }

export function InboxPage({ threads, counts, now }: Props) {
  const words = useT().messages
  useFresh(counts.live_key && `inbox:${counts.live_key}`)
  return (
    <FormPage title={words.title} lead={words.lead} errors={[]}>
      {counts.businesses.length > 0 && (
        <p>
          <Button to="/dashboard/messages" variant="soft">
            {words.business.title}
            {counts.business > 0 && <Badge tone="solid">{words.unread(counts.business)}</Badge>}
          </Button>
        </p>
      )}
      {threads.items.length === 0 ? (
        <EmptyState icon={MessageCircle} title={words.none} action={<Button to="/businesses">{words.find}</Button>}>
          {words.noneText}
        </EmptyState>
      ) : (
        <ThreadList rows={threads.items} side="visitor" now={now} />
      )}
      {threads.next && (
        <p>
          <Button to={`/messages?after=${encodeURIComponent(threads.next)}`} variant="outline">
            {words.older}
          </Button>
        </p>
      )}
    </FormPage>
  )
}
