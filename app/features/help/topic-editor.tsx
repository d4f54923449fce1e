// The staff's form for one text in one language, with its preview and what it said before.
import { Form, href, Link } from 'react-router'
import { errorAt, summaryOf } from '#app/core/request/refused.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { languageNames } from '#app/i18n/language-names.ts'
import { locales } from '#app/i18n/locales.ts'
import { writeDate } from '#app/i18n/write-date.ts'
import type { Refusal } from '#app/lib/outcome.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { LinkTabs } from '#app/ui/link-tabs.tsx'
import { Select } from '#app/ui/select.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import '#app/ui/styles/work.css'
import { parseProse } from './prose.ts'
import { ProseText } from './prose-text.tsx'
import { ALL_SECTIONS, LONGEST, PICTURES } from './rules.ts'

export type EditedTopic = {
  id: string | null
  locale: string
  values: Record<string, string>
  english: { question: string; answer: string } | null
  versions: string[]
}

type Props = { topic: EditedTopic; refusal: Refusal | undefined; preview: Record<string, string> | undefined }

export function TopicEditor({ topic, refusal, preview }: Props) {
  const { t, locale } = useI18n()
  const words = t.help.staff
  const errors = { ...t.ui.refusals, ...words.errors }
  const values = refusal?.values ?? preview ?? topic.values
  const at = href('/dashboard/staff/help/:id', { id: topic.id ?? 'new' })
  return (
    <>
      <ErrorSummary errors={summaryOf(errors, refusal)} />
      {topic.id !== null && (
        <LinkTabs
          label={words.language}
          items={locales.map((language) => ({
            to: `${at}?lang=${language}`,
            label: languageNames[language],
            current: language === topic.locale,
          }))}
        />
      )}
      {preview && !refusal && <Preview values={preview} language={topic.locale} note={words.previewNote} />}
      {topic.english && (
        <details className="quiet-details">
          <summary>{words.english}</summary>
          <div className="panel help-text" lang="en" dir="ltr">
            <h3 className="h4">{topic.english.question}</h3>
            <ProseText blocks={parseProse(topic.english.answer)} />
          </div>
        </details>
      )}
      <TopicFields key={`${topic.locale} ${values.seen} ${values.answer?.length}`} {...{ topic, values, refusal }} />
      {topic.versions.length > 0 && (
        <nav className="stack gap-2" aria-labelledby="versions">
          <h2 className="h4" id="versions">
            {words.versions}
          </h2>
          <p className="small muted">{words.versionsLead}</p>
          <ul className="row row--wrap gap-3">
            {topic.versions.map((saved, n) => (
              <li key={saved}>
                <Link className="link" to={`${at}?${new URLSearchParams({ lang: topic.locale, version: saved })}`}>
                  {writeDate(locale, saved)} <bdi className="num">{saved.slice(11, 16)} UTC</bdi>
                </Link>
                {n === 0 && <span className="small muted"> {words.current}</span>}
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  )
}

function Preview({ values, language, note }: { values: Record<string, string>; language: string; note: string }) {
  return (
    <section className="panel stack gap-3" aria-labelledby="preview" lang={language} dir="auto">
      <h2 className="h3" id="preview">
        {values.question}
      </h2>
      <p className="small muted">{note}</p>
      <div className="help-text">
        <ProseText blocks={parseProse(values.answer ?? '')} />
      </div>
    </section>
  )
}

type FieldsProps = { topic: EditedTopic; values: Record<string, string>; refusal: Refusal | undefined }

function TopicFields({ topic, values, refusal }: FieldsProps) {
  const { t } = useI18n()
  const words = t.help.staff
  const error = (field: string) => errorAt({ ...t.ui.refusals, ...words.errors }, refusal, field)
  return (
    <Form method="post" className="stack gap-5" noValidate>
      <input type="hidden" name="locale" value={topic.locale} />
      <input type="hidden" name="seen" value={values.seen ?? ''} />
      <Field id="question" label={words.question} error={error('question')} required>
        <Input name="question" dir="auto" maxLength={LONGEST.question} defaultValue={values.question} />
      </Field>
      {topic.id === null ? (
        <Field id="id" label={words.id} hint={words.idHint} error={error('id')} required>
          <Input name="id" dir="ltr" maxLength={80} defaultValue={values.id} />
        </Field>
      ) : (
        <input type="hidden" name="id" value={topic.id} />
      )}
      <Field id="answer" label={words.answer} hint={words.answerHint} error={error('answer')} required>
        <Textarea name="answer" dir="auto" rows={18} maxLength={LONGEST.answer} defaultValue={values.answer} />
      </Field>
      <Field id="keywords" label={words.keywords} hint={words.keywordsHint} error={error('keywords')} optional>
        <Input name="keywords" dir="auto" maxLength={LONGEST.keywords} defaultValue={values.keywords} />
      </Field>
      <div className="grid gap-5 sm:grid-cols-3">
        <Field id="section" label={words.section} error={error('section')}>
          <Select name="section" defaultValue={values.section ?? 'start'}>
            {ALL_SECTIONS.map((section) => (
              <option key={section} value={section}>
                {t.help.sections[section]}
              </option>
            ))}
          </Select>
        </Field>
        <Field id="picture" label={words.picture} error={error('picture')}>
          <Select name="picture" defaultValue={values.picture ?? ''}>
            <option value="">{words.noPicture}</option>
            {PICTURES.map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <Field id="position" label={words.position} error={error('position')}>
          <Input name="position" type="number" min={0} max={9999} dir="ltr" defaultValue={values.position ?? '0'} />
        </Field>
      </div>
      <Checkbox name="in_faq" label={words.faqBox} defaultChecked={values.in_faq === 'on'} />
      <Checkbox name="published" label={words.publishedBox} defaultChecked={values.published === 'on'} />
      <div className="row row--wrap gap-3">
        <Button type="submit" name="intent" value="save">
          {words.save}
        </Button>
        <Button type="submit" name="intent" value="preview" variant="outline">
          {words.preview}
        </Button>
      </div>
    </Form>
  )
}
