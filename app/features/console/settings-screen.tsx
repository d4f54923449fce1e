// Settings that may change while the site runs, each with what it was before; and the names of those that may not.
import '#app/ui/styles/work.css'
import './console.css'
import { Form } from 'react-router'
import { errorAt } from '#app/core/request/refused.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import type { Refusal } from '#app/lib/outcome.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { Select } from '#app/ui/select.tsx'
import { Table } from '#app/ui/table.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import { Moment } from './moment.tsx'
import type { SettingsPage, SettingValue } from './queries.server.ts'
import { SETTINGS, type Setting } from './rules.ts'

type Props = { page: SettingsPage; state: Refusal | undefined }

export function SettingsScreen({ page, state }: Props) {
  const { t } = useI18n()
  const words = t.console.settings
  return (
    <>
      <Card as="section" title={words.live}>
        <ul className="console-rows">
          {SETTINGS.map((name) => (
            <li key={name}>
              <SettingForm name={name} page={page} state={state} />
            </li>
          ))}
        </ul>
      </Card>
      <History page={page} />
      <Card as="section" title={words.fixed}>
        <div className="stack gap-3">
          <p className="soft">{words.fixedText}</p>
          <ul className="console-names">
            {page.environment.map(({ name, isSet }) => (
              <li key={name}>
                <code dir="ltr">{name}</code>
                <Badge tone={isSet ? 'brand' : 'neutral'}>{isSet ? words.isSet : words.isDefault}</Badge>
              </li>
            ))}
          </ul>
        </div>
      </Card>
    </>
  )
}

function SettingForm({ name, page, state }: Props & { name: Setting }) {
  const { t } = useI18n()
  const words = t.console.settings
  const isSet = page.set[name] !== undefined
  const refusal = state?.values.name === name ? state : undefined
  return (
    <div className="stack gap-3">
      <Form method="post" className="filter-row" noValidate key={String(page.inForce[name])}>
        <input type="hidden" name="intent" value="set" />
        <input type="hidden" name="name" value={name} />
        <Field
          id={`set-${name}`}
          label={words.names[name]}
          hint={words.hints[name]}
          error={errorAt({ ...t.ui.refusals, ...t.console.errors }, refusal, name)}
        >
          <Control name={name} value={page.inForce[name]} typed={refusal?.values.value} />
        </Field>
        <Button type="submit" variant="soft">
          {words.save}
          <span className="sr-only">: {words.names[name]}</span>
        </Button>
      </Form>
      <div className="row row--wrap gap-3">
        <Badge tone={isSet ? 'gold' : 'neutral'}>{isSet ? words.fromHere : words.fromEnvironment}</Badge>
        {isSet && <BackForm name={name} value={null} label={words.reset} />}
      </div>
    </div>
  )
}

function Control({ name, value, typed }: { name: Setting; value: SettingValue | null; typed: string | undefined }) {
  const words = useI18n().t.console.settings
  if (typeof value === 'boolean')
    return (
      <Select name="value" defaultValue={value ? 'on' : 'off'}>
        <option value="on">{words.on}</option>
        <option value="off">{words.off}</option>
      </Select>
    )
  const shown = typed ?? (value === null ? '' : String(value))
  return name === 'operator' ? (
    <Textarea name="value" rows={2} maxLength={300} dir="auto" defaultValue={shown} />
  ) : (
    <Input name="value" inputMode="numeric" maxLength={12} dir="ltr" defaultValue={shown} />
  )
}

function BackForm({ name, value, label }: { name: Setting; value: SettingValue | null; label: string }) {
  const words = useI18n().t.console.settings
  return (
    <Form method="post">
      <input type="hidden" name="name" value={name} />
      <input type="hidden" name="value" value={JSON.stringify(value)} />
      <Button type="submit" name="intent" value="back" variant="ghost" size="sm">
        {label}
        <span className="sr-only">: {words.names[name]}</span>
      </Button>
    </Form>
  )
}

function History({ page: { history } }: Pick<Props, 'page'>) {
  const { locale, t } = useI18n()
  const words = t.console.settings
  const write = (value: SettingValue | null) => {
    if (value === null) return words.environment
    if (typeof value === 'number') return formatNumber(locale, value)
    return typeof value === 'boolean' ? (value ? words.on : words.off) : value
  }
  return (
    <Card as="section" title={words.history}>
      {history.length === 0 ? (
        <p className="soft">{words.noHistory}</p>
      ) : (
        <Table
          caption={words.history}
          rows={history}
          rowKey={({ id }) => id}
          columns={[
            { id: 'name', header: words.setting, rowHeader: true, cell: ({ name }) => words.names[name] },
            { id: 'before', header: words.before, cell: ({ before }) => <bdi>{write(before)}</bdi> },
            { id: 'after', header: words.after, cell: ({ after }) => <bdi>{write(after)}</bdi> },
            { id: 'by', header: words.by, cell: ({ by }) => <bdi>{by ?? t.console.changes.former}</bdi> },
            { id: 'when', header: words.when, cell: ({ at }) => <Moment at={at} /> },
            {
              id: 'back',
              header: words.back,
              cell: ({ name, before }) => <BackForm name={name} value={before} label={write(before)} />,
            },
          ]}
        />
      )}
    </Card>
  )
}
