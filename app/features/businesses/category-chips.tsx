// The categories in a row, and the kinds of the chosen one below it.
import { CategoryIcon } from '#app/core/categories/category-icon.tsx'
import { useT } from '#app/i18n/catalogue.ts'
import { Chip } from '#app/ui/chip.tsx'
import type { BusinessesPageData } from './queries.server.ts'
import { addressOf } from './rules.ts'

export function CategoryChips({ page }: { page: BusinessesPageData }) {
  const { businesses: t, pages } = useT()
  const { categories, filters, subcategories } = page
  const chosen = categories.find(({ id }) => id === filters.category)
  return (
    <>
      <nav className="chips dir-bar__categories" aria-label={pages.list.filterByCategory}>
        <Chip to={addressOf(filters, { category: null, subcategory: null })} current={filters.category === null}>
          {t.allCategories}
        </Chip>
        {categories.map(({ id, name }) => (
          <Chip key={id} to={addressOf(filters, { category: id, subcategory: null })} current={id === filters.category}>
            <CategoryIcon category={id} className="i" />
            {name}
          </Chip>
        ))}
      </nav>
      {chosen && subcategories.length > 0 && (
        <nav className="chips dir-bar__kinds" aria-label={t.subcategories(chosen.name)}>
          <Chip to={addressOf(filters, { subcategory: null })} current={filters.subcategory === null}>
            {t.allOf(chosen.name)}
          </Chip>
          {subcategories.map(({ id, name }) => (
            <Chip key={id} to={addressOf(filters, { subcategory: id })} current={id === filters.subcategory}>
              {name}
            </Chip>
          ))}
        </nav>
      )}
    </>
  )
}
