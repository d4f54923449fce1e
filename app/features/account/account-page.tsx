// A member's own page: what is theirs, and the ways on from it.
import type { ReactNode } from 'react'
import { href } from 'react-router'
import { useT } from '#app/i18n/catalogue.ts'
import { Avatar } from '#app/ui/avatar.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'

export type AccountPageData = {
  saved: number
  followed: number
  masjid: { name: string; city: string | null; address: string } | null
  listings: number
  hasDraft: boolean
}

type Props = { displayName: string; email: string; page: AccountPageData }

export function AccountPage({ displayName, email, page }: Props) {
  const t = useT()
  const words = t.account
  const { saved, followed, masjid, listings, hasDraft } = page
  return (
    <div className="page section stack gap-8">
      <header className="row gap-4">
        <Avatar name={displayName || email} size="lg" />
        <div className="min-w-0">
          <h1 className="h1">{words.greeting(displayName)}</h1>
          <p className="muted truncate" dir="ltr">
            {email}
          </p>
        </div>
      </header>
      <nav className="row row--wrap gap-2" aria-label={t.frame.account.menu}>
        {[
          { to: href('/account/details'), label: words.details.title },
          { to: href('/account/profile'), label: t.frame.account.profile },
          { to: href('/account/reviews'), label: words.reviews },
          { to: href('/notifications'), label: t.frame.account.inbox },
          { to: href('/account/devices'), label: t.pocket.devices.title },
          { to: href('/messages'), label: t.frame.account.messages },
          { to: href('/account/orders'), label: t.frame.account.orders },
          { to: href('/account/applications'), label: t.jobs.sent.title },
          { to: href('/account/jobs'), label: t.jobs.posts.title },
        ].map(({ to, label }) => (
          <Button key={to} to={to} variant="soft" size="sm">
            {label}
          </Button>
        ))}
      </nav>
      <div className="grid gap-5 md:grid-cols-2">
        <Fact title={words.saved} to={{ label: words.seeSaved, path: href('/saved') }}>
          {saved > 0 ? words.savedCount(saved) : words.nothingSaved}
        </Fact>
        <Fact
          id="masjid"
          title={words.masjid}
          to={
            masjid
              ? { label: words.seeMasjid, path: href('/mosque/:id', { id: masjid.address }) }
              : { label: words.chooseMasjid, path: href('/mosques') }
          }
        >
          {masjid ? (
            <>
              <b dir="auto">{masjid.name}</b>
              {masjid.city && <span className="muted"> · {masjid.city}</span>}
              {followed > 1 && <span className="block muted">{words.following(followed)}</span>}
            </>
          ) : (
            words.noMasjid
          )}
        </Fact>
        <Fact
          id="businesses"
          title={words.businesses}
          to={
            listings > 0
              ? { label: words.openDashboard, path: href('/dashboard') }
              : { label: hasDraft ? words.resume : words.addBusiness, path: href('/business-register') }
          }
        >
          {listings > 0 ? words.businessCount(listings) : hasDraft ? words.draftWaits : words.noBusiness}
        </Fact>
        <Fact title={words.security} to={{ label: words.openSecurity, path: href('/account/security') }}>
          {words.securityText}
        </Fact>
        <Fact title={words.data.title} to={{ label: words.data.open, path: href('/account/data') }}>
          {words.data.text}
        </Fact>
        <Fact title={words.leave.title} to={{ label: words.leave.open, path: href('/account/leave') }}>
          {words.leave.text}
        </Fact>
      </div>
    </div>
  )
}

type FactProps = {
  /** Where the account's menu leads to. */
  id?: string
  title: string
  to: { label: string; path: string }
  children: ReactNode
}

function Fact({ id, title, to, children }: FactProps) {
  return (
    <Card as="section" title={title} className="flex flex-col">
      <div className="stack grow scroll-mt-32 gap-4" id={id}>
        <p className="soft grow">{children}</p>
        <Button to={to.path} variant="outline" size="sm" className="self-start">
          {to.label}
        </Button>
      </div>
    </Card>
  )
}
