// The parts of a recipe's page: the dish, how many it serves, the ingredients, the doubts to check, and the steps.
import { Link } from 'react-router'
import { contributionPath } from '#app/core/contributions/sections.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { direction } from '#app/i18n/locales.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Minus, Play, Plus, Printer, TriangleAlert } from '#app/ui/icons.ts'
import { LinkTabs } from '#app/ui/link-tabs.tsx'
import { Stars } from '#app/ui/stars.tsx'
import { unnamedAllergens } from './allergens.ts'
import { writeDuration } from './duration.ts'
import { IngredientList } from './ingredient-list.tsx'
import { KitchenButtons } from './kitchen/kitchen-buttons.tsx'
import { type Allergen, MOST_SERVINGS, type RecipeDetails, type RecipeSource, type RecipeWhole } from './recipe.ts'
import { RecipeCover, RecipePicture } from './recipe-picture.tsx'
import { DOUBT_RULES, type Found, findDoubts } from './rules.ts'
import { StepPhotos } from './step-photos.tsx'
import { StepTimer } from './step-timer.tsx'
import { tableQuery } from './table.ts'
import { SYSTEMS, type System } from './units.ts'
import './recipes.css'
import '#app/ui/styles/work.css'

export type Table = { servings: number; system: System | null }
type Props = { whole: RecipeWhole; details: RecipeDetails; table: Table }

export function RecipeHead({ whole, details, table }: Props) {
  const { locale, t } = useI18n()
  const words = t.recipes
  const { facts } = whole
  const times = [
    [words.prep, facts.prep_minutes || null],
    [words.cook, facts.cook_minutes || null],
    [words.total, facts.minutes || null],
  ] as const
  return (
    <div className="stack gap-4">
      {facts.photo ? (
        <RecipePicture
          photo={facts.photo}
          alt={whole.title ?? ''}
          sizes="(min-width: 64rem) 23rem, (min-width: 48rem) 48rem, 92vw"
          eager
        />
      ) : (
        <RecipeCover id={whole.id} course={whole.category} />
      )}
      <div className="row row--wrap gap-2">
        {facts.occasions.map((occasion) => (
          <Badge key={occasion} tone="gold">
            {words.occasions[occasion]}
          </Badge>
        ))}
        {facts.rating !== null && <Stars rating={facts.rating} count={facts.makes} />}
      </div>
      <dl className="recipes-times">
        {times.map(([name, minutes]) =>
          minutes === null ? null : (
            <div key={name}>
              <dt>{name}</dt>
              <dd className="num">{writeDuration(locale, words, minutes * 60)}</dd>
            </div>
          ),
        )}
        <div>
          <dt>{words.servings}</dt>
          <dd className="num">{formatNumber(locale, facts.servings)}</dd>
        </div>
      </dl>
      <p className="row row--wrap gap-3 recipes-no-print">
        {details.steps.length > 0 && (
          <Button to={`${contributionPath('recipes', whole.slug)}/cook?${tableQuery(table, facts.servings)}`}>
            <Play className="i i--sm" />
            {words.cookMode}
          </Button>
        )}
        <Button variant="outline" onClick={() => window.print()}>
          <Printer className="i i--sm" />
          {words.print}
        </Button>
      </p>
      <KitchenButtons whole={whole} details={details} servings={table.servings} />
      {details.source && <Source of={details.source} />}
    </div>
  )
}

/** Whose recipe it was. */
function Source({ of: { name, url } }: { of: RecipeSource }) {
  const words = useI18n().t.recipes
  return (
    <p className="small soft">
      {words.from}:{' '}
      {url ? (
        <a className="link break-words" href={url} rel="nofollow ugc noopener noreferrer" target="_blank">
          <bdi>{name}</bdi>
        </a>
      ) : (
        <bdi>{name}</bdi>
      )}
    </p>
  )
}

