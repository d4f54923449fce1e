// Filters of event lists and calendars: a plain form, and links for the most common choices.

import { Form } from 'react-router'
import { useI18n } from '#app/i18n/catalogue.ts'
import { Button } from '#app/ui/button.tsx'
import { Chip } from '#app/ui/chip.tsx'
import { Field } from '#app/ui/field.tsx'
import { Search } from '#app/ui/icons.ts'
import { Input } from '#app/ui/input.tsx'
import { LanguageOptions } from '#app/ui/language-options.tsx'
import { PhoneFold } from '#app/ui/phone-fold.tsx'
import { Select } from '#app/ui/select.tsx'
import { AUDIENCES } from './event.ts'
import { ANYWHERE, type EventFilter, filterQuery, isPlain, LONGEST_WORDS } from './event-filter.ts'
import './events.css'
import '#app/ui/styles/work.css'

type Props = {
  filter: EventFilter
  action: '/community/events' | '/community-events'
  /** What else stands in the address, such as the view. */
  kept?: Record<string, string>
  /** Where the visitor is. */
  nearby: string | null
  /** The list has a field for words, and is of what is near unless somebody wants it all. */
  isList?: boolean
  isTownKnown: boolean
}

export function EventFilters({ filter, action, kept = {}, nearby, isTownKnown, isList = false }: Props) {
  const { t } = useI18n()
  const words = t.events
  const to = (change: Partial<EventFilter>) => action + filterQuery(filter, change, kept)
  return (
    <div className="stack gap-4">
      <div className="events-chips">
        {nearby && isList && (
          <Chip
            to={to({ near: filter.near === ANYWHERE ? null : ANYWHERE })}
            current={filter.near !== ANYWHERE}
            removes={filter.near !== ANYWHERE}
          >
            {words.filter.near(nearby)}
          </Chip>
        )}
        {nearby && !isList && filter.town !== nearby && (
          <Chip to={to({ town: nearby })}>{words.filter.near(nearby)}</Chip>
        )}
        {AUDIENCES.map((audience) => (
          <Chip
            key={audience}
            to={to({ audience: filter.audience === audience ? null : audience })}
            current={filter.audience === audience}
            removes={filter.audience === audience}
          >
            {words.audiences[audience]}
          </Chip>
        ))}
        {(['place', 'online'] as const).map((way) => (
          <Chip
            key={way}
            to={to({ way: filter.way === way ? null : way })}
            current={filter.way === way}
            removes={filter.way === way}
          >
            {words.ways[way]}
          </Chip>
        ))}
        <Chip to={to({ isFree: !filter.isFree })} current={filter.isFree} removes={filter.isFree}>
          {words.free}
        </Chip>
      </div>
      <PhoneFold isActive={!isPlain(filter)}>
        <Form action={action} role="search" aria-label={words.filter.title} className="filter-row">
          {filter.audience && <input type="hidden" name="for" value={filter.audience} />}
          {filter.way && <input type="hidden" name="way" value={filter.way} />}
          {filter.isFree && <input type="hidden" name="free" value="on" />}
          {Object.entries(kept).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          {filter.near && <input type="hidden" name="near" value={filter.near} />}
          {isList && (
            <Field label={words.filter.words}>
              <Input name="search" type="search" dir="auto" maxLength={LONGEST_WORDS} defaultValue={filter.search} />
            </Field>
          )}
          <Field label={words.filter.town} error={isTownKnown ? undefined : words.filter.unknownTown}>
            <Input name="town" type="search" dir="auto" maxLength={80} defaultValue={filter.town} />
          </Field>
          {isList && (
            <>
              <Field label={words.filter.from}>
                <Input name="from" type="date" defaultValue={filter.from ?? ''} />
              </Field>
              <Field label={words.filter.until}>
                <Input name="until" type="date" defaultValue={filter.until ?? ''} />
              </Field>
            </>
          )}
          <Field label={words.filter.language}>
            <Select name="language" defaultValue={filter.language ?? ''}>
              <option value="">{words.filter.anyLanguage}</option>
              <LanguageOptions />
            </Select>
          </Field>
          <Button type="submit" variant="outline">
            <Search className="i i--sm" />
            {words.filter.show}
          </Button>
        </Form>
      </PhoneFold>
    </div>
  )
}
