// One person: who they are here, what they may do, where they are signed in, and what can be done about it.
import { ROLES } from '#app/lib/roles.ts'
import './console.css'
import { href, Link } from 'react-router'
import { useI18n } from '#app/i18n/catalogue.ts'
import { writeDate } from '#app/i18n/write-date.ts'
import type { Refusal } from '#app/lib/outcome.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Card } from '#app/ui/card.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { DescriptionList } from '#app/ui/description-list.tsx'
import { ActForm } from './act-form.tsx'
import { Moment } from './moment.tsx'
import type { PersonFile } from './queries.server.ts'
import { deviceOf, queryOf } from './rules.ts'

type Props = { person: PersonFile; state: Refusal | undefined }

export function PersonScreen({ person, state }: Props) {
  return (
    <>
      <Standing person={person} />
      <div className="console-two">
        <About person={person} />
        <Roles person={person} state={state} />
      </div>
      <Sessions person={person} state={state} />
      <StepIn person={person} state={state} />
    </>
  )
}

function Standing({ person: { locked_at, locked_reason, leaves_at } }: Pick<Props, 'person'>) {
  const { locale, t } = useI18n()
  const words = t.console.person
  return (
    <>
      {locked_at && (
        <Alert tone="danger" title={words.lockedSince(writeDate(locale, locked_at))}>
          {locked_reason && <bdi>{words.lockedFor(locked_reason)}</bdi>}
        </Alert>
      )}
      {leaves_at && <Alert tone="warning">{words.leaves(writeDate(locale, leaves_at))}</Alert>}
    </>
  )
}

function About({ person }: Pick<Props, 'person'>) {
  const { locale, t } = useI18n()
  const words = t.console.person
  const wrote = (['contributions', 'replies', 'reviews', 'listings'] as const)
    .filter((kind) => person.numbers[kind] > 0)
    .map((kind) => words.numbers[kind](person.numbers[kind]))
  return (
    <Card as="section" title={words.about}>
      <div className="stack gap-4">
        <DescriptionList
          items={[
            {
              term: words.email,
              detail: (
                <>
                  <span dir="ltr" className="break-all">
                    {person.email ?? '–'}
                  </span>
                  {!person.is_proved && <span className="small muted block">{words.unproved}</span>}
                </>
              ),
            },
            ...(person.phone ? [{ term: words.phone, detail: <span dir="ltr">{person.phone}</span> }] : []),
            { term: words.joined, detail: writeDate(locale, person.joined_at) },
            {
              term: words.lastSignIn,
              detail: person.last_sign_in_at ? <Moment at={person.last_sign_in_at} /> : t.console.never,
            },
            { term: words.secondStep, detail: person.factors > 0 ? words.on : words.off },
            { term: words.wrote, detail: wrote.join(' · ') || '–' },
          ]}
        />
        <p className="row row--wrap gap-4">
          {person.handle && (
            <Link className="link" to={href('/people/:handle', { handle: person.handle })}>
              {words.profile}
            </Link>
          )}
          <Link className="link" to={`/dashboard/superadmin/changes${queryOf({ which: person.id })}`}>
            {words.history}
          </Link>
        </p>
      </div>
    </Card>
  )
}

function Roles({ person, state }: Props) {
  const { locale, t } = useI18n()
  const words = t.console.person
  return (
    <Card as="section" title={words.rolesTitle}>
      <ul className="console-rows">
        {ROLES.map((role) => {
          const held = person.roles.find((each) => each.role === role)
          const since = held && writeDate(locale, held.since)
          return (
            <li key={role}>
              <p className="row row--wrap gap-2">
                <Badge tone={held ? 'brand' : 'neutral'}>{t.console.roles[role]}</Badge>
                <span className="small muted">
                  {since ? held.by ? <bdi>{words.by(since, held.by)}</bdi> : words.since(since) : words.noRole}
                </span>
              </p>
              <ActForm
                intent={held ? 'take' : 'give'}
                about={{ name: 'role', value: role }}
                label={held ? words.take : words.give}
                of={t.console.roles[role]}
                isDanger={held !== undefined}
                state={state}
              >
                {held && role === 'superadmin' && person.is_own && <Checkbox name="sure" label={words.ownRole} />}
              </ActForm>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}

function Sessions({ person, state }: Props) {
  const { t } = useI18n()
  const words = t.console.person
  return (
    <Card as="section" title={words.sessions}>
      {person.sessions.length === 0 && <p className="soft">{words.noSessions}</p>}
      <ul className="console-rows">
        {person.sessions.map((session) => {
          const device = deviceOf(session.agent) ?? words.unknownDevice
          return (
            <li key={session.id}>
              <p className="row row--wrap gap-2">
                <bdi className="strong">{device}</bdi>
                {session.address && (
                  <span className="small muted" dir="ltr">
                    {session.address}
                  </span>
                )}
                <span className="small muted">
                  {words.lastUsed}: <Moment at={session.used_at} />
                </span>
                {session.is_own && <Badge tone="brand">{words.thisOne}</Badge>}
              </p>
              {!session.is_own && (
                <ActForm
                  intent="end"
                  about={{ name: 'session', value: session.id }}
                  label={words.end}
                  of={device}
                  state={state}
                />
              )}
            </li>
          )
        })}
      </ul>
      {person.sessions.length > 0 && !person.is_own && (
        <ActForm intent="endAll" label={words.endAll} text={words.endAllText} state={state} />
      )}
    </Card>
  )
}

function StepIn({ person, state }: Props) {
  const { t } = useI18n()
  const words = t.console.person
  const held = heldWords(t.console.errors)
  if (person.is_own)
    return (
      <Alert>
        {words.yourself}{' '}
        <Link className="link" to="/account">
          {words.toAccount}
        </Link>
      </Alert>
    )
  return (
    <div className="console-two">
      <Card as="section" title={words.lockTitle}>
        {person.locked_at ? (
          <ActForm intent="unlock" label={words.unlock} state={state} />
        ) : (
          <ActForm intent="lock" label={words.lock} text={words.lockText} isDanger state={state} />
        )}
      </Card>
      <Card as="section" title={words.eraseTitle}>
        {person.leaves_at ? (
          <ActForm intent="keep" label={words.keep} state={state} />
        ) : person.held_by.length > 0 ? (
          <ul className="stack gap-2">
            {person.held_by.map((hold) => (
              <li key={hold}>{held[hold] ?? hold}</li>
            ))}
          </ul>
        ) : (
          <ActForm intent="erase" label={words.erase} text={words.eraseText} isDanger state={state} />
        )}
      </Card>
    </div>
  )
}

type Errors = { planRenews: string; giftRenews: string; orderOpen: string; lastSuperadmin: string }
const heldWords = (errors: Errors): Readonly<Record<string, string>> => ({
  plan_renews: errors.planRenews,
  gift_renews: errors.giftRenews,
  order_open: errors.orderOpen,
  last_superadmin: errors.lastSuperadmin,
})
