// The builder: choose on one side, see and copy on the other. It is a plain GET form; scripts only send it sooner.
import { LanguageOptions } from '#app/ui/language-options.tsx'
import './widgets.css'
import { useEffect, useRef } from 'react'
import { Form, useNavigation, useSubmit } from 'react-router'
import { findMethod, METHOD_IDS, type MethodId, type School } from '#app/core/prayer/methods.ts'
import { BreadcrumbTrail } from '#app/core/seo/breadcrumb-trail.tsx'
import type { Crumb } from '#app/core/seo/rules.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { useScript } from '#app/lib/use-script.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { CopyField } from '#app/ui/copy-field.tsx'
import { Field } from '#app/ui/field.tsx'
import { FieldGroup } from '#app/ui/field-group.tsx'
import { Search } from '#app/ui/icons.ts'
import { Input } from '#app/ui/input.tsx'
import { Radio } from '#app/ui/radio.tsx'
import { Select } from '#app/ui/select.tsx'
import { LoadTable } from './load-table.tsx'
import { PreviewFrame } from './preview-frame.tsx'
import type { Found, LoadRow } from './queries.server.ts'
import {
  type Choice,
  FORMATS_OF,
  frameCode,
  frameHeight,
  KINDS,
  OFFSETS,
  pageOf,
  pictureCode,
  SIZES,
  SUBJECT_OF,
  scriptCode,
  THEMES,
  widgetAddress,
} from './rules.ts'

type Props = {
  crumbs: readonly Crumb[]
  choice: Choice
  /** How times are reckoned at the place where nothing else is chosen. */
  usual: { method: MethodId; school: School }
  found: Found
  origin: string
  loads: readonly LoadRow[]
}

/** Long enough not to search for every letter. */
const PAUSE_MS = 450

export function BuilderPage({ crumbs, choice, usual, found, origin, loads }: Props) {
  const words = useI18n().t.widgets
  const submit = useSubmit()
  const isBusy = useNavigation().state === 'loading'
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(waiting.current), [])

  const send = (form: HTMLFormElement) => submit(form, { replace: true, preventScrollReset: true })
  const { kind } = choice
  const { subject } = found

  return (
    <div className="page wb-page">
      <BreadcrumbTrail crumbs={crumbs} />
      <header className="stack gap-2">
        <h1 className="title">{words.title}</h1>
        <p className="soft max-w-[46rem] text-lg">{words.lead}</p>
      </header>
      <div className="wb">
        <Form
          method="get"
          className="stack gap-6"
          aria-busy={isBusy}
          onChange={(event) => {
            const form = event.currentTarget
            const { target } = event
            clearTimeout(waiting.current)
            const isTyping = target instanceof HTMLInputElement && target.name === 'q'
            waiting.current = setTimeout(() => send(form), isTyping ? PAUSE_MS : 0)
          }}
        >
          <FieldGroup legend={words.kind}>
            <div className="wb-kinds">
              {KINDS.map((value) => (
                <Radio
                  key={value}
                  framed
                  name="kind"
                  value={value}
                  defaultChecked={value === kind}
                  label={words.kinds[value].name}
                  hint={words.kinds[value].lead}
                />
              ))}
            </div>
          </FieldGroup>
          <SubjectSearch choice={choice} found={found} />
          <Options choice={choice} usual={usual} />
        </Form>
        <div className="stack gap-6">{subject && <Output choice={choice} subject={subject} origin={origin} />}</div>
      </div>
      {loads.length > 0 && (
        <section className="stack gap-3" aria-labelledby="loads">
          <h2 className="h3" id="loads">
            {words.stats.title}
          </h2>
          <p className="soft">{words.stats.lead}</p>
          <LoadTable rows={loads} />
        </section>
      )}
    </div>
  )
}

function SubjectSearch({ choice: { kind }, found }: Pick<Props, 'choice' | 'found'>) {
  const words = useI18n().t.widgets
  const isAlive = useScript()
  const { subject, options, query } = found
  const type = SUBJECT_OF[kind]
  return (
    <section className="panel stack gap-4">
      <Field id="q" label={words.find[type]} hint={words.find[`${type}Hint`]}>
        <Input
          // Another kind of thing is sought: the words for the last one do not help.
          key={type}
          name="q"
          type="search"
          autoComplete="off"
          maxLength={80}
          icon={<Search className="i" />}
          defaultValue={query}
          placeholder={subject?.name}
        />
      </Field>
      {!isAlive && (
        <div>
          <Button type="submit" variant="outline">
            {words.find.button}
          </Button>
        </div>
      )}
      {query && options.length === 0 && (
        <p className="muted" role="status">
          {words.find.none(query)}
        </p>
      )}
      {options.length > 0 ? (
        <FieldGroup legend={words.find.found} className="wb-found">
          {options.map(({ value, name, detail }) => (
            <Radio
              key={value}
              name={type === 'city' ? 'at' : 'id'}
              value={value}
              defaultChecked={value === found.chosen}
              label={name}
              hint={detail}
            />
          ))}
        </FieldGroup>
      ) : (
        subject && <input type="hidden" name={type === 'city' ? 'at' : 'id'} value={found.chosen} />
      )}
    </section>
  )
}

