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
  state: Refusal | null
}

export function ClaimForm({ options, mosques, state }: Props) {
  const t = useT()
  const words = t.businessDesk.claim
  const { claim, masked_email: address } = options
  const isBusy = useNavigation().state === 'submitting'
  const ways = CLAIM_METHODS.filter(
    (way) => (way !== 'email_code' || address !== null) && (way !== 'mosque_vouch' || mosques.length > 0),
  )
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
        {ways.map((one) => {
          const { label, hint } = words.methods[one]
          return (
            <Radio
              key={one}
              framed
              name="method"
              value={one}
              label={label}
              hint={typeof hint === 'string' ? hint : hint(address ?? '')}
              checked={way === one}
              onChange={() => setWay(one)}
            />
          )
        })}
      </FieldGroup>
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
