// For whoever runs the campaign: tell what happened, offer shifts, say which pledges arrived, end it.
import { Form } from 'react-router'
import { errorAt } from '#app/core/request/refused.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import type { Refusal } from '#app/lib/outcome.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { Select } from '#app/ui/select.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import { type CampaignDetails, type CampaignWhole, MOST_PLACES, type Pledge, TELLINGS } from './campaign.ts'
import { CardAccount } from './card-account.tsx'
import { useErrors } from './use-words.ts'
import { writeSum } from './write.ts'
import './giving.css'
import '#app/ui/styles/work.css'

type Props = {
  whole: CampaignWhole
  details: CampaignDetails
  action: string
  zone: string
  /** Whether campaigns may take gifts by card on this site. */
  takesCards: boolean
  state: Refusal | undefined
}
type Part = Pick<Props, 'action' | 'state'>

export function DeskSection({ whole, details, action, zone, takesCards, state }: Props) {
  const { desk: words, card: cardWords } = useI18n().t.giving
  const errors = useErrors()
  const intent = state?.values.intent
  const at = (form: string) => (intent === form ? state : undefined)
  const wrong = intent === 'tell' || intent === 'offer' ? undefined : errorAt(errors, state, 'form')
  return (
    <section className="panel stack gap-4" aria-labelledby="desk">
      <h2 className="h3" id="desk">
        {words.title}
      </h2>
      {wrong && (
        <Alert tone="danger" announce>
          {wrong}
        </Alert>
      )}
      <details className="quiet-details" open={intent === 'tell'}>
        <summary>{words.tell}</summary>
        <TellForm action={action} state={at('tell')} owes={whole.facts.owes_since !== null} />
      </details>
      <details className="quiet-details" open={intent === 'offer'}>
        <summary>{words.offer}</summary>
        <OfferForm action={action} state={at('offer')} zone={zone} />
      </details>
      <details className="quiet-details" open={intent === 'settle'}>
        <summary>{words.pledges}</summary>
        <Pledges pledges={details.pledges ?? []} currency={whole.facts.currency} action={action} />
      </details>
      {(takesCards || whole.facts.account) && (
        <details className="quiet-details" open={intent === 'connect' || whole.facts.account?.is_ready === false}>
          <summary>{cardWords.account}</summary>
          <CardAccount account={whole.facts.account} action={action} />
        </details>
      )}
      {whole.facts.is_open && (
        <details className="quiet-details">
          <summary>{words.end}</summary>
          <Form method="post" action={action} className="stack gap-3">
            <p className="small">{words.endText}</p>
            <p>
              <Button type="submit" variant="danger" size="sm" name="intent" value="end">
                {words.end}
              </Button>
            </p>
          </Form>
        </details>
      )}
    </section>
  )
}

function TellForm({ action, state, owes }: Part & { owes: boolean }) {
  const words = useI18n().t.giving.desk
  const errors = useErrors()
  const error = (field: string) => errorAt(errors, state, field)
  const values = state?.values
  return (
    <Form method="post" action={action} encType="multipart/form-data" className="stack gap-3" noValidate>
      <Field label={words.what} error={error('kind') ?? error('form')}>
        <Select name="kind" defaultValue={values?.kind ?? 'update'}>
          {TELLINGS.filter((kind) => kind !== 'report' || owes).map((kind) => (
            <option key={kind} value={kind}>
              {words.kinds[kind]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={words.body} error={error('body')} required>
        <Textarea name="body" rows={4} maxLength={5000} dir="auto" defaultValue={values?.body ?? ''} />
      </Field>
      <div className="giving-pair">
        <Field label={words.amount} error={error('amount')} optional>
          <Input name="amount" type="number" inputMode="numeric" min={1} defaultValue={values?.amount ?? ''} />
        </Field>
        <Field label={words.day} error={error('happened_on')} optional>
          <Input name="happened_on" type="date" defaultValue={values?.happened_on ?? ''} />
        </Field>
      </div>
      <Field label={words.document} hint={words.documentHint} error={error('document')} optional>
        <Input name="document" type="file" accept="application/pdf,image/jpeg,image/png,image/webp" />
      </Field>
      <p>
        <Button type="submit" name="intent" value="tell">
          {words.send}
        </Button>
      </p>
    </Form>
  )
}

function OfferForm({ action, state, zone }: Part & { zone: string }) {
  const words = useI18n().t.giving.desk
  const errors = useErrors()
  const error = (field: string) => errorAt(errors, state, field)
  const values = state?.values
  return (
    <Form method="post" action={action} className="stack gap-3" noValidate>
      <Field label={words.shiftBody} error={error('body') ?? error('form')} required>
        <Textarea name="body" rows={3} maxLength={5000} dir="auto" defaultValue={values?.body ?? ''} />
      </Field>
      <div className="giving-pair">
        <Field label={words.shiftDay} error={error('day')} required>
          <Input name="day" type="date" defaultValue={values?.day ?? ''} />
        </Field>
        <Field label={words.from} error={error('starts')} required>
          <Input name="starts" type="time" defaultValue={values?.starts ?? ''} />
        </Field>
        <Field label={words.to} error={error('ends')} required>
          <Input name="ends" type="time" defaultValue={values?.ends ?? ''} />
        </Field>
        <Field label={words.capacity} error={error('capacity')} required>
          <Input
            name="capacity"
            type="number"
            inputMode="numeric"
            min={1}
            max={MOST_PLACES}
            defaultValue={values?.capacity ?? 5}
          />
        </Field>
        <Field label={words.zone} error={error('time_zone')} required>
          <Input name="time_zone" dir="ltr" maxLength={60} defaultValue={values?.time_zone ?? zone} />
        </Field>
      </div>
      <p>
        <Button type="submit" name="intent" value="offer">
          {words.offerSend}
        </Button>
      </p>
    </Form>
  )
}

type PledgesProps = { pledges: readonly Pledge[]; currency: string; action: string }

function Pledges({ pledges, currency, action }: PledgesProps) {
  const { locale, t } = useI18n()
  const words = t.giving.desk
  if (pledges.length === 0) return <p className="soft">{words.noPledges}</p>
  return (
    <ul className="stack gap-2">
      {pledges.map(({ id, name, amount, given, is_received }) => (
        <li key={id}>
          <Form method="post" action={action} className="row row--wrap gap-2" preventScrollReset>
            <input type="hidden" name="intent" value="settle" />
            <input type="hidden" name="pledge" value={id} />
            <span dir="auto">{name}</span>
            <b className="strong num">{writeSum(locale, amount, currency)}</b>
            {given > 0 && (
              <span className="small soft">
                {t.giving.card.byCard(writeSum(locale, Math.min(given, amount), currency))}
              </span>
            )}
            <Button
              type="submit"
              size="sm"
              variant="outline"
              name="outcome"
              value={is_received ? 'promised' : 'received'}
            >
              {is_received ? words.unmark : words.markReceived}
            </Button>
            {!is_received && (
              <Button type="submit" size="sm" variant="ghost" name="outcome" value="struck">
                {words.strike}
              </Button>
            )}
          </Form>
        </li>
      ))}
    </ul>
  )
}
