// The bell with the number of unread notifications; the number follows while the page is open.
import { useState } from 'react'
import { Link } from 'react-router'
import { useLive } from '#app/core/live/use-live.ts'
import { useRootData } from '#app/core/request/root-data.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { Bell } from '#app/ui/icons.ts'

const MOST = 99

export function InboxLink() {
  const inbox = useRootData()?.inbox ?? null
  return inbox && <CountedBell inbox={inbox} />
}

type Inbox = { unread: number; liveKey: string | null }

function CountedBell({ inbox }: { inbox: Inbox }) {
  const { locale, t } = useI18n()
  const { unread, liveKey } = inbox
  const [heard, setHeard] = useState<{ unread: number; since: Inbox } | null>(null)
  useLive(liveKey && `inbox:${liveKey}`, ({ payload }) => {
    if (typeof payload.unread === 'number') setHeard({ unread: payload.unread, since: inbox })
  })
  // A newer count from the server has all that was heard before it.
  const count = heard?.since === inbox ? heard.unread : unread
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
