// The fields an article or a class has besides title, words, topic and language.
import { errorAt } from '#app/core/request/refused.ts'
import { useT } from '#app/i18n/catalogue.ts'
import type { Refusal } from '#app/lib/outcome.ts'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { Select } from '#app/ui/select.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import {
  type EducationDetails,
  type EducationFacts,
  LEVELS,
  MOST_SCHEDULE,
  MOST_SERIES,
  MOST_TEACHER,
  WAYS,
} from './education.ts'
import { useErrors } from './use-words.ts'

type Props = { facts: EducationFacts | null; details: EducationDetails | null; state: Refusal | undefined }

export function LevelField({ facts, state }: Omit<Props, 'details'>) {
  const words = useT().education
  return (
    <Field id="contribution-level" label={words.level} error={errorAt(useErrors(), state, 'level')}>
      <Select name="level" defaultValue={state?.values.level ?? facts?.level ?? 'everyone'}>
        {LEVELS.map((level) => (
          <option key={level} value={level}>
            {words.levels[level]}
          </option>
        ))}
      </Select>
    </Field>
  )
}

export function ArticleFields({ facts, details, state }: Props) {
  const words = useT().education.form
  const errors = useErrors()
  const error = (field: string) => errorAt(errors, state, field)
  const values = state?.values
  return (
    <>
      <Field id="contribution-sources" label={words.sources} hint={words.sourcesHint} error={error('sources')} required>
        <Textarea
          name="sources"
          rows={5}
          dir="auto"
          maxLength={20_000}
          defaultValue={values?.sources ?? details?.sources.join('\n') ?? ''}
        />
      </Field>
      <Field
        id="contribution-reviewer"
        label={words.reviewer}
        hint={words.reviewerHint}
        error={error('reviewer')}
        optional
      >
        <Input
          name="reviewer"
          dir="ltr"
          maxLength={60}
          autoComplete="off"
          defaultValue={values?.reviewer ?? (facts?.reviewer ?? details?.asked)?.handle ?? ''}
        />
      </Field>
      <div className="contribution-pair">
        <Field id="contribution-series" label={words.series} hint={words.seriesHint} error={error('series')} optional>
          <Input
            name="series"
            dir="auto"
            maxLength={MOST_SERIES}
            defaultValue={values?.series ?? facts?.series ?? ''}
          />
        </Field>
        <Field id="contribution-part" label={words.part} hint={words.partHint} error={error('part')} optional>
          <Input
            name="part"
            type="number"
            inputMode="numeric"
            min={1}
            max={99}
            defaultValue={values?.part ?? facts?.part ?? ''}
          />
        </Field>
      </div>
    </>
  )
}

export function ClassFields({ facts, state }: Omit<Props, 'details'>) {
  const words = useT().education
  const errors = useErrors()
  const error = (field: string) => errorAt(errors, state, field)
  const values = state?.values
  return (
    <>
      <Field id="contribution-teacher" label={words.teacher} error={error('teacher')} required>
        <Input
          name="teacher"
          dir="auto"
          maxLength={MOST_TEACHER}
          defaultValue={values?.teacher ?? facts?.teacher ?? ''}
        />
      </Field>
      <Field
        id="contribution-schedule"
        label={words.when}
        hint={words.form.whenHint}
        error={error('schedule')}
        required
      >
        <Input
          name="schedule"
          dir="auto"
          maxLength={MOST_SCHEDULE}
          defaultValue={values?.schedule ?? facts?.schedule ?? ''}
        />
      </Field>
      <Field id="contribution-attendance" label={words.way} error={error('attendance')}>
        <Select name="attendance" defaultValue={values?.attendance ?? facts?.attendance ?? 'mosque'}>
          {WAYS.map((way) => (
            <option key={way} value={way}>
              {words.ways[way]}
            </option>
          ))}
        </Select>
      </Field>
      <Field id="contribution-link" label={words.link} hint={words.form.linkHint} error={error('link')} optional>
        <Input
          name="link"
          type="url"
          dir="ltr"
          maxLength={500}
          placeholder="https://"
          defaultValue={values?.link ?? facts?.link ?? ''}
        />
      </Field>
    </>
  )
}
