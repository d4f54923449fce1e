// The purpose of a forum category, in a short note.
import { useT } from '#app/i18n/catalogue.ts'
import { FORUM_CATEGORIES } from './rules.ts'

export function CategoryNote({ category }: { category: string | null }) {
  const { categories, categoryPurpose } = useT().community
  const known = FORUM_CATEGORIES.find((one) => one === category)
  if (!known) return null
  return (
    <p className="panel">
      <b>{categories[known]}</b> · {categoryPurpose[known]}
    </p>
  )
}
