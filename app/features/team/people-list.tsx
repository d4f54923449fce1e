// The people of a team and those who are asked in, as the owner sees them.
import { Form, Link } from 'react-router'
import { useI18n } from '#app/i18n/catalogue.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { writeDate } from '#app/i18n/write-date.ts'
import { Avatar } from '#app/ui/avatar.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Select } from '#app/ui/select.tsx'
import type { Invitation, Member, TeamOf } from './queries.server.ts'
import { MOST_SEATS, seatsOf } from './rules.ts'
import { ROLES } from './schema.ts'

export function PeopleList({ team }: { team: TeamOf }) {
  const { locale, t } = useI18n()
  const words = t.team
  return (
    <section className="panel" aria-labelledby="people">
      <div className="panel__head">
        <h3 className="h4" id="people">
          {words.people}
        </h3>
        <span className="small muted">{words.seats(seatsOf(team), formatNumber(locale, MOST_SEATS))}</span>
      </div>
      <ul>
        <li className="team-row">
          <Avatar name={team.owner ?? ''} size="sm" />
          <span className="team-row__who">
            <span className="strong block">
              <bdi>{team.owner}</bdi>
            </span>
            <span className="small muted">{words.you}</span>
          </span>
          <Badge tone="brand">{words.roles.owner}</Badge>
        </li>
        {team.members.map((member) => (
          <MemberRow key={member.id} member={member} />
        ))}
      </ul>
      {team.members.length === 0 && <p className="muted pt-2">{words.onlyYou}</p>}
      {team.invitations.length > 0 && (
        <>
          <h3 className="h4 pt-5">{words.pending}</h3>
          <ul>
            {team.invitations.map((invitation) => (
              <InvitationRow key={invitation.id} invitation={invitation} />
            ))}
          </ul>
        </>
      )}
      <p className="small pt-5">
        <Link className="link" to={`/business/${encodeURIComponent(team.slug ?? team.place)}/transfer`}>
          {t.businessDesk.profile.transfer}
        </Link>
      </p>
    </section>
  )
}

function MemberRow({ member: { id, name, role, since, email } }: { member: Member }) {
  const { locale, t } = useI18n()
  const words = t.team
  return (
    <li className="team-row">
      <Avatar name={name} size="sm" tone="gold" />
      <span className="team-row__who">
        <span className="strong block">
          <bdi>{name}</bdi>
        </span>
        {email && (
          <span className="small muted block">
            <bdi dir="ltr">{email}</bdi>
          </span>
        )}
        <span className="small muted">{words.since(writeDate(locale, since))}</span>
      </span>
      <span className="team-row__forms">
        <Form method="post" className="team-role" preventScrollReset>
          <input type="hidden" name="member" value={id} />
          <Field label={words.roleOf(name)} hideLabel>
            <Select name="role" defaultValue={role} key={role}>
              {ROLES.map((each) => (
                <option key={each} value={each}>
                  {words.roles[each]}
                </option>
              ))}
            </Select>
          </Field>
          <Button
            type="submit"
            name="intent"
            value="change"
            variant="soft"
            size="sm"
            aria-label={words.changeFor(name)}
          >
            {words.change}
          </Button>
        </Form>
        <Form method="post" preventScrollReset>
          <input type="hidden" name="member" value={id} />
          <Button
            type="submit"
            name="intent"
            value="remove"
            variant="outline"
            size="sm"
            aria-label={words.removeWho(name)}
          >
            {words.remove}
          </Button>
        </Form>
      </span>
    </li>
  )
}

function InvitationRow({ invitation: { id, email, role, expiresAt } }: { invitation: Invitation }) {
  const { locale, t } = useI18n()
  const words = t.team
  return (
    <li className="team-row">
      <span className="team-row__who">
        <span className="strong block">
          <bdi dir="ltr">{email}</bdi>
        </span>
        <span className="small muted">
          {words.roles[role]} · {words.until(writeDate(locale, expiresAt))}
        </span>
      </span>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="invitation" value={id} />
        <Button
          type="submit"
          name="intent"
          value="revoke"
          variant="outline"
          size="sm"
          aria-label={words.revokeWho(email)}
        >
          {words.revoke}
        </Button>
      </Form>
    </li>
  )
}
