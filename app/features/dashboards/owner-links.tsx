// The owner's other rooms: what visitors wrote, days with other hours, who helps, jobs, rules, bills, pieces for other sites, posters.
import { useOpen } from '#app/core/request/use-open.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import {
  Briefcase,
  Clock,
  CodeXml,
  FileCheck,
  Megaphone,
  MessageCircle,
  Printer,
  Repeat,
  Sparkles,
  Users,
} from '#app/ui/icons.ts'

/** `place` is the listing whose pieces are shown first. */
export function OwnerLinks({ unread, place }: { unread: number; place: string | null }) {
  const { t } = useI18n()
  const isOpen = useOpen()
  const rooms = [
    { to: '/dashboard/messages', Icon: MessageCircle, name: t.messages.business.title, isNew: unread > 0 },
    { to: '/dashboard/hours', Icon: Clock, name: t.businessDesk.specialDays.title },
    { to: '/dashboard/team', Icon: Users, name: t.team.title },
    { to: '/account/jobs', Icon: Briefcase, name: t.jobs.posts.title },
    { to: '/automation', Icon: Repeat, name: t.automation.title },
    { to: '/dashboard/sponsorship', Icon: Sparkles, name: t.bands.title },
    { to: '/dashboard/campaigns', Icon: Megaphone, name: t.placeCampaigns.title },
    { to: '/dashboard/invoices', Icon: FileCheck, name: t.packages.invoicesTitle },
    { to: place ? `/widgets?kind=business&id=${place}` : '/widgets', Icon: CodeXml, name: t.widgets.title },
    {
      to: place ? `/templates?${new URLSearchParams({ kind: 'hours', place: `business:${place}` })}` : '/templates',
      Icon: Printer,
      name: t.templates.title,
    },
  ]
  return (
    <nav className="row row--wrap gap-3" aria-label={t.auth.dashboard.owner.title}>
      {rooms
        .filter(({ to }) => isOpen(to))
        .map(({ to, Icon, name, isNew }) => (
          <Button key={to} to={to} variant="soft">
            <Icon className="i i--sm" />
            {name}
            {isNew && <Badge tone="solid">{t.messages.unread(unread)}</Badge>}
          </Button>
        ))}
    </nav>
  )
}
