// The claim itself: who you are to the business, and how you can show it. Only the ways that are possible are offered.
import { useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { errorAt } from '#app/core/request/refused.ts'
import { useT } from '#app/i18n/catalogue.ts'
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

export function ClaimForm({ options, mosques, calls, state }: Props) {
  const t = useT()
  const words = t.businessDesk.claim
  const { claim, domain } = options
  const isBusy = useNavigation().state === 'submitting'
  const ways = CLAIM_METHODS.filter((one) => {
    if (one === 'phone_code') return calls !== null && options.masked_phone !== null
    if (one === 'email_code') return options.masked_email !== null
    if (one === 'mosque_vouch') return mosques.length > 0
    return domain !== null || !(one === 'domain_code' || one === 'site_proof')
  })
  const hintOf = (one: ClaimMethod) => {
    const hint = one === 'phone_code' && calls === 'call' ? words.called : words.methods[one].hint
    const known = one === 'phone_code' ? options.masked_phone : one === 'email_code' ? options.masked_email : domain
    return typeof hint === 'string' ? hint : hint(known ?? '')
  }
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
            hint={hintOf(one)}
            checked={way === one}
            onChange={() => setWay(one)}
          />
        ))}
      </FieldGroup>
      {domain !== null && (
        <Field
          id="mailbox"
          label={words.mailbox(domain)}
          hint={words.mailboxHint(domain)}
          error={errorAt(deskErrors(t), state, 'mailbox')}
          className={way === 'domain_code' ? undefined : 'own-later'}
        >
          <Input
            name="mailbox"
            maxLength={64}
            dir="ltr"
            autoComplete="off"
            defaultValue={state?.values.mailbox ?? 'info'}
          />
        </Field>
      )}
      {mosques.length > 0 && (
        <FieldGroup
          id="mosques"
          legend={words.mosques}
          hint={words.mosquesHint}
          error={errorAt(deskErrors(t), state, 'mosques')}
          className={way === 'mosque_vouch' ? undefined : 'own-later'}
        >
          {mosques.map(({ id, name, city }) => (
            <Checkbox key={id} name="mosques" value={id} label={city ? `${name}, ${city}` : name} />
          ))}
        </FieldGroup>
      )}
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
