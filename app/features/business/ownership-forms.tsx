// Muslim ownership: the owner says and shows or hides it, hands in a document; mosques vouch; staff record a meeting.

import { Form } from 'react-router'
import { useT } from '#app/i18n/catalogue.ts'
import { lookUp } from '#app/lib/records.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Field } from '#app/ui/field.tsx'
import { FieldGroup } from '#app/ui/field-group.tsx'
import { Radio } from '#app/ui/radio.tsx'
import { Select } from '#app/ui/select.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import { PaperAddressField, ScanField } from './evidence-forms.tsx'
import type { FormState } from './halal-page.tsx'

type Props = {
  isOwner: boolean
  isStaff: boolean
  ownership: { isHidden: boolean; isDeclared: boolean } | null
  mosques: readonly { id: string; name: string }[]
  statements: readonly { id: string; kind: string; status: string }[]
  state: FormState
}

export function OwnershipForms({ isOwner, isStaff, ownership, mosques, statements, state }: Props) {
  const { ownershipForms: words, halalPage } = useT().business
  const canVouch = !isOwner && mosques.length > 0
  if (!isOwner && !isStaff && !canVouch && statements.length === 0) return null
  return (
    <section className="panel stack gap-6" aria-labelledby="ownership-title">
      <h2 className="h4" id="ownership-title">
        {words.title}
      </h2>
      {isOwner && (
        <Form method="post" className="stack gap-4">
          <input type="hidden" name="intent" value="ownership" />
          <FieldGroup legend={words.ownerLegend} error={state.error('ownership', 'is_muslim_owned')}>
            <Radio
              name="is_muslim_owned"
              value="yes"
              label={words.yes}
              defaultChecked={ownership?.isDeclared ?? false}
            />
            <Radio name="is_muslim_owned" value="no" label={words.no} defaultChecked={!ownership?.isDeclared} />
          </FieldGroup>
          <Checkbox
            name="hide"
            label={words.hide}
            hint={words.hideHint}
            defaultChecked={ownership?.isHidden ?? false}
          />
          <div>
            <Button type="submit">{words.save}</Button>
          </div>
        </Form>
      )}
      {isOwner && <DocumentForm state={state} />}
      {canVouch && <VouchForm mosques={mosques} state={state} />}
      {isStaff && !isOwner && (
        <Form method="post">
          <input type="hidden" name="intent" value="ownership_visit" />
          <Button type="submit" variant="outline">
            {words.visitButton}
          </Button>
        </Form>
      )}
      {statements.length > 0 && (
        <ul className="list">
          {statements.map(({ id, kind, status }) => (
            <li key={id}>
              <span className="grow small">
                <b className="strong">{lookUp(words.kinds, kind) ?? kind}</b>
                <span className="muted"> · {lookUp(halalPage.states, status) ?? status}</span>
              </span>
              {(status === 'pending' || status === 'accepted') && (
                <Form method="post">
                  <input type="hidden" name="intent" value="ownership_withdraw" />
                  <input type="hidden" name="statement_id" value={id} />
                  <Button type="submit" variant="ghost" size="sm">
                    {halalPage.withdraw}
                  </Button>
                </Form>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function DocumentForm({ state }: Pick<Props, 'state'>) {
  const words = useT().business.ownershipForms
  return (
    <Form method="post" className="stack gap-4" noValidate encType="multipart/form-data">
      <h3 className="h4">{words.documentTitle}</h3>
      <p className="small soft">{words.documentText}</p>
      <input type="hidden" name="intent" value="document" />
      <Field id="document-ownership_what" label={words.documentWhat} error={state.error('document', 'ownership_what')}>
        <Textarea name="statement" rows={2} maxLength={1000} defaultValue={state.value('document', 'statement')} />
      </Field>
      <ScanField intent="document" state={state} />
      <PaperAddressField intent="document" label={words.documentWhere} state={state} />
      <div>
        <Button type="submit" variant="outline">
          {words.documentButton}
        </Button>
      </div>
    </Form>
  )
}

function VouchForm({ mosques, state }: Pick<Props, 'mosques' | 'state'>) {
  const words = useT().business.ownershipForms
  return (
    <Form method="post" className="stack gap-4">
      <h3 className="h4">{words.vouchTitle}</h3>
      <p className="small soft">{words.vouchText}</p>
      <input type="hidden" name="intent" value="vouch" />
      <Field id="vouch-mosque" label={words.mosque} error={state.error('vouch', 'mosque')} required>
        <Select name="mosque">
          {mosques.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <div>
        <Button type="submit" variant="outline">
          {words.vouchButton}
        </Button>
      </div>
    </Form>
  )
}
