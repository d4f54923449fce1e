// A team member's view of their team: their role, where their work is, and the way out.
import { Form, Link } from 'react-router'
import { useT } from '#app/i18n/catalogue.ts'
import { Button } from '#app/ui/button.tsx'
import type { TeamOf } from './queries.server.ts'

export function HelperView({ team }: { team: TeamOf }) {
  const words = useT().team
  const { mine } = words
  const me = team.members.find(({ isMe }) => isMe)
  if (!me) return null
  const page = `/business/${encodeURIComponent(team.slug ?? team.place)}`
  const links = [
    { to: `/dashboard/messages?business=${team.id}`, label: mine.messages },
    { to: `${page}/reviews`, label: mine.reviews },
    { to: `/dashboard/team/figures?listing=${team.place}`, label: mine.figures },
    ...(me.role === 'manager'
      ? [
          { to: `/business-profile?business=${team.id}`, label: mine.edit },
          { to: `${page}/photos`, label: mine.photos },
        ]
      : []),
  ]
  return (
    <section className="panel stack gap-4">
      <p>{mine.text(words.roles[me.role], team.owner ?? '…')}</p>
      <p className="muted">{words.roleHints[me.role]}</p>
      <nav className="chips" aria-label={mine.links}>
        {links.map(({ to, label }) => (
          <Link key={to} className="chip" to={to}>
            {label}
          </Link>
        ))}
      </nav>
      <Form method="post" className="stack gap-2">
        <input type="hidden" name="member" value={me.id} />
        <p className="small muted">{mine.leaveText}</p>
        <div>
          <Button type="submit" name="intent" value="leave" variant="outline" size="sm">
            {mine.leave}
          </Button>
        </div>
      </Form>
    </section>
  )
}
