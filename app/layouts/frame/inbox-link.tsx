// The bell with the number of unread notifications; the number follows while the page is open.
import { useState } from 'react'
import { Link } from 'react-router'
import { BACK, useLive } from '#app/core/live/use-live.ts'
import { useRootData } from '#app/core/request/root-data.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { Bell } from '#app/ui/icons.ts'

const MOST = 99

export function InboxLink() {
  const inbox = useRootData()?.inbox ?? null
  // A new count from the server starts over: what was heard is in it.
  return inbox && <CountedBell key={inbox.unread} unread={inbox.unread} liveKey={inbox.liveKey} />
}

function CountedBell({ unread, liveKey }: { unread: number; liveKey: string | null }) {
  const { locale, t } = useI18n()
  const [heard, setHeard] = useState(0)
  useLive(liveKey && `inbox:${liveKey}`, ({ event }) => setHeard((n) => (event === BACK ? n : n + 1)))
  const count = unread + heard
  const number = formatNumber(locale, Math.min(count, MOST))
  return (
    <Link
      className="icon-btn nav-inbox"
      to="/notifications"
      aria-label={count > 0 ? t.frame.account.inboxNew(number) : t.frame.account.inbox}
    >
      <Bell className="i" />
      {count > 0 && <span className="nav-inbox__count">{number}</span>}
    </Link>
  )
}
