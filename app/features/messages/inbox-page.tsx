// A member's conversations: with businesses, and with other members.
import { useT } from '#app/i18n/catalogue.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { FormPage } from '#app/ui/form-page.tsx'
import { MessageCircle } from '#app/ui/icons.ts'
import { LinkTabs } from '#app/ui/link-tabs.tsx'
import type { MessageCounts, PersonRows, ThreadList as Threads } from './queries.server.ts'
import { PersonList, ThreadList } from './thread-list.tsx'
import { useFresh } from './use-fresh.ts'

type Props = { threads: Threads; counts: MessageCounts; now: string }

export function InboxPage({ threads, counts, now }: Props) {
  const words = useT().messages
  useFresh(counts.live_key && `inbox:${counts.live_key}`)
  return (
    <FormPage title={words.title} lead={words.lead} errors={[]}>
      <Tabs counts={counts} at="businesses" />
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

export function PeopleInboxPage({ threads, counts, now }: { threads: PersonRows; counts: MessageCounts; now: string }) {
  const words = useT().messages
  useFresh(counts.live_key && `inbox:${counts.live_key}`)
  return (
    <FormPage title={words.title} lead={words.lead} errors={[]}>
      <Tabs counts={counts} at="people" />
      {threads.items.length === 0 ? (
        <EmptyState
          icon={MessageCircle}
          title={words.people.none}
          action={<Button to="/community/forum">{words.people.find}</Button>}
        >
          {words.people.noneText}
        </EmptyState>
      ) : (
        <PersonList rows={threads.items} now={now} />
      )}
      {threads.next && (
        <p>
          <Button to={`/messages/people?after=${encodeURIComponent(threads.next)}`} variant="outline">
            {words.older}
          </Button>
        </p>
      )}
    </FormPage>
  )
}

function Tabs({ counts, at }: { counts: MessageCounts; at: 'people' | 'businesses' }) {
  const words = useT().messages
  const label = (name: string, unread: number) => (
    <>
      {name}
      {unread > 0 && <Badge tone="solid">{words.unread(unread)}</Badge>}
    </>
  )
  return (
    <LinkTabs
      label={words.title}
      items={[
        { to: '/messages/people', label: label(words.people.tabs.members, counts.people), current: at === 'people' },
        { to: '/messages', label: label(words.people.tabs.businesses, counts.mine), current: at === 'businesses' },
      ]}
    />
  )
}
