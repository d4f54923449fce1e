// The form of every section: title, words, language, category, tags, town. A section adds fields of its own as children.

import { type ReactNode, useState } from 'react'
import { Form, useNavigation, useSearchParams } from 'react-router'
import { useDeviceDraft } from '#app/core/drafts/use-device-draft.ts'
import { countCharacters, textFlags } from '#app/core/moderation/rules.ts'
import { CountrySelect } from '#app/core/places/country-select.tsx'
import { errorAt, summaryOf } from '#app/core/request/refused.ts'
import { BreadcrumbTrail } from '#app/core/seo/breadcrumb-trail.tsx'
import type { Crumb } from '#app/core/seo/rules.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import type { Refusal } from '#app/lib/outcome.ts'
import { lookUp } from '#app/lib/records.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { LanguageOptions } from '#app/ui/language-options.tsx'
import { Select } from '#app/ui/select.tsx'
import { Composer } from './composer.tsx'
import type { Limits } from './contribution.ts'
import { LimitsNote } from './limits-note.tsx'
import { OwnDrafts } from './own-drafts.tsx'
import { PollFields } from './poll-fields.tsx'
import type { OwnContribution, OwnDraft } from './queries.server.ts'
import type { SectionKey } from './sections.ts'
import { SimilarOnes } from './similar-ones.tsx'
import { StartChips } from './start-chips.tsx'
import type { Start } from './starts.ts'
import { useErrorWords } from './use-words.ts'
import '#app/ui/styles/work.css'
import './contributions.css'
import './talk.css'

type Props = {
  section: SectionKey
  own: OwnContribution | null
  drafts: readonly OwnDraft[]
  town: { city: string; countryCode: string | null } | null
  category: string | null
  /** Words to write on from. */
  start?: Start | null
  /** The group a new one is for. */
  group: { slug: string; name: string; is_private: boolean } | null
  limits: Limits
  /** What is done here: one is written, or one's own changed. */
  title: string
  crumbs: readonly Crumb[]
  state: Refusal | undefined
  categories?: readonly string[]
  hasTags?: boolean
  hasTown?: boolean
  /** A poll beside the words. */
  hasPoll?: boolean
  /** What says the same already is shown while the title is typed. */
  showsSimilar?: boolean
  most: number
  /** Instead of "Your words". */
  bodyLabel?: string
  /** A section's own words for refusals. */
  errorWords?: Readonly<Record<string, string>>
  /** Between the head and the form. */
  before?: ReactNode
  children?: ReactNode
  /** Below the words. */
  after?: ReactNode
}

export function ContributionForm(props: Props) {
  const {
    section,
    own,
    drafts,
    crumbs,
    state,
    categories = [],
    hasTags = false,
    hasTown = false,
    hasPoll = false,
    showsSimilar = false,
    start = null,
    children,
    after,
  } = props
  const { locale, t } = useI18n()
  const words = t.contributions.form
  const section_ = t.community.sections[section]
  const errors = { ...useErrorWords(), ...props.errorWords }
  const error = (field: string) => errorAt(errors, state, field)
  const [query] = useSearchParams()
  const values = state?.values
  const [title, setTitle] = useState('')
  const group = props.group ?? own?.group ?? null
  // What was begun for a group is not found again in the form for everyone.
  const form = useDeviceDraft(
    `${section}:${own?.id ?? (group ? `new:${group.slug}` : start ? `new:${start.key}` : 'new')}`,
  )
  const isNew = !own || own.state === 'draft'
  return (
    <div className="page section">
      <div className="contribution-page stack gap-6">
        <BreadcrumbTrail crumbs={crumbs} />
        <header className="stack gap-2">
          <h1 className="title">
            <bdi>{props.title}</bdi>
          </h1>
          <p className="lead">{section_.formLead}</p>
        </header>
        {query.get('said') === 'kept' && (
          <Alert tone="success" announce>
            {words.kept}
          </Alert>
        )}
        <OwnDrafts section={section} drafts={drafts} title={words.drafts} />
        {props.before}
        {group && <Alert>{(group.is_private ? t.groups.privateNote : t.groups.inGroup)(group.name)}</Alert>}
        {!own && !group && <StartChips section={section} current={start?.key ?? null} />}
        {isNew && <LimitsNote limits={props.limits} of="posts" />}
        <Form ref={form} method="post" className="stack gap-5" noValidate data-draft="own">
          <input type="hidden" name="once" />
          {group && <input type="hidden" name="group" value={group.slug} />}
          <ErrorSummary errors={summaryOf(errors, state, 'contribution-')} />
          <Field id="contribution-title" label={words.title} hint={section_.titleHint} error={error('title')} required>
            <Input
              name="title"
              maxLength={140}
              dir="auto"
              defaultValue={values?.title ?? own?.title ?? start?.title ?? ''}
              onChange={(event) => setTitle(event.target.value)}
            />
          </Field>
          {showsSimilar && isNew && <SimilarOnes section={section} title={title} />}
          {categories.length > 0 && <CategoryField {...props} categories={categories} error={error} />}
          {children}
          <BodyField {...props} error={error} />
          {hasPoll && <PollFields poll={own?.poll ?? null} values={values} error={error('poll_options')} />}
          {after}
          {hasTags && (
            <Field id="contribution-tags" label={words.tags} hint={words.tagsHint} error={error('tags')} optional>
              <Input name="tags" dir="auto" defaultValue={values?.tags ?? own?.tags.join(', ') ?? ''} />
            </Field>
          )}
          {hasTown && <TownFields {...props} error={error} />}
          <Field id="contribution-language" label={words.language} error={error('language')}>
            <Select name="language" defaultValue={values?.language ?? own?.language ?? locale}>
              <LanguageOptions />
            </Select>
          </Field>
          <Buttons isNew={isNew} />
        </Form>
        {own && <Withdraw />}
      </div>
    </div>
  )
}

