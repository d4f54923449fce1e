// The claim itself: who you are to the business, and how you can show it. Only the ways that are possible are offered.
import { useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { errorAt } from '#app/core/request/refused.ts'
import { type Messages, useT } from '#app/i18n/catalogue.ts'
import type { Refusal } from '#app/lib/outcome.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Field } from '#app/ui/field.tsx'
import { FieldGroup } from '#app/ui/field-group.tsx'
import { Input } from '#app/ui/input.tsx'
import { Radio } from '#app/ui/radio.tsx'
import { Select } from '#app/ui/select.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import type { ClaimOptions, VouchingMosque } from './queries.server.ts'
import { deskErrors } from './rules.ts'
import { CLAIM_METHODS, CLAIM_ROLES, type ClaimMethod } from './schema.ts'

type Props = {
  options: ClaimOptions
  mosques: readonly VouchingMosque[]
  /** How the site reaches a telephone; null: not at all. */
  calls: 'text' | 'call' | null
  state: Refusal | null
}

/** Only what the business has a way to answer by. */
function isPossible(one: ClaimMethod, options: ClaimOptions, mosques: Props['mosques'], calls: Props['calls']) {
  if (one === 'phone_code') return calls !== null && options.masked_phone !== null
  if (one === 'email_code') return options.masked_email !== null
  if (one === 'mosque_vouch') return mosques.length > 0
  return options.domain !== null || !(one === 'domain_code' || one === 'site_proof')
}

function hintOf(
  one: ClaimMethod,
  options: ClaimOptions,
  calls: Props['calls'],
  words: Messages['businessDesk']['claim'],
) {
  const hint = one === 'phone_code' && calls === 'call' ? words.called : words.methods[one].hint
  const known =
    one === 'phone_code' ? options.masked_phone : one === 'email_code' ? options.masked_email : options.domain
  return typeof hint === 'string' ? hint : hint(known ?? '')
}

export function ClaimForm({ options, mosques, calls, state }: Props) {
  const t = useT()
  const words = t.businessDesk.claim
  const { claim, domain } = options
  const isBusy = useNavigation().state === 'submitting'
  const ways = CLAIM_METHODS.filter((one) => isPossible(one, options, mosques, calls))
  const typed = ways.find((way) => way === (state?.values.method ?? claim?.method))
  const [way, setWay] = useState<ClaimMethod | undefined>(typed ?? ways[0])
  return (
    <Form method="post" encType="multipart/form-data" className="stack gap-6" noValidate>
      <input type="hidden" name="intent" value="claim" />
      <Field
        id="business_name"
        label={words.name}
        hint={words.nameHint}
        error={errorAt(deskErrors(t), state, 'business_name')}
        required
      >
        <Input
          name="business_name"
          maxLength={200}
          autoComplete="organization"
          defaultValue={state?.values.business_name ?? claim?.business_name ?? options.name}
        />
      </Field>
      <Field id="claimant_role" label={words.role} error={errorAt(deskErrors(t), state, 'claimant_role')} required>
        <Select name="claimant_role" defaultValue={state?.values.claimant_role ?? claim?.role ?? 'owner'}>
          {CLAIM_ROLES.map((role) => (
            <option key={role} value={role}>
              {words.roles[role]}
            </option>
          ))}
        </Select>
      </Field>
      <FieldGroup id="method" legend={words.method} error={errorAt(deskErrors(t), state, 'method')}>
        {ways.map((one) => (
          <Radio
            key={one}
            framed
            name="method"
            value={one}
            label={`${words.methods[one].label} · ${words.waits[one]}`}
            hint={hintOf(one, options, calls, words)}
            checked={way === one}
            onChange={() => setWay(one)}
          />
        ))}
      </FieldGroup>
      {domain !== null && <Mailbox domain={domain} state={state} isLater={way !== 'domain_code'} />}
      {mosques.length > 0 && <Vouchers mosques={mosques} state={state} isLater={way !== 'mosque_vouch'} />}
      <Field
        id="document"
        label={words.document}
        hint={words.documentHint}
        error={errorAt(deskErrors(t), state, 'document')}
        className={way === 'document' ? undefined : 'own-later'}
      >
        <Input type="file" name="document" accept="application/pdf,image/jpeg,image/png,image/webp" />
      </Field>
      <Field
        id="evidence"
        label={words.evidence}
        hint={words.evidenceHint}
        error={errorAt(deskErrors(t), state, 'evidence')}
        optional={way !== 'staff_visit'}
      >
        <Textarea
          name="evidence"
          maxLength={2000}
          rows={4}
          defaultValue={state?.values.evidence ?? claim?.evidence ?? ''}
        />
      </Field>
      <div>
        <Button type="submit" size="lg" busy={isBusy}>
          {words.submit}
        </Button>
      </div>
    </Form>
  )
}

function Mailbox({ domain, state, isLater }: { domain: string; state: Props['state']; isLater: boolean }) {
  const t = useT()
  const words = t.businessDesk.claim
  return (
    <Field
      id="mailbox"
      label={words.mailbox(domain)}
      hint={words.mailboxHint(domain)}
      error={errorAt(deskErrors(t), state, 'mailbox')}
      className={isLater ? 'own-later' : undefined}
    >
      <Input
        name="mailbox"
        maxLength={64}
        dir="ltr"
        autoComplete="off"
        defaultValue={state?.values.mailbox ?? 'info'}
      />
    </Field>
  )
}

function Vouchers({ mosques, state, isLater }: Pick<Props, 'mosques' | 'state'> & { isLater: boolean }) {
  const t = useT()
  const words = t.businessDesk.claim
  return (
    <FieldGroup
      id="mosques"
      legend={words.mosques}
      hint={words.mosquesHint}
      error={errorAt(deskErrors(t), state, 'mosques')}
      className={isLater ? 'own-later' : undefined}
    >
      {mosques.map(({ id, name, city }) => (
        <Checkbox key={id} name="mosques" value={id} label={city ? `${name}, ${city}` : name} />
      ))}
    </FieldGroup>
  )
}
