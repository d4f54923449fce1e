// The people of a group; for its hosts also who asks, who was invited, and how people come in.
import { Form, href } from 'react-router'
import { AuthorMark, AuthorName } from '#app/core/contributions/author-line.tsx'
import { errorAt, summaryOf } from '#app/core/request/refused.ts'
import { useT } from '#app/i18n/catalogue.ts'
import type { Refusal } from '#app/lib/outcome.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { CopyField } from '#app/ui/copy-field.tsx'
import { Field } from '#app/ui/field.tsx'
import { FormPage } from '#app/ui/form-page.tsx'
import { Input } from '#app/ui/input.tsx'
import type { GroupPeople, GroupPerson } from './group.ts'
import type { ACTIONS } from './schema.ts'
import './groups.css'
import '#app/ui/styles/work.css'

type Props = { group: GroupPeople; inviteLink: string | null; isInvited: boolean; state: Refusal | undefined }
type Action = (typeof ACTIONS)[number]

export function PeoplePage({ group, inviteLink, isInvited, state }: Props) {
  const t = useT()
  const words = t.groups.people
  const errors = { ...t.ui.refusals, ...t.groups.errors }
  const of = (wanted: GroupPerson['state']) => group.people.filter(({ state: one }) => one === wanted)
  const lists = [
    ['asked', words.asking],
    ['member', words.title],
    ['invited', words.invitedOnes],
    ['banned', words.banned],
  ] as const
  return (
    <FormPage
      title={words.title}
      back={{ to: href('/group/:slug', { slug: group.slug }), label: group.name }}
      said={isInvited && !state ? t.groups.invite.sent : null}
      errors={summaryOf(errors, state, 'invite-')}
    >
      {group.is_host && (
        <Invite link={inviteLink} error={errorAt(errors, state, 'handle')} typed={state?.values.handle} />
      )}
      {lists.map(([one, title]) => {
        const people = of(one)
        if (people.length === 0) return null
        return (
          <section key={one} className="stack gap-2" aria-labelledby={`people-${one}`}>
            <h2 className="h3" id={`people-${one}`}>
              {title}
            </h2>
            <ul>
              {people.map((person) => (
                <Row key={person.person?.handle ?? person.since} person={person} group={group} />
              ))}
            </ul>
          </section>
        )
      })}
    </FormPage>
  )
}

function Invite({ link, error, typed }: { link: string | null; error: string | undefined; typed: string | undefined }) {
  const words = useT().groups.invite
  return (
    <section className="panel stack gap-4" aria-labelledby="invite">
      <h2 className="h4" id="invite">
        {words.title}
      </h2>
      {link && (
        <>
          <CopyField label={words.link} hint={words.linkHint} text={link} />
          <Form method="post" className="row row--wrap gap-3">
            <Button type="submit" name="intent" value="renew" variant="ghost" size="sm">
              {words.renew}
            </Button>
            <span className="small muted">{words.renewText}</span>
          </Form>
        </>
      )}
      <Form method="post" className="stack gap-3" noValidate>
        <Field id="invite-handle" label={words.handle} hint={words.handleHint} error={error}>
          <Input name="handle" dir="ltr" autoCapitalize="none" maxLength={40} defaultValue={typed ?? ''} />
        </Field>
        <div>
          <Button type="submit" name="intent" value="invite" variant="outline">
            {words.send}
          </Button>
        </div>
      </Form>
    </section>
  )
}

/** What a host may do with somebody; the database has the last word. */
function actionsFor(person: GroupPerson, { is_host, is_owner }: GroupPeople): Action[] {
  if (!is_host || person.is_me || person.role === 'owner') return []
  if (person.state === 'asked') return ['accept', 'refuse', 'ban']
  if (person.state === 'banned') return ['unban']
  if (person.state === 'invited') return ['remove']
  if (person.role === 'cohost') return is_owner ? ['member', 'owner', 'remove', 'ban'] : []
  return is_owner ? ['cohost', 'owner', 'remove', 'ban'] : ['remove', 'ban']
}

function Row({ person, group }: { person: GroupPerson; group: GroupPeople }) {
  const words = useT().groups.people
  const labels: Record<Action, string> = {
    accept: words.accept,
    refuse: words.refuse,
    remove: words.remove,
    ban: words.ban,
    unban: words.unban,
    cohost: words.makeCohost,
    member: words.makeMember,
    owner: words.makeOwner,
  }
  const actions = actionsFor(person, group)
  const buttons = person.person && actions.length > 0 && (
    <Form method="post" className="row row--wrap gap-2">
      <input type="hidden" name="intent" value="tend" />
      <input type="hidden" name="handle" value={person.person.handle} />
      {actions.map((action) => (
        <Button
          key={action}
          type="submit"
          name="action"
          value={action}
          size="sm"
          variant={action === 'accept' ? 'primary' : action === 'ban' ? 'danger' : 'outline'}
        >
          {labels[action]}
        </Button>
      ))}
    </Form>
  )
  return (
    <li className="groups-person">
      <AuthorMark author={person.person} size="sm" />
      <span className="min-w-0">
        <span className="row row--wrap gap-2">
          <AuthorName author={person.person} hasHandle />
          {person.role !== 'member' && <Badge tone="brand">{words.roles[person.role]}</Badge>}
          {person.is_me && <Badge>{words.you}</Badge>}
        </span>
        {person.words && (
          <span className="block small soft" dir="auto">
            “{person.words}”
          </span>
        )}
      </span>
      {buttons &&
        (person.state === 'member' ? (
          <details className="quiet-details">
            <summary className="small">{words.manage}</summary>
            {buttons}
          </details>
        ) : (
          buttons
        ))}
    </li>
  )
}
