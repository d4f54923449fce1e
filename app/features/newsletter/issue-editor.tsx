// The staff's editor of a newsletter: who gets it, and its blocks. Each button saves what was typed so far.

import { Form, href, useFormAction, useNavigation } from 'react-router'
import {
  type Block,
  hasHref,
  hasText,
  KINDS,
  LONGEST_TEXT,
  MOST_BLOCKS,
  numbered,
  readBlocks,
} from '#app/core/newsletter/blocks.ts'
import { errorAt } from '#app/core/request/refused.ts'
import { useT } from '#app/i18n/catalogue.ts'
import { languageNames } from '#app/i18n/language-names.ts'
import { direction, isLocale, locales } from '#app/i18n/locales.ts'
import type { Refusal } from '#app/lib/outcome.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Field } from '#app/ui/field.tsx'
import { FieldGroup } from '#app/ui/field-group.tsx'
import { Input } from '#app/ui/input.tsx'
import { LanguageOptions } from '#app/ui/language-options.tsx'
import { Select } from '#app/ui/select.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import { LONGEST_SUBJECT } from './issue-schema.ts'
import type { IssueFile } from './issues.server.ts'
import { TOPICS } from './topics.ts'
import './newsletter.css'

type Props = { issue: IssueFile; refusal: Refusal | undefined }
type PartProps = { values: Record<string, string>; error: (field: string) => string | undefined }

const typedBlocks = (values: Record<string, string>): Block[] =>
  readBlocks(
    Array.from({ length: MOST_BLOCKS }, (_, n) => ({
      kind: values[`kind.${n}`],
      text: values[`text.${n}`],
      href: values[`href.${n}`],
    })),
  )

export function IssueEditor({ issue, refusal }: Props) {
  const t = useT()
  const words = t.newsletter
  const values = refusal?.values.subject === undefined ? issue.values : refusal.values
  const error = (field: string) => errorAt({ ...t.ui.refusals, ...words.errors }, refusal, field)
  // The buttons of the blocks post to it with a step; it carries the language of the page.
  const here = useFormAction(href('/dashboard/staff/newsletter/:id', { id: issue.id }))
  const blocks = typedBlocks(values)
  // Until the page has read what was saved, it would send the stamp of the version before.
  const isSaving = useNavigation().state !== 'idle'
  return (
    <Form method="post" className="stack gap-6" noValidate>
      <input type="hidden" name="seen" value={values.seen} />
      {/* What Enter does in a field: save, not the first button of a block. */}
      <button type="submit" name="intent" value="save" hidden disabled={isSaving} tabIndex={-1}>
        {words.save}
      </button>
      <Audience values={values} error={error} />
      <section className="stack gap-4" aria-labelledby="blocks">
        <h2 className="h3" id="blocks">
          {words.blocks}
        </h2>
        <ol className="stack gap-4">
          {numbered(blocks).map(({ at, ...block }) => (
            <li key={`${at} ${block.kind} ${blocks.length}`}>
              <BlockFields
                {...{ block, here, error, isSaving }}
                n={at}
                language={values.language ?? 'en'}
                count={blocks.length}
              />
            </li>
          ))}
        </ol>
        {blocks.length < MOST_BLOCKS && (
          <div className="row row--wrap gap-2">
            <span className="small muted">{words.add}</span>
            {KINDS.map((kind) => (
              <Button
                key={kind}
                type="submit"
                name="intent"
                value="save"
                formAction={`${here}?do=add-${kind}`}
                variant="outline"
                size="sm"
                busy={isSaving}
              >
                {words.kinds[kind]}
              </Button>
            ))}
          </div>
        )}
      </section>
      <p>
        <Button type="submit" name="intent" value="save" busy={isSaving}>
          {words.save}
        </Button>
      </p>
    </Form>
  )
}

type BlockProps = {
  block: Block
  n: number
  count: number
  here: string
  language: string
  isSaving: boolean
  error: (field: string) => string | undefined
}

function BlockFields({ block, n, count, here, language, isSaving, error }: BlockProps) {
  const words = useT().newsletter
  const { kind } = block
  const dir = isLocale(language) ? direction(language) : 'auto'
  const step = (what: 'up' | 'down' | 'remove', isOff = false) =>
    !isOff && (
      <Button
        type="submit"
        name="intent"
        value="save"
        formAction={`${here}?do=${what}-${n}`}
        variant="ghost"
        size="sm"
        busy={isSaving}
        aria-label={words.steps[what](words.kinds[kind], n + 1)}
      >
        {words.short[what]}
      </Button>
    )
  const text = { name: `text.${n}`, dir, lang: language, maxLength: LONGEST_TEXT[kind], defaultValue: block.text }
  return (
    <fieldset className="panel stack gap-3" id={`block-${n}`}>
      <legend className="sr-only">{words.blockName(words.kinds[kind], n + 1)}</legend>
      <input type="hidden" name={`kind.${n}`} value={kind} />
      <div className="row row--wrap gap-2">
        <span className="strong grow">{words.kinds[kind]}</span>
        {step('up', n === 0)}
        {step('down', n === count - 1)}
        {step('remove')}
      </div>
      {hasText(kind) && (
        <Field id={`text.${n}`} label={words.texts[kind]} error={error(`text.${n}`)}>
          {kind === 'text' ? <Textarea rows={5} {...text} /> : <Input {...text} />}
        </Field>
      )}
      {hasHref(kind) && (
        <Field
          id={`href.${n}`}
          label={words.addresses[kind]}
          hint={words.addressHints[kind]}
          error={error(`href.${n}`)}
        >
          <Input name={`href.${n}`} dir="ltr" maxLength={500} defaultValue={block.href} />
        </Field>
      )}
    </fieldset>
  )
}

function Audience({ values, error }: PartProps) {
  const words = useT().newsletter
  return (
    <>
      <Field id="subject" label={words.subject} error={error('subject')} required>
        <Input name="subject" dir="auto" maxLength={LONGEST_SUBJECT} defaultValue={values.subject} />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field id="language" label={words.language} hint={words.languageHint}>
          <Select name="language" defaultValue={values.language}>
            <LanguageOptions />
          </Select>
        </Field>
        <Field id="topic" label={words.topic} hint={words.topicHint}>
          <Select name="topic" defaultValue={values.topic}>
            <option value="">{words.anyTopic}</option>
            {TOPICS.map((topic) => (
              <option key={topic} value={topic}>
                {words.topics[topic]}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <FieldGroup id="languages" legend={words.readersOf} error={error('languages')}>
        <div className="row row--wrap gap-x-5 gap-y-2">
          {locales.map((language) => (
            <Checkbox
              key={language}
              name="languages"
              value={language}
              label={<bdi lang={language}>{languageNames[language]}</bdi>}
              defaultChecked={(values.languages ?? '').split(',').includes(language)}
            />
          ))}
        </div>
      </FieldGroup>
      <Field id="towns" label={words.towns} hint={words.townsHint} error={error('towns')} optional>
        <Textarea name="towns" rows={2} dir="auto" maxLength={3000} defaultValue={values.towns} />
      </Field>
    </>
  )
}
