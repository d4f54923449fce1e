// Forms that add to a business's record: members confirm and dispute, the owner declares and hands in a certificate, staff
// record visits.
import type { ReactNode } from 'react'
import { Form, Link } from 'react-router'
import { writeKitchen } from '#app/core/listing-form/kitchen.ts'
import { KitchenFields } from '#app/core/listing-form/kitchen-fields.tsx'
import type { HalalDetails } from '#app/core/listings/facts.ts'
import { useT } from '#app/i18n/catalogue.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { Select } from '#app/ui/select.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import type { FormState } from './halal-page.tsx'

type Props = {
  path: string
  kitchen: HalalDetails
  certifiers: readonly { id: string; name: string }[]
  /** ISO day: no certificate of tomorrow. */
  today: string
  who: 'visitor' | 'member' | 'owner'
  isStaff: boolean
  hasConfirmed: boolean
  state: FormState
}

export function EvidenceForms(props: Props) {
  const { halalPage: words } = useT().business
  const { path, who, isStaff } = props
  return (
    <>
      {who === 'visitor' && (
        <p>
          <Link className="btn" to={`/login?${new URLSearchParams({ next: `${path}/halal` })}`}>
            {words.signIn}
          </Link>
        </p>
      )}
      {who === 'member' && <MemberForms {...props} />}
      {who === 'owner' && <OwnerForms {...props} />}
      {isStaff && who !== 'owner' && <VisitForm {...props} />}
    </>
  )
}

type FormPanelProps = { intent: string; title: string; takesFile?: boolean; children: ReactNode }

function FormPanel({ intent, title, takesFile = false, children }: FormPanelProps) {
  return (
    <section className="panel" aria-labelledby={`${intent}-title`}>
      <h2 className="h4 pb-3" id={`${intent}-title`}>
        {title}
      </h2>
      <Form
        method="post"
        className="stack gap-4"
        noValidate
        {...(takesFile && { encType: 'multipart/form-data' as const })}
      >
        <input type="hidden" name="intent" value={intent} />
        {children}
      </Form>
    </section>
  )
}

function MemberForms({ hasConfirmed, state }: Props) {
  const { halalPage: words, halal } = useT().business
  return (
    <>
      <FormPanel intent="confirm" title={words.confirmTitle}>
        <p className="small soft">{words.confirmText}</p>
        <div>
          <Button type="submit" variant={hasConfirmed ? 'soft' : 'primary'}>
            {hasConfirmed ? halal.confirmed : words.confirmButton}
          </Button>
        </div>
      </FormPanel>
      <FormPanel intent="dispute" title={words.disputeTitle}>
        <Field
          id="dispute-statement"
          label={words.disputeReason}
          hint={words.disputeHint}
          error={state.error('dispute', 'statement')}
          required
        >
          <Textarea name="statement" rows={3} maxLength={1000} defaultValue={state.value('dispute', 'statement')} />
        </Field>
        <div>
          <Button type="submit" variant="outline">
            {words.disputeButton}
          </Button>
        </div>
      </FormPanel>
    </>
  )
}

function OwnerForms({ kitchen, certifiers, today, state }: Props) {
  const { halalPage: words } = useT().business
  const typed = Object.fromEntries(
    Object.entries(writeKitchen(kitchen)).map(([name, known]) => [name, state.value('declare', name) ?? known]),
  )
  return (
    <>
      <FormPanel intent="declare" title={words.declareTitle}>
        <KitchenFields typed={typed} errorAt={(field) => state.error('declare', field)} prefix="declare-" />
        <div>
          <Button type="submit">{words.declareButton}</Button>
        </div>
      </FormPanel>
      <FormPanel intent="certificate" title={words.certificateTitle} takesFile>
        <p className="small soft">{words.certificateText}</p>
        <Field id="certificate-certifier" label={words.issuer} error={state.error('certificate', 'certifier')}>
          <Select name="certifier" defaultValue={state.value('certificate', 'certifier') ?? ''}>
            <option value="">{words.otherIssuer}</option>
            {certifiers.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <Field
          id="certificate-certifier_name"
          label={words.issuerName}
          error={state.error('certificate', 'certifier_name')}
        >
          <Input name="certifier_name" maxLength={160} defaultValue={state.value('certificate', 'certifier_name')} />
        </Field>
        <Field id="certificate-number" label={words.number} error={state.error('certificate', 'number')} required>
          <Input name="number" maxLength={80} dir="ltr" defaultValue={state.value('certificate', 'number')} />
        </Field>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field
            id="certificate-issued_on"
            label={words.issuedOn}
            error={state.error('certificate', 'issued_on')}
            required
          >
            <Input name="issued_on" type="date" max={today} defaultValue={state.value('certificate', 'issued_on')} />
          </Field>
          <Field
            id="certificate-expires_on"
            label={words.expiresOn}
            error={state.error('certificate', 'expires_on')}
            required
          >
            <Input name="expires_on" type="date" min={today} defaultValue={state.value('certificate', 'expires_on')} />
          </Field>
        </div>
        <ScanField intent="certificate" state={state} />
        <PaperAddressField intent="certificate" label={words.document} hint={words.documentHint} state={state} />
        <div>
          <Button type="submit">{words.certificateButton}</Button>
        </div>
      </FormPanel>
    </>
  )
}

/** A file of a paper; shared with the form for papers about ownership. */
export function ScanField({ intent, state }: { intent: string; state: FormState }) {
  const { halalPage: words } = useT().business
  return (
    <Field id={`${intent}-scan`} label={words.scan} hint={words.scanHint} error={state.error(intent, 'scan')} optional>
      <Input type="file" name="scan" accept="application/pdf,image/jpeg,image/png,image/webp" />
    </Field>
  )
}

type PaperAddress = { intent: string; label: string; hint?: string; state: FormState }

/** Where a paper can be read on the web. */
export function PaperAddressField({ intent, label, hint, state }: PaperAddress) {
  return (
    <Field id={`${intent}-document`} label={label} hint={hint} error={state.error(intent, 'document')} optional>
      <Input
        name="document"
        type="url"
        inputMode="url"
        dir="ltr"
        maxLength={1000}
        defaultValue={state.value(intent, 'document')}
      />
    </Field>
  )
}

function VisitForm({ today, state }: Props) {
  const { halalPage: words } = useT().business
  return (
    <FormPanel intent="visit" title={words.visitTitle}>
      <Field id="visit-visited_on" label={words.visitedOn} error={state.error('visit', 'visited_on')} required>
        <Input name="visited_on" type="date" max={today} defaultValue={state.value('visit', 'visited_on') ?? today} />
      </Field>
      <Field id="visit-statement" label={words.visitText} optional>
        <Textarea name="statement" rows={3} maxLength={1000} defaultValue={state.value('visit', 'statement')} />
      </Field>
      <div>
        <Button type="submit">{words.visitButton}</Button>
      </div>
    </FormPanel>
  )
}
