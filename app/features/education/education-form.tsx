// Writes an article or announces a class, or changes one's own.
import type { ComponentProps } from 'react'
import { ContributionForm } from '#app/core/contributions/contribution-form.tsx'
import { type PlaceChoice, PlaceField, PlaceFinder } from '#app/core/contributions/place-field.tsx'
import { editPath } from '#app/core/contributions/sections.ts'
import { errorAt } from '#app/core/request/refused.ts'
import { useT } from '#app/i18n/catalogue.ts'
import { LinkTabs } from '#app/ui/link-tabs.tsx'
import { type EducationDetails, type EducationFacts, KINDS, type Kind, MOST_TEXT, TOPICS } from './education.ts'
import { ArticleFields, ClassFields, LevelField } from './education-fields.tsx'
import { useErrors } from './use-words.ts'

type Props = Omit<ComponentProps<typeof ContributionForm>, 'most'> &
  PlaceChoice & { kind: Kind; details: EducationDetails | null }

export function EducationForm({ kind, details, chosen, asked, found, ...form }: Props) {
  const words = useT().education
  const errors = useErrors()
  const facts = (form.own?.facts ?? null) as EducationFacts | null
  const path = form.own ? editPath('education', form.own.slug) : '/community/education/new'
  const keep = form.own ? {} : { kind }
  const { state } = form
  return (
    <>
      <ContributionForm
        {...form}
        most={MOST_TEXT}
        categories={TOPICS}
        hasTags={kind === 'article'}
        bodyLabel={kind === 'article' ? words.form.text : words.form.about}
        errorWords={words.errors}
        before={
          !form.own && (
            <LinkTabs
              label={words.kind}
              look="segment"
              items={KINDS.map((one) => ({
                to: `/community/education/new?kind=${one}`,
                label: words.kinds[one],
                current: kind === one,
              }))}
            />
          )
        }
        after={
          kind === 'article' ? (
            <ArticleFields facts={facts} details={details} state={state} />
          ) : (
            <>
              <ClassFields facts={facts} state={state} />
              <PlaceField
                path={path}
                keep={keep}
                chosen={chosen}
                asked={asked}
                found={found}
                label={words.form.mosque}
                hint={words.form.mosqueHint}
                error={errorAt(errors, state, 'place_id')}
              />
            </>
          )
        }
      >
        <input type="hidden" name="kind" value={kind} />
        <LevelField facts={facts} state={state} />
      </ContributionForm>
      {kind === 'class' && <PlaceFinder path={path} keep={keep} />}
    </>
  )
}
