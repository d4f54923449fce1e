// The owner's other rooms: what visitors wrote, and who helps.
import { useI18n } from '#app/i18n/catalogue.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { MessageCircle, Users } from '#app/ui/icons.ts'

export function OwnerLinks({ unread }: { unread: number }) {
  const { t } = useI18n()
  return (
    <nav className="row row--wrap gap-3" aria-label={t.auth.dashboard.owner.title}>
      <Button to="/dashboard/messages" variant="soft">
        <MessageCircle className="i i--sm" />
        {t.messages.business.title}
        {unread > 0 && <Badge tone="solid">{t.messages.unread(unread)}</Badge>}
      </Button>
      <Button to="/dashboard/team" variant="soft">
        <Users className="i i--sm" />
        {t.team.title}
      </Button>
    </nav>
  )
}