export function RecipeBody({ whole, details, table }: Props) {
  const { t } = useI18n()
  const words = t.recipes
  const { allergens, servings } = whole.facts
  const written = (list: readonly Allergen[]) => list.map((allergen) => words.allergens[allergen]).join(' · ')
  const unnamed = unnamedAllergens(details.ingredients, allergens, whole.language)
  const doubts = findDoubts(details.ingredients)
  return (
    <div className="recipes-body">
      <section className="stack gap-4" aria-labelledby="ingredients">
        <h2 className="h3" id="ingredients">
          {words.ingredients}
        </h2>
        <Scaler whole={whole} table={table} />
        <IngredientList
          lines={details.ingredients}
          factor={table.servings / servings}
          system={table.system}
          language={whole.language}
        />
        {allergens.length > 0 && (
          <p className="small soft">
            {words.contains}: {written(allergens)}
          </p>
        )}
        {unnamed.length > 0 && (
          <p className="small">
            <b className="strong">
              {words.mayContain}: {written(unnamed)}
            </b>{' '}
            <span className="soft recipes-no-print">{words.mayContainNote}</span>
          </p>
        )}
        {allergens.length + unnamed.length === 0 && <p className="small soft">{words.namesNone}</p>}
        {doubts.length > 0 && <Doubts found={doubts} />}
      </section>
      <section className="stack gap-4" aria-labelledby="method">
        <h2 className="h3" id="method">
          {words.method}
        </h2>
        <ol className="recipes-steps" lang={whole.language} dir={direction(whole.language)}>
          {details.steps.map(({ text, seconds }, i) => {
            // A step may be repeated word for word; the order never changes.
            const number = i + 1
            return (
              <li key={number} id={`step-${number}`}>
                <p>{text}</p>
                <StepPhotos details={details} number={number} />
                {seconds !== undefined && <StepTimer id={`${whole.id}:${i}`} seconds={seconds} />}
              </li>
            )
          })}
        </ol>
      </section>
    </div>
  )
}

/** Links: it works without scripts, and what stands in the address can be shared. */
function Scaler({ whole, table }: Omit<Props, 'details'>) {
  const { locale, t } = useI18n()
  const words = t.recipes
  const path = contributionPath('recipes', whole.slug)
  const usual = whole.facts.servings
  const address = (servings: number, system: System | null) => {
    const query = tableQuery({ servings, system }, usual)
    return `${path}${query.size > 0 ? `?${query}` : ''}#ingredients`
  }
  return (
    <div className="row row--wrap gap-3 recipes-no-print">
      <div className="row gap-1">
        <Link
          className="icon-btn"
          to={address(Math.max(1, table.servings - 1), table.system)}
          aria-label={words.fewer}
          preventScrollReset
        >
          <Minus className="i" />
        </Link>
        <span className="strong num recipes-servings" aria-live="polite">
          {words.serves(table.servings)}
        </span>
        <Link
          className="icon-btn"
          to={address(Math.min(MOST_SERVINGS, table.servings + 1), table.system)}
          aria-label={words.moreServings}
          preventScrollReset
        >
          <Plus className="i" />
        </Link>
      </div>
      <LinkTabs
        label={words.systems.label}
        look="segment"
        items={[
          { to: address(table.servings, null), label: words.asWritten, current: table.system === null },
          ...SYSTEMS.map((system) => ({
            to: address(table.servings, system),
            label: words.systems[system],
            current: table.system === system,
          })),
        ]}
      />
      {table.servings !== usual && (
        <Link className="link small" to={address(usual, table.system)} preventScrollReset>
          {words.asWritten} ({formatNumber(locale, usual)})
        </Link>
      )}
    </div>
  )
}

/** No ruling: what a label may hide, who says so, and what to use instead. */
export function Doubts({ found }: { found: readonly Found[] }) {
  const words = useI18n().t.recipes.doubts
  return (
    <aside className="recipes-doubts stack gap-3" aria-labelledby="doubts">
      <h3 className="h4 row gap-2" id="doubts">
        <TriangleAlert className="i i--sm" />
        {words.title}
      </h3>
      <ul className="stack gap-3">
        {found.map(({ doubt, names }) => {
          const { source } = DOUBT_RULES[doubt]
          const { name, why, instead } = words.list[doubt]
          return (
            <li key={doubt} className="stack gap-1">
              <b className="strong">{name}</b>
              <span>{why}</span>
              <span>
                {words.instead} {instead}
              </span>
              <span className="small muted" dir="auto">
                {words.asked(names.join(', '))}
              </span>
              <span className="small muted">
                {words.source}{' '}
                <a className="link" href={source.url} rel="noopener" lang="en" dir="ltr">
                  {source.name}
                </a>
              </span>
            </li>
          )
        })}
      </ul>
      <p className="small">{words.note}</p>
    </aside>
  )
}