type FieldProps = Props & { error: (field: string) => string | undefined }

function CategoryField({ own, state, category: usual, categories = [], error }: FieldProps) {
  const { t } = useI18n()
  const words = t.contributions.form
  return (
    <Field id="contribution-category" label={words.category} error={error('category')} required>
      <Select name="category" defaultValue={state?.values.category ?? own?.category ?? usual ?? ''}>
        <option value="">{words.choose}</option>
        {categories.map((category) => (
          <option key={category} value={category}>
            {lookUp(t.community.categories, category)}
          </option>
        ))}
      </Select>
    </Field>
  )
}

function BodyField({ own, state, start = null, most, bodyLabel, error }: FieldProps) {
  const { locale, t } = useI18n()
  const words = t.contributions.form
  const [text, setText] = useState(state?.values.body ?? own?.body ?? start?.body ?? '')
  const [flag] = textFlags(text)
  return (
    <>
      <Field
        id="contribution-body"
        label={bodyLabel ?? words.body}
        hint={words.bodyHint}
        error={error('body')}
        required
      >
        <Composer name="body" rows={10} maxLength={most} value={text} onText={setText} />
      </Field>
      <p className="hint" aria-live="polite">
        {words.counter(formatNumber(locale, countCharacters(text)), formatNumber(locale, most))}
        {flag && <span className="block">{words.flagged[flag]}</span>}
      </p>
    </>
  )
}

function TownFields({ own, state, town, error }: FieldProps) {
  const words = useI18n().t.contributions.form
  const values = state?.values
  return (
    <div className="contribution-pair">
      <Field id="contribution-city" label={words.city} hint={words.cityHint} error={error('city')} optional>
        <Input name="city" dir="auto" maxLength={120} defaultValue={values?.city ?? own?.city ?? town?.city ?? ''} />
      </Field>
      <Field id="contribution-country_code" label={words.country} error={error('country_code')} optional>
        <CountrySelect chosen={values?.country_code ?? own?.country_code ?? town?.countryCode ?? ''} />
      </Field>
    </div>
  )
}

function Buttons({ isNew }: { isNew: boolean }) {
  const words = useI18n().t.contributions.form
  const busy = useNavigation().formData !== undefined
  return (
    <div className="row row--wrap gap-3">
      <Button type="submit" name="intent" value="publish" size="lg" busy={busy}>
        {isNew ? words.publish : words.save}
      </Button>
      {isNew && (
        <Button type="submit" name="intent" value="draft" size="lg" variant="outline">
          {words.keepDraft}
        </Button>
      )}
    </div>
  )
}

function Withdraw() {
  const words = useI18n().t.contributions.form
  return (
    <details className="quiet-details">
      <summary>{words.withdraw}</summary>
      <Form method="post" className="stack gap-3">
        <p className="small">{words.withdrawText}</p>
        <Button type="submit" variant="danger" size="sm" name="intent" value="withdraw">
          {words.withdraw}
        </Button>
      </Form>
    </details>
  )
}
