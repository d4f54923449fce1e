// The first screen's list of what makes a site one's own: each part with what is true of it now, and the way to do it.
import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { useI18n } from '#app/i18n/catalogue.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { writeDate } from '#app/i18n/write-date.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { CircleCheck, List } from '#app/ui/icons.ts'
import { openParts, SETUP_PARTS, type Setup, type SetupPart } from './setup.ts'

const TONES = { done: 'brand', open: 'gold', free: 'neutral' } as const

export function SetupList({ setup }: { setup: Setup }) {
  const { locale, t } = useI18n()
  const words = t.console.setup
  const left = openParts(setup).length
  return (
    <details className="panel console-setup" open={left > 0 || undefined}>
      <summary>
        {left > 0 ? <List className="i" /> : <CircleCheck className="i" />}
        <h2 className="h4">{words.title}</h2>
        <span className="small soft">{left > 0 ? words.left(left) : words.allDone}</span>
      </summary>
      <ul className="console-rows">
        {SETUP_PARTS.map((part) => (
          <li key={part} className="console-setup__part">
            <div>
              <h3 className="h4">
                {words[part].title} <Badge tone={TONES[setup.states[part]]}>{words.states[setup.states[part]]}</Badge>
              </h3>
              <p className="soft">{describe(part)}</p>
              {command(part) && (
                <p>
                  <code dir="ltr">{command(part)}</code>
                </p>
              )}
            </div>
            <Way part={part} setup={setup} />
          </li>
        ))}
      </ul>
    </details>
  )

  function describe(part: SetupPart): ReactNode {
    const { facts, config, streets } = setup
    const day = (at: string) => writeDate(locale, at)
    switch (part) {
      case 'operator':
        return config.operator ? <bdi>{config.operator.split('\n')[0]}</bdi> : words.operator.open
      case 'mail': {
        const { test_mail: letter } = facts
        if (!config.mailConfigured) return words.mail.noServer
        if (!letter) return words.mail.untested
        if (letter.status === 'sent') return words.mail.sent(day(letter.at))
        return letter.status === 'failed' ? words.mail.failed(letter.error ?? '–') : words.mail.waiting
      }
      case 'places':
        if (facts.file_at_work) return words.places.atWork(facts.file_at_work)
        return facts.businesses + facts.mosques > 0
          ? words.places.done(facts.businesses, facts.mosques, facts.countries)
          : words.places.open
      case 'sample':
        if (facts.samples === 0) return words.sample.done
        return facts.is_sample ? words.sample.own : words.sample.open(formatNumber(locale, facts.samples))
      case 'streets':
        if (config.hasMapStyle) return words.streets.ownStyle
        return streets.length > 0 ? <bdi>{streets.join(', ')}</bdi> : words.streets.open
      case 'payments':
        return words.payments[config.payments]
      case 'staff':
        if (facts.superadmins === 0) return words.staff.open
        return facts.team > 1 ? words.staff.done(facts.team) : words.staff.alone
      case 'backup':
        return facts.last_export ? words.backup.last(day(facts.last_export)) : words.backup.never
    }
  }

  function command(part: SetupPart): string | null {
    if (part === 'sample') return setup.facts.is_sample && setup.facts.samples > 0 ? ADMIN : null
    if (part === 'staff') return setup.states.staff === 'open' ? ADMIN : null
    if (part === 'places' || part === 'streets') return setup.states[part] === 'done' ? null : IMPORT
    return part === 'backup' && setup.states.backup !== 'done' ? EXPORT : null
  }
}

const ADMIN = 'npm run admin -- you@example.org'
const IMPORT = 'npm run import -- region.osm.pbf'
const EXPORT = 'npm run db -- export'

/** Where a part is seen to, or the button that does it. */
function Way({ part, setup: { facts, config } }: { part: SetupPart; setup: Setup }) {
  const words = useI18n().t.console.setup
  const busy = useNavigation().formData?.get('intent')
  switch (part) {
    case 'operator':
      return <Lead to="/dashboard/superadmin/settings">{words.operator.go}</Lead>
    case 'mail':
      return config.mailConfigured ? (
        <Form method="post">
          <input type="hidden" name="intent" value="testMail" />
          <Button type="submit" variant="soft" size="sm" busy={busy === 'testMail'}>
            {words.mail.test}
          </Button>
        </Form>
      ) : (
        <Lead to="/dashboard/superadmin/mail">{words.mail.go}</Lead>
      )
    case 'places':
      return <Lead to="/dashboard/staff/imports">{words.places.go}</Lead>
    case 'sample':
      if (facts.samples === 0) return null
      return facts.is_sample ? (
        <Lead to="/dashboard/superadmin/people">{words.staff.go}</Lead>
      ) : (
        <RemoveSample isBusy={busy === 'removeSample'} />
      )
    case 'payments':
      return <Lead to="/dashboard/superadmin/plans">{words.payments.go}</Lead>
    case 'staff':
      return <Lead to="/dashboard/superadmin/people">{words.staff.go}</Lead>
    case 'backup':
      return <Lead to="/dashboard/superadmin/archive">{words.backup.go}</Lead>
    case 'streets':
      return null
  }
}

const Lead = ({ to, children }: { to: string; children: string }) => (
  <Button to={to} variant="soft" size="sm">
    {children}
  </Button>
)

/** Said before it is done: none of it comes back. */
function RemoveSample({ isBusy }: { isBusy: boolean }) {
  const { sample } = useI18n().t.console.setup
  return (
    <details className="console-act">
      <summary>{sample.remove}</summary>
      <Form method="post" className="stack gap-3">
        <input type="hidden" name="intent" value="removeSample" />
        <p className="soft">{sample.warning}</p>
        <Button type="submit" variant="danger" size="sm" busy={isBusy} className="self-start">
          {sample.remove}
        </Button>
      </Form>
    </details>
  )
}
