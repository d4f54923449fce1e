// Sort, stars and language as a plain GET form: the address says it all.
import { Form, useSubmit } from 'react-router'
import { useI18n } from '#app/i18n/catalogue.ts'
import { languageNames } from '#app/i18n/language-names.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Select } from '#app/ui/select.tsx'
import { type Filter, type Reviews, reviewsAddress, SORTS } from './rules.ts'

type Props = { reviews: Reviews; filter: Filter; path: string }

export function ReviewFilters({ reviews, filter, path }: Props) {
  const { locale, t } = useI18n()
  const submit = useSubmit()
  const words = t.reviews.filters
  const number = (n: number) => formatNumber(locale, n)
  return (
    <Form
      key={`${filter.sort} ${filter.stars} ${filter.language}`}
      method="get"
      action={reviewsAddress(path)}
      className="filter-row"
      aria-label={words.title}
      preventScrollReset
      onChange={(event) => submit(event.currentTarget, { preventScrollReset: true })}
    >
      <Field label={words.sort}>
        <Select name="sort" defaultValue={filter.sort}>
          {SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {words.sorts[sort]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={words.stars}>
        <Select name="stars" defaultValue={filter.stars ?? ''}>
          <option value="">{words.anyStars}</option>
          {reviews.histogram.map(({ stars }) => (
            <option key={stars} value={stars}>
              {words.starsOption(number(stars))}
            </option>
          ))}
        </Select>
      </Field>
      {reviews.languages.length > 1 && (
        <Field label={words.language}>
          <Select name="lang" defaultValue={filter.language ?? ''}>
            <option value="">{words.anyLanguage}</option>
            {reviews.languages.map(({ language, count }) => (
              <option key={language} value={language}>
                {words.languageOption(languageNames[language], number(count))}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <Button type="submit" variant="outline">
        {words.apply}
      </Button>
    </Form>
  )
}
