// The meal plan: seven days, or a Ramadan of suhoor and iftar, and the shopping list that follows from it.
import { Form, href, Link, useNavigation } from 'react-router'
import { writeDayAndMonth } from '#app/core/prayer/hijri.ts'
import { errorAt, summaryOf } from '#app/core/request/refused.ts'
import { BreadcrumbTrail } from '#app/core/seo/breadcrumb-trail.tsx'
import type { Crumb } from '#app/core/seo/rules.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { intlTag, type Locale } from '#app/i18n/locales.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import type { Refusal } from '#app/lib/outcome.ts'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { Field } from '#app/ui/field.tsx'
import { Plus, ShoppingBasket, X } from '#app/ui/icons.ts'
import { Input } from '#app/ui/input.tsx'
import { LinkTabs } from '#app/ui/link-tabs.tsx'
import { Select } from '#app/ui/select.tsx'
import { MEALS, type Meal, type MealPlan, type PlanDay, type PlannedMeal, type PlanSpan, spanQuery } from './plan.ts'
import './kitchen.css'
import '#app/ui/styles/work.css'

const PATH = '/community/recipes/plan'

/** What the form begins with: from a recipe's page, or from an empty place in the plan. */
export type Begun = { day: string | null; meal: string | null; recipe: string | null; servings: string | null }
type Props = { span: PlanSpan; plan: MealPlan; begun: Begun; crumbs: readonly Crumb[]; state: Refusal | undefined }

const writeDay = (locale: Locale, day: string) =>
  new Intl.DateTimeFormat(intlTag(locale), {
    ...{ weekday: 'long', day: 'numeric', month: 'long', calendar: 'gregory', timeZone: 'UTC' },
  }).format(new Date(day))

export function PlanPage({ span, plan, begun, crumbs, state }: Props) {
  const { locale, t } = useI18n()
  const words = t.recipes.kitchen
  const errors = { ...t.ui.refusals, ...t.recipes.errors }
  const { days, kind, earlier, later, ramadan } = span
  const year = formatNumber(locale, ramadan, { useGrouping: false })
  return (
    <div className="page section stack gap-6">
      <BreadcrumbTrail crumbs={crumbs} />
      <header className="row row--wrap between gap-4">
        <div className="stack gap-2">
          <h1 className="title">{words.plan}</h1>
          <p className="lead max-w-[44rem]">{words.planLead}</p>
        </div>
        <Button to="/community/recipes/shopping" variant="outline" size="sm">
          <ShoppingBasket className="i i--sm" />
          {words.list}
        </Button>
      </header>
      <ErrorSummary errors={summaryOf(errors, state, 'plan-')} />
      <div className="row row--wrap between gap-3">
        <LinkTabs
          label={words.span}
          look="segment"
          items={[
            { to: PATH, label: words.week, current: kind === 'week' },
            { to: `${PATH}?span=ramadan`, label: words.ramadan(year), current: kind === 'ramadan' },
          ]}
        />
        {earlier && later && (
          <p className="row row--wrap gap-2">
            <Button to={`${PATH}?from=${earlier}`} variant="ghost" size="sm">
              {words.earlier}
            </Button>
            <Button to={`${PATH}?from=${later}`} variant="ghost" size="sm">
              {words.later}
            </Button>
          </p>
        )}
      </div>
      <div className="kitchen-plan">
        <ol className="kitchen-days">
          {days.map((day) => (
            <Day key={day.day} day={day} meals={plan.meals.filter((meal) => meal.day === day.day)} span={span} />
          ))}
        </ol>
        <div className="stack gap-6 kitchen-plan__side">
          <AddMeal span={span} plan={plan} begun={begun} state={state} />
          {plan.meals.length > 0 && (
            <Form method="post" action={`${PATH}?${spanQuery(span)}`} className="panel stack gap-3" data-draft="off">
              <p className="small soft">{words.shopText}</p>
              <input type="hidden" name="first" value={days[0]?.day ?? ''} />
              <input type="hidden" name="last" value={days.at(-1)?.day ?? ''} />
              <Button type="submit" name="intent" value="shop" block>
                <ShoppingBasket className="i i--sm" />
                {words.shop}
              </Button>
            </Form>
          )}
        </div>
      </div>
    </div>
  )
}

type AddProps = Omit<Props, 'crumbs'>

