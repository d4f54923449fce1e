// A suggested change: the old value and the new one, in words.
import { ShortWeek } from '#app/core/hours/short-week.tsx'
import { useI18n } from '#app/i18n/catalogue.ts'
import { writeDate } from '#app/i18n/write-date.ts'
import type { Suggested } from './queries.server.ts'
import { isOwnField, type SuggestField } from './rules.ts'

export function useFieldName() {
  const { t } = useI18n()
  return (field: SuggestField) => (isOwnField(field) ? t.suggestions.fields[field] : t.business.facts[field])
}

export function Change({ of: { field, was, to } }: { of: Suggested }) {
  const nameOf = useFieldName()
  return (
    <dl className="changes">
      <div>
        <dt>{nameOf(field)}</dt>
        <dd>
          {was !== undefined && (
            <>
              <del>
                <Value field={field} value={was} />
              </del>{' '}
              <span aria-hidden="true">→</span>{' '}
            </>
          )}
          <ins>
            <Value field={field} value={to} />
          </ins>
        </dd>
      </div>
    </dl>
  )
}

function Value({ field, value }: { field: SuggestField; value: unknown }) {
  const { locale, t } = useI18n()
  if (typeof value === 'boolean') return value ? t.business.facts.yes : t.business.facts.no
  if (field === 'hours') return <ShortWeek hours={value} unknown={t.suggestions.nothing} />
  if (typeof value !== 'string' || value === '') return t.suggestions.nothing
  return <bdi dir={field === 'phone' ? 'ltr' : 'auto'}>{field === 'closed' ? writeDate(locale, value) : value}</bdi>
}
