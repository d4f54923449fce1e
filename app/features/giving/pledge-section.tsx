// A member's pledge to a campaign: an amount only they and the campaign see.
import { Form } from 'react-router'
import { ReportLink } from '#app/core/moderation/report-link.tsx'
import { errorAt } from '#app/core/request/refused.ts'
import { useI18n, useT } from '#app/i18n/catalogue.ts'
import type { Refusal } from '#app/lib/outcome.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Field } from '#app/ui/field.tsx'
import { Select } from '#app/ui/select.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import { AmountForm } from './amount-form.tsx'
import { type CampaignDetails, type CampaignWhole, type Dua, REMINDERS, type Reminder } from './campaign.ts'
import { useErrors } from './use-words.ts'
import { writeSum } from './write.ts'

type Props = {
  whole: CampaignWhole
  details: CampaignDetails
  action: string
  isSignedIn: boolean
  state: Refusal | undefined
}

export function PledgeSection({ whole, details, action, isSignedIn, state }: Props) {
  const { locale, t } = useI18n()
  const words = t.giving.pledge
  const { is_open, currency, goal } = whole.facts
  const { mine } = details
  if (whole.is_mine || (!is_open && !mine)) return null
  const sum = mine ? writeSum(locale, mine.amount, currency) : ''
  return (
    <section className="panel stack gap-3" aria-labelledby="pledge">
      <h2 className="h4" id="pledge">
        {words.title}
      </h2>
      {mine?.is_received ? (
        <p>{words.arrived(sum)}</p>
      ) : (
        <>
          <p className="soft">
            {mine?.is_given ? t.giving.card.keptPromise(sum) : mine ? words.mine(sum) : words.text}
          </p>
          {!isSignedIn && (
            <p>
              <Button to={`/login?${new URLSearchParams({ next: action })}`}>{words.signIn}</Button>
            </p>
          )}
          {isSignedIn && is_open && (
            <AmountForm
              action={action}
              intent="pledge"
              label={words.amount(currency)}
              button={mine ? words.change : words.send}
              most={goal}
              amount={mine?.amount}
              state={state}
            />
          )}
          {mine && (
            <Form method="post" action={action} preventScrollReset>
              <Button type="submit" size="sm" variant="ghost" name="intent" value="unpledge">
                {words.takeBack}
              </Button>
            </Form>
          )}
        </>
      )}
      {mine && is_open && <ReminderForm remind={mine.remind} action={action} state={state} />}
      {mine && <DuaForm dua={details.duas.find(({ is_mine }) => is_mine)} action={action} state={state} />}
    </section>
  )
}

type ReminderProps = { remind: Reminder | null; action: string; state: Refusal | undefined }

/** Giving again and again: the site reminds, whoever pledged gives. */
function ReminderForm({ remind, action, state: all }: ReminderProps) {
  const words = useT().giving.pledge
  const errors = useErrors()
  const state = all?.values.intent === 'remind-pledge' ? all : undefined
  return (
    <Form method="post" action={action} className="stack gap-3 giving-dua-form" preventScrollReset>
      <Field label={words.remind} hint={words.remindHint} error={errorAt(errors, state, 'form')}>
        <Select name="remind" key={remind} defaultValue={remind ?? ''}>
          <option value="">{words.remindWhen.none}</option>
          {REMINDERS.map((when) => (
            <option key={when} value={when}>
              {words.remindWhen[when]}
            </option>
          ))}
        </Select>
      </Field>
      <p>
        <Button type="submit" size="sm" variant="outline" name="intent" value="remind-pledge">
          {words.remindSave}
        </Button>
      </p>
    </Form>
  )
}

type DuaProps = { dua: Dua | undefined; action: string; state: Refusal | undefined }

/** What one prays with it, for everyone or for the campaign alone. */
function DuaForm({ dua, action, state: all }: DuaProps) {
  const words = useT().giving.pledge
  const errors = useErrors()
  const state = all?.values.intent === 'dua' ? all : undefined
  return (
    <div className="stack gap-3 giving-dua-form">
      <Form method="post" action={action} className="stack gap-3" preventScrollReset>
        <Field
          id="pledge-dua"
          label={words.dua}
          hint={words.duaHint}
          error={errorAt(errors, state, 'body') ?? errorAt(errors, state, 'form')}
        >
          <Textarea
            name="body"
            rows={2}
            dir="auto"
            maxLength={300}
            defaultValue={state?.values.body ?? dua?.body ?? ''}
          />
        </Field>
        <Checkbox
          name="is_private"
          value="on"
          label={words.duaPrivate}
          defaultChecked={state ? state.values.is_private === 'on' : (dua?.is_private ?? false)}
        />
        <p>
          <Button type="submit" size="sm" variant="outline" name="intent" value="dua">
            {words.duaSend}
          </Button>
        </p>
      </Form>
      {dua && (
        <Form method="post" action={action} preventScrollReset>
          <Button type="submit" size="sm" variant="ghost" name="intent" value="undua">
            {words.duaTakeBack}
          </Button>
        </Form>
      )}
    </div>
  )
}

/** The duas one may read here. */
export function Duas({ whole, details }: Pick<Props, 'whole' | 'details'>) {
  const words = useT().giving.pledge
  if (details.duas.length === 0) return null
  return (
    <section className="stack gap-3" aria-labelledby="duas">
      <h2 className="h3" id="duas">
        {words.duas}
      </h2>
      <ul className="giving-duas">
        {details.duas.map(({ id, body, name, is_private, is_mine, state }) => (
          <li key={id} className="giving-dua stack gap-2">
            <p dir="auto">{body}</p>
            <p className="row row--wrap gap-2 small soft">
              <bdi>{name ?? words.someone}</bdi>
              {state === 'review' ? words.duaWaits : is_private && words.duaOnlyCampaign}
              {!is_mine && <ReportLink kind="campaign_entry" subject={id} what={whole.title ?? undefined} />}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
