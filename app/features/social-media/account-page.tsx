// One account, for members: where it stands, showing that it is yours, and editing or withdrawing what is.

import { Form, Link } from 'react-router'
import { ReportLink } from '#app/core/moderation/report-link.tsx'
import { errorAt, summaryOf } from '#app/core/request/refused.ts'
import { useT } from '#app/i18n/catalogue.ts'
import type { Refusal } from '#app/lib/outcome.ts'
import { lookUp } from '#app/lib/records.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { Field } from '#app/ui/field.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import type { AccountPageData } from './account.ts'
import { AccountFacts, AccountHead, OpenLink } from './account-card.tsx'
import { AccountFields, type Choices, useErrors } from './account-fields.tsx'
import { platformPath } from './social-filter.ts'
import { VerifySection } from './verify-section.tsx'
import './social-media.css'
import '#app/ui/styles/work.css'

type Said = 'saved' | 'waits' | 'appealed' | null

export type AccountPageProps = {
  account: AccountPageData
  choices: Choices
  /** Whole, to be sent to others. */
  link: string | null
  until: string | null
  said: Said
  state: Refusal | undefined
}

export function AccountPage(props: AccountPageProps) {
  const { account, said, state } = props
  const words = useT().socialMedia
  const errors = useErrors()
  const spoken = { saved: words.account.saved, waits: words.account.savedWaits, appealed: words.account.appealed }
  return (
    <div className="page section stack max-w-3xl gap-6">
      <p>
        <Link className="link" to={platformPath(account.platform)}>
          {words.platformTitle[account.platform]}
        </Link>
      </p>
      <AccountHead account={account} headingLevel={1} />
      {said && !state && (
        <Alert tone="success" announce>
          {spoken[said]}
        </Alert>
      )}
      <ErrorSummary errors={summaryOf(errors, state)} />
      <StateNote account={account} state={state} />
      <AccountFacts account={account} />
      {account.is_verified && <p className="small soft">{words.verifiedHint}</p>}
      <p className="row row--wrap gap-3">
        <OpenLink account={account} className="btn" />
        {!account.is_sample && !account.may_edit && (
          <ReportLink kind="social_account" subject={account.id} what={account.name} />
        )}
      </p>
      {account.state === 'published' && !account.is_sample && <VerifySection {...props} />}
      {account.may_edit && <EditSection {...props} />}
    </div>
  )
}

function StateNote({ account, state }: Pick<AccountPageProps, 'account' | 'state'>) {
  const { socialMedia, moderation } = useT()
  const words = socialMedia.account
  const errors = useErrors()
  const { decision } = account
  if (account.state === 'published') return null
  const reason = decision?.canned ? lookUp(moderation.queue.cannedOptions, decision.canned) : null
  return (
    <Alert tone={account.state === 'removed' ? 'danger' : 'info'} title={socialMedia.states[account.state]}>
      {words.stateText[account.state]}
      {reason && <p>{reason}</p>}
      {decision?.note && <p dir="auto">“{decision.note}”</p>}
      {decision?.may_appeal && account.state === 'removed' && (
        <details className="quiet-details">
          <summary>{words.appeal}</summary>
          <Form method="post" className="stack gap-3">
            <Field id="words" label={words.appealWords} error={errorAt(errors, state, 'words')} required>
              <Textarea name="words" rows={3} maxLength={1000} dir="auto" defaultValue={state?.values.words} />
            </Field>
            <Button type="submit" size="sm" name="intent" value="appeal">
              {words.appealSend}
            </Button>
          </Form>
        </details>
      )}
    </Alert>
  )
}

function EditSection({ account, choices, state }: AccountPageProps) {
  const words = useT().socialMedia.account
  const { name, about, studied, topic, language, country_code } = account
  const kept = { name, about, studied: studied ?? '', topic, language, country: country_code ?? '' }
  const isEdit = state?.values.intent === 'edit'
  return (
    <Card as="section" title={words.edit}>
      <div className="stack gap-6">
        <Form method="post" className="stack gap-5" noValidate>
          <AccountFields choices={choices} values={isEdit ? state.values : kept} state={isEdit ? state : undefined} />
          <Button type="submit" className="self-start" name="intent" value="edit">
            {account.state === 'withdrawn' ? words.restore : words.save}
          </Button>
        </Form>
        {account.state !== 'withdrawn' && (
          <Form method="post" className="stack gap-2">
            <p className="small soft">{words.withdrawText}</p>
            <Button type="submit" variant="outline" size="sm" className="self-start" name="intent" value="withdraw">
              {words.withdraw}
            </Button>
          </Form>
        )}
      </div>
    </Card>
  )
}
