// All recipes, by course, occasion, time, and what must not be in.

import { Form } from 'react-router'
import { ListEnds, NothingListed } from '#app/core/contributions/list-ends.tsx'
import { NewOnes } from '#app/core/contributions/new-ones.tsx'
import { ReadsChoice } from '#app/core/contributions/reads-choice.tsx'
import { BreadcrumbTrail } from '#app/core/seo/breadcrumb-trail.tsx'
import type { Crumb } from '#app/core/seo/rules.ts'
import { RelaxedPart } from '#app/core/understanding/relaxed-part.tsx'
import type { Understood } from '#app/core/understanding/understood.ts'
import { UnderstoodBar } from '#app/core/understanding/understood-bar.tsx'
import { useI18n } from '#app/i18n/catalogue.ts'
import { Button } from '#app/ui/button.tsx'
import { CheckboxGroup } from '#app/ui/checkbox-group.tsx'
import { Chip } from '#app/ui/chip.tsx'
import { Choice } from '#app/ui/choice.tsx'
import { Field } from '#app/ui/field.tsx'
import { CalendarDays, Pencil, Search, ShoppingBasket } from '#app/ui/icons.ts'
import { Input } from '#app/ui/input.tsx'
import { PhoneFold } from '#app/ui/phone-fold.tsx'
import { writeDuration } from './duration.ts'
import { ALLERGENS, COURSES, OCCASIONS, type RecipeCard as RecipeCardData, type RecipeList } from './recipe.ts'
import { RecipeCard } from './recipe-card.tsx'
import { isPlain, type RecipeFilter, recipeAddress, SORTS, TIMES } from './recipe-filter.ts'
import './recipes.css'
import '#app/ui/styles/work.css'
import '#app/core/contributions/contributions.css'

type Props = {
  list: RecipeList
  filter: RecipeFilter
  crumbs: readonly Crumb[]
  understood: Understood | null
  /** What was found with less asked for, where nothing fits all of it. */
  relaxed: { said: string; items: RecipeCardData[] } | null
}

export function RecipesPage({ list, filter, crumbs, understood, relaxed }: Props) {
  const { t } = useI18n()
  const own = t.community.sections.recipes
  return (
    <div className="page section stack gap-6">
      <BreadcrumbTrail crumbs={crumbs} />
      <header className="row row--wrap between gap-4">
        <div className="stack gap-2">
          <h1 className="title">{own.title}</h1>
          <p className="lead max-w-[44rem]">{own.lead}</p>
        </div>
        <div className="row row--wrap gap-2">
          <Button to="/community/recipes/new">
            <Pencil className="i i--sm" />
            {own.write}
          </Button>
          <Button to="/community/recipes/plan" variant="outline">
            <CalendarDays className="i i--sm" />
            {t.recipes.kitchen.plan}
          </Button>
          <Button to="/community/recipes/shopping" variant="outline">
            <ShoppingBasket className="i i--sm" />
            {t.recipes.kitchen.list}
          </Button>
        </div>
      </header>
      <Filters filter={filter} />
      {understood && (
        <div>
          <UnderstoodBar understood={understood} />
        </div>
      )}
      <NewOnes topic="section:recipes" event="new" />
      {list.items.length === 0 && !relaxed ? (
        <NothingListed section="recipes" isPlain={isPlain(filter)} />
      ) : (
        <div className="recipes-grid">
          {list.items.map((recipe) => (
            <RecipeCard key={recipe.id} recipe={recipe} />
          ))}
        </div>
      )}
      {relaxed && (
        <RelaxedPart
          said={relaxed.said}
          none={t.contributions.list.noneMatching}
          clear={{ label: t.contributions.list.clear, to: '/community/recipes' }}
        >
          <div className="recipes-grid">
            {relaxed.items.map((recipe) => (
              <RecipeCard key={recipe.id} recipe={recipe} />
            ))}
          </div>
        </RelaxedPart>
      )}
      <ListEnds
        section="recipes"
        newest={filter.after ? recipeAddress(filter) : null}
        older={list.next ? recipeAddress(filter, { after: list.next }) : null}
      />
    </div>
  )
}

function Filters({ filter }: { filter: RecipeFilter }) {
  const { locale, t } = useI18n()
  const words = t.recipes
  const own = t.community.sections.recipes
  return (
    <div className="stack gap-4">
      <nav className="contribution-chips" aria-label={words.occasion}>
        <Chip to={recipeAddress(filter, { occasion: null })} current={filter.occasion === null}>
          {words.anyOccasion}
        </Chip>
        {OCCASIONS.map((occasion) => (
          <Chip key={occasion} to={recipeAddress(filter, { occasion })} current={filter.occasion === occasion}>
            {words.occasions[occasion]}
          </Chip>
        ))}
      </nav>
      <PhoneFold isActive={!isPlain({ ...filter, occasion: null })}>
        <Form action="/community/recipes" role="search" className="stack gap-3">
          {filter.occasion && <input type="hidden" name="occasion" value={filter.occasion} />}
          <div className="recipes-filters">
            <Field label={t.contributions.list.search(own.name)}>
              <Input type="search" name="q" defaultValue={filter.words} maxLength={100} />
            </Field>
            <Choice
              name="course"
              label={words.courses}
              any={words.anyCourse}
              chosen={filter.course}
              options={COURSES.map((course) => [course, t.community.categories[course]])}
            />
            <Choice
              name="minutes"
              label={words.time}
              any={words.anyTime}
              chosen={filter.minutes}
              options={TIMES.map((time) => [time, words.upTo(writeDuration(locale, words, time * 60))])}
            />
            <ReadsChoice chosen={filter.reads} />
            <Choice
              name="sort"
              label={t.contributions.list.sort}
              chosen={filter.sort}
              options={SORTS.map((sort) => [sort, words.sorts[sort]])}
            />
            <Button type="submit" variant="outline">
              <Search className="i i--sm" />
              {words.show}
            </Button>
          </div>
          <details className="quiet-details" open={filter.without.length > 0}>
            <summary>{words.more}</summary>
            <CheckboxGroup
              legend={words.without}
              name="without"
              chosen={filter.without}
              options={ALLERGENS.map((allergen) => [allergen, words.allergens[allergen]])}
            />
          </details>
        </Form>
      </PhoneFold>
    </div>
  )
}