function AddMeal({ span, plan, begun, state }: AddProps) {
  const { locale, t } = useI18n()
  const words = t.recipes.kitchen
  const errors = { ...t.ui.refusals, ...t.recipes.errors }
  const errorOf = (field: string) => errorAt(errors, state, field)
  const values = state?.values
  const busy = useNavigation().formData?.get('intent') === 'add'
  const chosen = values?.recipe ?? begun.recipe ?? ''
  const usual = plan.choices.find(({ id }) => id === chosen)?.servings
  const meals = MEALS.filter((meal) => span.days.some((day) => day.meals.includes(meal)))
  const groups = [
    [words.choices.mine, plan.choices.filter((one) => one.is_mine)],
    [words.choices.others, plan.choices.filter((one) => !one.is_mine)],
  ] as const
  return (
    <Form
      method="post"
      action={`${PATH}?${spanQuery(span)}`}
      className="panel stack gap-4"
      id="add"
      key={JSON.stringify(begun)}
      data-draft="off"
      preventScrollReset
    >
      <Field id="plan-recipe" label={words.recipe} error={errorOf('recipe')}>
        <Select name="recipe" defaultValue={chosen} required>
          <option value="">{words.choose}</option>
          {groups.map(
            ([label, choices]) =>
              choices.length > 0 && (
                <optgroup key={label} label={label}>
                  {choices.map(({ id, title }) => (
                    <option key={id} value={id}>
                      {title}
                    </option>
                  ))}
                </optgroup>
              ),
          )}
        </Select>
      </Field>
      <Field id="plan-day" label={words.day} error={errorOf('day')}>
        <Select name="day" defaultValue={values?.day ?? begun.day ?? span.days[0]?.day ?? ''}>
          {span.days.map(({ day }) => (
            <option key={day} value={day}>
              {writeDay(locale, day)}
            </option>
          ))}
        </Select>
      </Field>
      <div className="kitchen-pair">
        <Field id="plan-meal" label={words.meal} error={errorOf('meal')}>
          <Select name="meal" defaultValue={values?.meal ?? begun.meal ?? meals.at(-1) ?? 'dinner'}>
            {meals.map((meal) => (
              <option key={meal} value={meal}>
                {words.meals[meal]}
              </option>
            ))}
          </Select>
        </Field>
        <Field id="plan-servings" label={t.recipes.servings} error={errorOf('servings')}>
          <Input
            name="servings"
            inputMode="numeric"
            maxLength={3}
            defaultValue={values?.servings ?? begun.servings ?? usual ?? 4}
          />
        </Field>
      </div>
      <Button type="submit" name="intent" value="add" busy={busy} variant="outline">
        <Plus className="i i--sm" />
        {words.add}
      </Button>
    </Form>
  )
}

type DayProps = { day: PlanDay; meals: readonly PlannedMeal[]; span: PlanSpan }

function Day({ day: { day, hijri, meals: usual }, meals, span }: DayProps) {
  const { locale, t } = useI18n()
  const words = t.recipes.kitchen
  // What was planned before the calendar said otherwise is still shown.
  const shown = MEALS.filter((meal) => usual.includes(meal) || meals.some((planned) => planned.meal === meal))
  const name = writeDay(locale, day)
  const addTo = (meal: Meal) => {
    const query = spanQuery(span)
    query.set('day', day)
    query.set('meal', meal)
    return `${PATH}?${query}#add`
  }
  return (
    <li className="kitchen-day">
      <h2 className="h4">
        {name}
        {hijri && <span className="small soft kitchen-day__hijri">{writeDayAndMonth(hijri, locale)}</span>}
      </h2>
      <dl className="kitchen-meals">
        {shown.map((meal) => (
          <div key={meal} className="kitchen-meal">
            <dt>{words.meals[meal]}</dt>
            <dd className="stack gap-1">
              {meals
                .filter((planned) => planned.meal === meal)
                .map((planned) => (
                  <Form
                    key={planned.id}
                    method="post"
                    action={`${PATH}?${spanQuery(span)}`}
                    className="row gap-2"
                    data-draft="off"
                    preventScrollReset
                  >
                    <span className="stack">
                      <Link
                        className="link link--quiet"
                        to={`${href('/community/recipes/:slug', { slug: planned.slug })}?servings=${planned.servings}`}
                        lang={planned.language}
                        dir="auto"
                      >
                        {planned.title}
                      </Link>
                      <span className="small soft">{t.recipes.serves(planned.servings)}</span>
                    </span>
                    <input type="hidden" name="meal" value={planned.id} />
                    <button
                      type="submit"
                      name="intent"
                      value="remove"
                      className="icon-btn"
                      aria-label={words.remove(planned.title)}
                    >
                      <X className="i i--sm" />
                    </button>
                  </Form>
                ))}
              <Link
                className="icon-btn"
                to={addTo(meal)}
                aria-label={words.addTo(words.meals[meal], name)}
                preventScrollReset
                rel="nofollow"
              >
                <Plus className="i i--sm" />
              </Link>
            </dd>
          </div>
        ))}
      </dl>
    </li>
  )
}
