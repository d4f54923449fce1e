// The fields a recipe has besides title, words and language. Typed as people write recipes; read as we will show them.

import { useRef, useState } from 'react'
import { errorAt } from '#app/core/request/refused.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import type { Refusal } from '#app/lib/outcome.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { CheckboxGroup } from '#app/ui/checkbox-group.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import { unnamedAllergens } from './allergens.ts'
import { IngredientList } from './ingredient-list.tsx'
import { readIngredients, writeIngredients, writeSteps } from './read-lines.ts'
import {
  ALLERGENS,
  MOST_SOURCE_ADDRESS,
  MOST_SOURCE_NAME,
  OCCASIONS,
  type RecipeDetails,
  type RecipeFacts,
} from './recipe.ts'
import { Doubts } from './recipe-view.tsx'
import { findDoubts } from './rules.ts'
import './recipes.css'
import '#app/ui/styles/work.css'

type Props = { facts: RecipeFacts | null; details: RecipeDetails | null; state: Refusal | undefined }

export function RecipeFields({ facts, details, state }: Props) {
  const words = useI18n().t.recipes
  const error = useErrors(state)
  const values = state?.values
  const [typed, setTyped] = useState(values?.ingredients ?? writeIngredients(details?.ingredients ?? []))
  const lines = readIngredients(typed)
  const doubts = findDoubts(lines)
  const ticked = (name: 'occasions' | 'allergens') =>
    values?.[name]?.split(',') ?? (values ? [] : (facts?.[name] ?? []))
  return (
    <>
      <Field
        id="contribution-ingredients"
        label={words.form.ingredients}
        hint={words.form.ingredientsHint}
        error={error('ingredients')}
        required
      >
        <Textarea
          name="ingredients"
          rows={10}
          dir="auto"
          maxLength={20_000}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      {lines.length > 0 && (
        <details className="quiet-details">
          <summary>{words.form.reading}</summary>
          <IngredientList lines={lines} />
        </details>
      )}
      {doubts.length > 0 && <Doubts found={doubts} />}
      <Field
        id="contribution-steps"
        label={words.form.steps}
        hint={words.form.stepsHint}
        error={error('steps')}
        required
      >
        <Textarea
          name="steps"
          rows={10}
          dir="auto"
          maxLength={20_000}
          defaultValue={values?.steps ?? writeSteps(details?.steps ?? [])}
        />
      </Field>
      <Numbers facts={facts} state={state} />
      <CheckboxGroup
        legend={words.occasion}
        name="occasions"
        chosen={ticked('occasions')}
        options={OCCASIONS.map((occasion) => [occasion, words.occasions[occasion]])}
      />
      <Allergens lines={lines} ticked={ticked('allergens')} />
      <Source details={details} state={state} />
      <p className="small soft">{words.form.photosLater}</p>
    </>
  )
}

function useErrors(state: Refusal | undefined) {
  const { t } = useI18n()
  const errors = { ...t.ui.refusals, ...t.contributions.errors, ...t.recipes.errors }
  return (field: string) => errorAt(errors, state, field)
}

function Numbers({ facts, state }: Pick<Props, 'facts' | 'state'>) {
  const words = useI18n().t.recipes
  const error = useErrors(state)
  const values = state?.values
  return (
    <div className="recipes-numbers">
      <Field id="contribution-servings" label={words.servings} error={error('servings')} required>
        <Input
          name="servings"
          inputMode="numeric"
          maxLength={4}
          defaultValue={values?.servings ?? facts?.servings ?? 4}
        />
      </Field>
      {(['prep', 'cook'] as const).map((part) => (
        <Field
          key={part}
          id={`contribution-${part}_minutes`}
          label={words.form[part]}
          error={error(`${part}_minutes`)}
          optional
        >
          <Input
            name={`${part}_minutes`}
            inputMode="numeric"
            maxLength={4}
            defaultValue={values?.[`${part}_minutes`] ?? facts?.[`${part}_minutes`] ?? ''}
          />
        </Field>
      ))}
    </div>
  )
}

/** What the ingredients name and nobody ticked is offered. */
function Allergens({ lines, ticked }: { lines: ReturnType<typeof readIngredients>; ticked: readonly string[] }) {
  const { locale, t } = useI18n()
  const words = t.recipes
  const boxes = useRef<HTMLDivElement>(null)
  const [named, setNamed] = useState<readonly string[]>(ticked)
  const unnamed = unnamedAllergens(lines, named, locale)
  const readBoxes = () => [...(boxes.current?.querySelectorAll('input') ?? [])]
  const tickUnnamed = () => {
    for (const box of readBoxes()) if (unnamed.some((allergen) => allergen === box.value)) box.click()
  }
  return (
    <div
      ref={boxes}
      className="stack gap-3"
      onChange={() => setNamed(readBoxes().flatMap(({ checked, value }) => (checked ? [value] : [])))}
    >
      <CheckboxGroup
        legend={words.contains}
        hint={words.form.allergensHint}
        name="allergens"
        chosen={ticked}
        options={ALLERGENS.map((allergen) => [allergen, words.allergens[allergen]])}
      />
      {unnamed.length > 0 && (
        <Alert announce>
          <span className="row row--wrap gap-3">
            {words.form.allergensSeen(unnamed.map((allergen) => words.allergens[allergen]).join(' · '))}
            <Button size="sm" variant="outline" onClick={tickUnnamed}>
              {words.form.tickAllergens}
            </Button>
          </span>
        </Alert>
      )}
    </div>
  )
}

function Source({ details, state }: Pick<Props, 'details' | 'state'>) {
  const words = useI18n().t.recipes
  const error = useErrors(state)
  const values = state?.values
  return (
    <div className="contribution-pair">
      <Field
        id="contribution-source_name"
        label={words.form.source}
        hint={words.form.sourceHint}
        error={error('source_name')}
        optional
      >
        <Input
          name="source_name"
          dir="auto"
          maxLength={MOST_SOURCE_NAME}
          defaultValue={values?.source_name ?? details?.source?.name ?? ''}
        />
      </Field>
      <Field id="contribution-source_url" label={words.form.sourceAddress} error={error('source_url')} optional>
        <Input
          name="source_url"
          type="url"
          dir="ltr"
          maxLength={MOST_SOURCE_ADDRESS}
          defaultValue={values?.source_url ?? details?.source?.url ?? ''}
        />
      </Field>
    </div>
  )
}
