// The page of a business's team. Its owner takes people in and out; the others see where they help, and may leave.
import './team.css'
import { Link } from 'react-router'
import { summaryOf } from '#app/core/request/refused.ts'
import { useT } from '#app/i18n/catalogue.ts'
import type { Refusal } from '#app/lib/outcome.ts'
import { Button } from '#app/ui/button.tsx'
import { Chip } from '#app/ui/chip.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { FormPage } from '#app/ui/form-page.tsx'
import { Users } from '#app/ui/icons.ts'
import { HelperView } from './helper-view.tsx'
import { InviteForm } from './invite-form.tsx'
import { PeopleList } from './people-list.tsx'
import type { TeamOf } from './queries.server.ts'
import { type Said, teamPath } from './rules.ts'

type Props = { teams: TeamOf[]; chosen: TeamOf | null; said: Said | null; state: Refusal | null }

export function TeamPage({ teams, chosen, said, state }: Props) {
  const t = useT()
  const words = t.team
  const isOwner = chosen?.role === 'owner'
  return (
    <FormPage
      title={words.title}
      lead={isOwner ? words.lead : words.leadMember}
      back={isOwner ? { to: '/dashboard', label: words.back } : undefined}
      said={said && !state ? words.said[said] : null}
      errors={summaryOf({ ...t.ui.refusals, ...words.errors }, state)}
    >
      {teams.length > 1 && (
        <nav className="chips" aria-label={words.choose}>
          {teams.map(({ id, name, city }) => (
            <Chip key={id} to={teamPath(id)} current={id === chosen?.id}>
              <bdi>{city ? `${name}, ${city}` : name}</bdi>
            </Chip>
          ))}
        </nav>
      )}
      {!chosen && (
        <EmptyState icon={Users} title={words.none} action={<Button to="/business-register">{words.add}</Button>}>
          {words.noneText}
        </EmptyState>
      )}
      {chosen && <BusinessName team={chosen} />}
      {chosen && isOwner && (
        <>
          <PeopleList team={chosen} />
          <InviteForm key={`${chosen.id} ${said}`} business={chosen.id} state={state} />
        </>
      )}
      {chosen && !isOwner && <HelperView team={chosen} />}
    </FormPage>
  )
}

function BusinessName({ team: { name, city, slug, place } }: { team: TeamOf }) {
  return (
    <h2 className="h3">
      <Link className="link link--quiet" to={`/business/${encodeURIComponent(slug ?? place)}`}>
        <bdi>{city ? `${name}, ${city}` : name}</bdi>
      </Link>
    </h2>
  )
}
