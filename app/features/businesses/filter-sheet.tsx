// All filters in one sheet. Its fields belong to the search form: with JavaScript each choice is sent at once, without
// it the button sends them all.

import { type FormEvent, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useI18n } from '#app/i18n/catalogue.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { FieldGroup } from '#app/ui/field-group.tsx'
import { Radio } from '#app/ui/radio.tsx'
import { Select } from '#app/ui/select.tsx'
import { SheetHead } from '#app/ui/sheet-head.tsx'
import type { BusinessesPageData } from './queries.server.ts'
import {
  addressOf,
  CLEARED,
  type DirectoryFilters,
  HALAL_LEVELS,
  HALAL_WORDS,
  OFFERED_FACTS,
  OPENS,
  PRICES,
  RATINGS,
  writeFilters,
} from './rules.ts'
import { useFilterWords } from './use-filter-words.ts'

/** The button that opens the sheet names it. */
export const SHEET_ID = 'filters'

export function FilterSheet({ formId, page }: { formId: string; page: BusinessesPageData }) {
  const { locale, t } = useI18n()
  const words = t.businesses
  const { filters } = page
  const { open } = useFilterWords(page.nextPrayer)
  const sheet = useRef<HTMLDivElement>(null)
  useChoicesOf(sheet, filters)

  const field: Wiring = (name, value, isChosen) => ({
    form: formId,
    name,
    value,
    defaultChecked: isChosen,
  })
  const extraFacts = filters.facts.filter((fact) => !OFFERED_FACTS.some((offered) => offered === fact))

  function send(event: FormEvent) {
    if (event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement)
      event.target.form?.requestSubmit()
  }

  return (
    // A popover: the browser itself opens it, closes it on Escape or a press outside, and gives the focus back.
    <div
      ref={sheet}
      id={SHEET_ID}
      popover="auto"
      role="dialog"
      aria-labelledby={`${SHEET_ID}-title`}
      className="dir-filters"
      onChange={send}
    >
      <SheetHead id={SHEET_ID} title={words.filters} className="dir-filters__head" look="h3" />
      <div className="dir-filters__groups">
        <FieldGroup legend={words.open.legend}>
          <Radio label={words.open.any} {...field('open', '', filters.open === null)} />
          {OPENS.map((when) => (
            <Radio key={when} label={open(when)} {...field('open', when, filters.open === when)} />
          ))}
        </FieldGroup>
        <HalalChoices filters={filters} field={field} />
        {page.cuisines.length > 0 && (
          <FieldGroup legend={words.cuisine.legend}>
            <Select
              name="dish"
              form={formId}
              aria-label={words.cuisine.legend}
              defaultValue={filters.cuisine ?? ''}
              key={filters.cuisine}
            >
              <option value="">{words.cuisine.any}</option>
              {page.cuisines.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          </FieldGroup>
        )}
        <FieldGroup legend={words.facts.legend}>
          <Checkbox label={words.muslimOwned} {...field('owned', 1, filters.isMuslimOwned)} />
          {[...OFFERED_FACTS, ...extraFacts].map((fact) => (
            <Checkbox key={fact} label={words.facts[fact]} {...field('with', fact, filters.facts.includes(fact))} />
          ))}
        </FieldGroup>
        <div className="stack gap-6">
          <FieldGroup legend={words.price.legend}>
            {PRICES.map((price) => (
              <Checkbox
                key={price}
                label={words.price.levels[price]}
                {...field('price', price, filters.prices.includes(price))}
              />
            ))}
          </FieldGroup>
        </div>
        <FieldGroup legend={words.rating.legend}>
          <Radio label={words.rating.any} {...field('rating', '', filters.rating === null)} />
          {RATINGS.map((rating) => (
            <Radio
              key={rating}
              label={words.rating.atLeast(formatNumber(locale, rating))}
              {...field('rating', rating, filters.rating === rating)}
            />
          ))}
        </FieldGroup>
      </div>
      <div className="dir-filters__foot">
        <Link className="btn btn--ghost" to={addressOf(filters, CLEARED)} preventScrollReset>
          {words.clearAll}
        </Link>
        <button type="submit" form={formId} className="btn" onClick={() => sheet.current?.hidePopover()}>
          {page.isMore ? words.apply : words.showPlaces(page.total)}
        </button>
      </div>
    </div>
  )
}

type Wiring = (
  name: string,
  value: string | number,
  isChosen: boolean,
) => {
  form: string
  name: string
  value: string | number
  defaultChecked: boolean
}

function HalalChoices({ filters, field }: { filters: DirectoryFilters; field: Wiring }) {
  const words = useI18n().t.businesses
  return (
    <>
      <FieldGroup legend={words.halal.legend}>
        <Radio label={words.halal.any} {...field('halal', '', filters.halal === null)} />
        {HALAL_LEVELS.map((level) => (
          <Radio
            key={level}
            label={words.halal.orMore(words.halal.levels[level] ?? '', level === 4)}
            {...field('halal', level, filters.halal === level)}
          />
        ))}
      </FieldGroup>
      <FieldGroup legend={words.halal.wordLegend}>
        <Radio label={words.halal.any} {...field('says', '', filters.said === null)} />
        {HALAL_WORDS.map((said) => (
          <Radio key={said} label={words.halal.says[said]} {...field('says', said, filters.said === said)} />
        ))}
      </FieldGroup>
    </>
  )
}

/** Someone is choosing. What a browser restores of an earlier visit is in a sheet that is closed. */
const isOpen = (sheet: HTMLElement | null) =>
  CSS.supports('selector(:popover-open)') && sheet?.matches(':popover-open') === true

/**
 * Fields keep what was just chosen, also before the scripts came, and follow the address when it changes by other means. Set from outside instead of
 * rendered anew, so that the field in use keeps the focus.
 */
function useChoicesOf(sheet: React.RefObject<HTMLElement | null>, filters: DirectoryFilters) {
  const isFirst = useRef(true)
  useEffect(() => {
    const inputs = [...(sheet.current?.querySelectorAll('input') ?? [])]
    if (isFirst.current) {
      isFirst.current = false
      const early = isOpen(sheet.current) ? inputs.find((input) => input.checked !== input.defaultChecked) : undefined
      if (early) return early.form?.requestSubmit()
    }
    const params = writeFilters(filters)
    for (const input of inputs) {
      const chosen = params.getAll(input.name)
      input.checked = chosen.includes(input.value) || (input.value === '' && chosen.length === 0)
    }
  }, [sheet, filters])
}