function Options({ choice, usual }: Pick<Props, 'choice' | 'usual'>) {
  const { locale, t } = useI18n()
  const words = t.widgets
  const isAlive = useScript()
  const { kind } = choice
  const type = SUBJECT_OF[kind]
  return (
    <section className="panel stack gap-5" aria-labelledby="options">
      <h2 className="h3" id="options">
        {words.options.title}
      </h2>
      <div className="wb-options">
        <Field label={words.options.language}>
          <Select name="language" defaultValue={choice.language}>
            <LanguageOptions />
          </Select>
        </Field>
        <Field label={words.options.theme}>
          <Select name="theme" defaultValue={choice.theme}>
            {THEMES.map((theme) => (
              <option key={theme} value={theme}>
                {words.options.themes[theme]}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={words.options.size}>
          <Select name="size" defaultValue={choice.size}>
            {SIZES.map((size) => (
              <option key={size} value={size}>
                {words.options.sizes[size]}
              </option>
            ))}
          </Select>
        </Field>
        {kind === 'prayer-times' && <Reckoning choice={choice} usual={usual} />}
        {type === 'city' && (
          <Field label={words.options.offset} hint={words.options.offsetHint}>
            <Select name="offset" defaultValue={String(choice.offset)}>
              {OFFSETS.map((days) => (
                <option key={days} value={days}>
                  {formatNumber(locale, days, { signDisplay: 'exceptZero' })}
                </option>
              ))}
            </Select>
          </Field>
        )}
      </div>
      {kind === 'mosque' && (
        <>
          <input type="hidden" name="iqamah" value="off" />
          <Checkbox name="iqamah" value="on" defaultChecked={choice.hasIqamah} label={words.options.iqamah} />
        </>
      )}
      {!isAlive && (
        <div>
          <Button type="submit">{words.options.update}</Button>
        </div>
      )}
    </section>
  )
}

/** How the times are reckoned. */
function Reckoning({ choice, usual }: Pick<Props, 'choice' | 'usual'>) {
  const { t } = useI18n()
  const words = t.widgets
  const methodNames: Record<string, string> = t.prayer.methods
  const methodName = (id: MethodId) => methodNames[findMethod(id).key] ?? findMethod(id).name
  const schoolNames = [t.prayer.schools.standard, t.prayer.schools.hanafi] as const
  return (
    <>
      <Field label={words.options.method}>
        <Select name="method" defaultValue={choice.method === null ? '' : String(choice.method)}>
          <option value="">{words.options.usual(methodName(usual.method))}</option>
          {METHOD_IDS.map((method) => (
            <option key={method} value={method}>
              {methodName(method)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={words.options.school}>
        <Select name="school" defaultValue={choice.school === null ? '' : String(choice.school)}>
          <option value="">{words.options.usual(schoolNames[usual.school])}</option>
          <option value="0">{schoolNames[0]}</option>
          <option value="1">{schoolNames[1]}</option>
        </Select>
      </Field>
    </>
  )
}

function Output({
  choice,
  subject,
  origin,
}: {
  choice: Choice
  subject: NonNullable<Found['subject']>
  origin: string
}) {
  const { t } = useI18n()
  const { code: words, preview, kinds, frameTitle } = t.widgets
  const title = frameTitle(kinds[choice.kind].name, subject.name)
  const written = { origin, title }
  const src = widgetAddress(choice, subject, 'html')
  const formats = FORMATS_OF[choice.kind]
  return (
    <>
      <section className="stack gap-3" aria-labelledby="preview">
        <h2 className="h3" id="preview">
          {preview}
        </h2>
        <div className="wb-stage" data-theme={choice.theme === 'auto' ? undefined : choice.theme}>
          <PreviewFrame key={src} src={src} title={title} height={frameHeight(choice)} />
          {formats.includes('svg') && <img src={widgetAddress(choice, subject, 'svg')} alt={title} height={40} />}
        </div>
      </section>
      <section className="panel stack gap-5" aria-labelledby="code">
        <h2 className="h3" id="code">
          {words.title}
        </h2>
        <CopyField label={words.script} hint={words.scriptHint} text={scriptCode(choice, subject, written)} />
        <CopyField label={words.iframe} hint={words.iframeHint} text={frameCode(choice, subject, written)} />
        {formats.includes('svg') && (
          <CopyField
            label={words.svg}
            hint={words.svgHint}
            text={pictureCode(choice, subject, written, pageOf(choice, subject))}
          />
        )}
        {formats.includes('ics') && (
          <CopyField label={words.ics} hint={words.icsHint} text={origin + widgetAddress(choice, subject, 'ics')} />
        )}
        <CopyField label={words.json} hint={words.jsonHint} text={origin + widgetAddress(choice, subject, 'json')} />
      </section>
    </>
  )
}
