// The parts of one business an owner can edit.
import { categoryName, subcategoryName } from '#app/core/categories/categories.ts'
import { categories, isCategoryId } from '#app/core/categories/tree.ts'
import { HoursEditor } from '#app/core/hours/hours-editor.tsx'
import type { HoursDraft, HoursFormError } from '#app/core/hours/hours-form.ts'
import { isWholeDay, parseHours, WEEKDAYS } from '#app/core/hours/stored-hours.ts'
import { weekdayName, writeIntervals } from '#app/core/hours/write-hours.ts'
import { ALCOHOL, FACTS, MEATS, MENUS, SLAUGHTER } from '#app/core/listings/facts.ts'
import { PositionPicker } from '#app/core/map/position-picker.tsx'
import { useI18n } from '#app/i18n/catalogue.ts'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Field } from '#app/ui/field.tsx'
import { FieldGroup } from '#app/ui/field-group.tsx'
import { Input } from '#app/ui/input.tsx'
import { Radio } from '#app/ui/radio.tsx'
import { Select } from '#app/ui/select.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import { EditSection } from './edit-section.tsx'
import type { OwnListing } from './queries.server.ts'
import { errorAt, type OwnershipFormState, summaryOf } from './rules.ts'
import { PRICE_RANGES, type Section } from './schema.ts'

export type SectionAnswer = {
  section: Section
  state: OwnershipFormState
  hours?: { errors: HoursFormError[]; draft: HoursDraft } | undefined
}

type Props = {
  listing: OwnListing
  answer: SectionAnswer | null
  saved: Section | null
  isOwnershipHidden: boolean
  /** Named and sorted on the server: browsers and servers disagree on some names. */
  countries: readonly { code: string; name: string }[]
}

type Values = Record<string, unknown>
const isRecord = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const written = (value: unknown) => (value === null || value === undefined ? '' : String(value))

export function ListingSections({ listing, answer, saved, isOwnershipHidden, countries }: Props) {
  const { locale, t } = useI18n()
  const words = t.businessDesk
  const stateOf = (section: Section) => (answer?.section === section ? answer.state : null)
  const row = listing as unknown as Values
  const shown = (field: string) => {
    const value = row[field]
    const text = Array.isArray(value) ? value.join(', ') : written(value)
    return text || <span className="muted">{words.profile.notSet}</span>
  }
  const line = (field: keyof typeof words.fields) => ({ term: words.fields[field], detail: shown(field) })
  const wiring = (section: Section, field: string) => {
    const state = stateOf(section)
    const value = row[field]
    return {
      name: field,
      defaultValue: state?.values[field] ?? (Array.isArray(value) ? value.join(', ') : written(value)),
    }
  }
  const frame = (section: Section) => ({
    section,
    businessId: listing.id,
    errors:
      section === 'hours'
        ? (answer?.hours?.errors ?? []).map(({ field, error }) => ({
            fieldId: field,
            message: t.hours.editor.errors[error],
          }))
        : summaryOf(t, stateOf(section), `${section}-`),
    isSaved: saved === section,
  })
  const fieldOf = (section: Section, field: keyof typeof words.fields) => ({
    id: `${section}-${field}`,
    label: words.fields[field],
    error: errorAt(t, stateOf(section), field),
  })

  const category = isCategoryId(listing.business_category) ? listing.business_category : null
  const hours = parseHours(listing.hours)
  const facts: Values = isRecord(listing.facts) ? listing.facts : {}
  const halal: Values = isRecord(listing.halal) ? listing.halal : {}
  const slaughter: Values = isRecord(halal.slaughter) ? halal.slaughter : {}
  const answered = (value: unknown) => (value === true ? 'yes' : value === false ? 'no' : '')
  const yesNo = [
    ['', words.profile.unknown],
    ['yes', words.profile.yes],
    ['no', words.profile.no],
  ] as const
  const factsState = stateOf('facts')

  return (
    <>
      <EditSection
        {...frame('basics')}
        values={[
          line('name'),
          {
            term: words.fields.business_category,
            detail: category ? categoryName(category, locale) : shown('business_category'),
          },
          line('description'),
          line('services'),
          line('languages'),
          line('price_range'),
        ]}
      >
        <div className="own-pair">
          <Field {...fieldOf('basics', 'name')} required>
            <Input {...wiring('basics', 'name')} maxLength={200} />
          </Field>
          <Field {...fieldOf('basics', 'local_name')} optional>
            <Input {...wiring('basics', 'local_name')} maxLength={200} dir="auto" />
          </Field>
          <Field {...fieldOf('basics', 'business_category')} required>
            <Select {...wiring('basics', 'business_category')}>
              {!category && <option value={listing.business_category ?? ''}>{listing.business_category}</option>}
              {categories.map(({ id }) => (
                <option key={id} value={id}>
                  {categoryName(id, locale)}
                </option>
              ))}
            </Select>
          </Field>
          <Field {...fieldOf('basics', 'subcategory')} optional>
            <Select {...wiring('basics', 'subcategory')}>
              <option value="">{words.profile.unknown}</option>
              {categories.map(({ id, subcategories }) => (
                <optgroup key={id} label={categoryName(id, locale)}>
                  {subcategories.map((kind) => (
                    <option key={kind} value={kind}>
                      {subcategoryName(id, kind, locale)}
                    </option>
                  ))}
                </optgroup>
              ))}
            </Select>
          </Field>
        </div>
        <Field {...fieldOf('basics', 'description')} optional>
          <Textarea {...wiring('basics', 'description')} maxLength={6000} rows={6} dir="auto" />
        </Field>
        <Field {...fieldOf('basics', 'services')} hint={words.listHint} optional>
          <Textarea {...wiring('basics', 'services')} rows={3} dir="auto" />
        </Field>
        <div className="own-pair">
          <Field {...fieldOf('basics', 'languages')} hint={words.listHint} optional>
            <Input {...wiring('basics', 'languages')} />
          </Field>
          <Field {...fieldOf('basics', 'price_range')} optional>
            <Select {...wiring('basics', 'price_range')}>
              <option value="">{words.profile.unknown}</option>
              {PRICE_RANGES.map((range) => (
                <option key={range}>{range}</option>
              ))}
            </Select>
          </Field>
        </div>
      </EditSection>

      <EditSection {...frame('contact')} values={[line('phone'), line('whatsapp'), line('email'), line('website')]}>
        <div className="own-pair">
          <Field {...fieldOf('contact', 'phone')} optional>
            <Input {...wiring('contact', 'phone')} type="tel" autoComplete="tel" maxLength={40} />
          </Field>
          <Field {...fieldOf('contact', 'whatsapp')} optional>
            <Input {...wiring('contact', 'whatsapp')} type="tel" maxLength={40} />
          </Field>
          <Field {...fieldOf('contact', 'email')} optional>
            <Input {...wiring('contact', 'email')} type="email" autoComplete="email" maxLength={320} />
          </Field>
          <Field {...fieldOf('contact', 'website')} optional>
            <Input {...wiring('contact', 'website')} type="url" maxLength={500} />
          </Field>
        </div>
      </EditSection>

      <EditSection
        {...frame('place')}
        values={[
          line('address'),
          line('city'),
          {
            term: words.fields.country,
            detail: countries.find(({ code }) => code === listing.country_code)?.name ?? shown('country'),
          },
        ]}
      >
        <Field {...fieldOf('place', 'address')} optional>
          <Input {...wiring('place', 'address')} autoComplete="street-address" maxLength={400} dir="auto" />
        </Field>
        <div className="own-pair">
          <Field {...fieldOf('place', 'city')} optional>
            <Input {...wiring('place', 'city')} maxLength={120} dir="auto" />
          </Field>
          <Field {...fieldOf('place', 'state')} optional>
            <Input {...wiring('place', 'state')} maxLength={120} dir="auto" />
          </Field>
          <Field {...fieldOf('place', 'country_code')} optional>
            <Select {...wiring('place', 'country_code')}>
              <option value="">{words.profile.unknown}</option>
              {countries.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
          <Field {...fieldOf('place', 'service_area_km')} optional>
            <Input {...wiring('place', 'service_area_km')} inputMode="numeric" maxLength={5} />
          </Field>
        </div>
        <PositionPicker
          latName="latitude"
          lngName="longitude"
          latId={fieldOf('place', 'latitude').id}
          lngId={fieldOf('place', 'longitude').id}
          latError={fieldOf('place', 'latitude').error}
          lngError={fieldOf('place', 'longitude').error}
          defaultLat={wiring('place', 'latitude').defaultValue}
          defaultLng={wiring('place', 'longitude').defaultValue}
        />
        <Checkbox name="online_only" label={words.fields.online_only} defaultChecked={listing.online_only} />
      </EditSection>

      <EditSection
        {...frame('hours')}
        values={
          hours
            ? WEEKDAYS.map((day) => ({
                term: weekdayName(locale, day),
                detail: hours.weekly[day].some(isWholeDay)
                  ? t.hours.allDay
                  : writeIntervals(locale, hours.weekly[day]) || t.hours.closed,
              }))
            : [{ term: words.fields.hours, detail: words.profile.hoursUnknown }]
        }
      >
        <HoursEditor
          key={listing.id}
          name="hours"
          defaultValue={listing.hours}
          draft={answer?.hours?.draft}
          errors={answer?.hours?.errors}
        />
      </EditSection>

      <EditSection
        {...frame('facts')}
        values={[
          ...(typeof halal.menu === 'string' && halal.menu in words.halal.menus
            ? [{ term: words.halal.menu, detail: words.halal.menus[halal.menu as keyof typeof words.halal.menus] }]
            : []),
          ...FACTS.filter((fact) => typeof facts[fact] === 'boolean').map((fact) => ({
            term: words.facts[fact],
            detail: facts[fact] ? words.profile.yes : words.profile.no,
          })),
        ]}
      >
        <p className="hint">{words.halal.hint}</p>
        <div className="own-pair">
          <Field id="facts-menu" label={words.halal.menu} error={errorAt(t, factsState, 'menu')}>
            <Select name="menu" defaultValue={factsState?.values.menu ?? written(halal.menu)}>
              <option value="">{words.profile.unknown}</option>
              {MENUS.map((menu) => (
                <option key={menu} value={menu}>
                  {words.halal.menus[menu]}
                </option>
              ))}
            </Select>
          </Field>
          <Field id="facts-alcohol" label={words.halal.alcohol} error={errorAt(t, factsState, 'alcohol')}>
            <Select name="alcohol" defaultValue={factsState?.values.alcohol ?? written(halal.alcohol)}>
              <option value="">{words.profile.unknown}</option>
              {ALCOHOL.map((alcohol) => (
                <option key={alcohol} value={alcohol}>
                  {words.halal.alcohols[alcohol]}
                </option>
              ))}
            </Select>
          </Field>
          <Field id="facts-pork" label={words.halal.pork} error={errorAt(t, factsState, 'pork')}>
            <Select name="pork" defaultValue={factsState?.values.pork ?? answered(halal.pork)}>
              {yesNo.map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          </Field>
          {MEATS.map((meat) => (
            <Field key={meat} id={`facts-slaughter.${meat}`} label={words.halal.slaughter(words.halal.meats[meat])}>
              <Select
                name={`slaughter.${meat}`}
                defaultValue={factsState?.values[`slaughter.${meat}`] ?? written(slaughter[meat])}
              >
                <option value="">{words.profile.unknown}</option>
                {SLAUGHTER.map((way) => (
                  <option key={way} value={way}>
                    {words.halal.slaughters[way]}
                  </option>
                ))}
              </Select>
            </Field>
          ))}
          {FACTS.map((fact) => (
            <Field key={fact} id={`facts-fact.${fact}`} label={words.facts[fact]}>
              <Select name={`fact.${fact}`} defaultValue={factsState?.values[`fact.${fact}`] ?? answered(facts[fact])}>
                {yesNo.map(([value, label]) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </Select>
            </Field>
          ))}
        </div>
      </EditSection>

      <EditSection
        {...frame('muslim')}
        values={[
          {
            term: words.profile.muslimOwned,
            detail: isOwnershipHidden
              ? words.profile.hideMuslim
              : listing.muslim_owned === null
                ? words.profile.unknown
                : listing.muslim_owned
                  ? words.profile.yes
                  : words.profile.no,
          },
        ]}
      >
        <FieldGroup
          id="muslim-is_muslim_owned"
          legend={words.profile.muslimOwned}
          error={errorAt(t, stateOf('muslim'), 'is_muslim_owned')}
        >
          {(['yes', 'no'] as const).map((value) => (
            <Radio
              key={value}
              name="is_muslim_owned"
              value={value}
              label={words.profile[value]}
              defaultChecked={answered(listing.muslim_owned) === value}
            />
          ))}
        </FieldGroup>
        <Checkbox
          name="is_hidden"
          label={words.profile.hideMuslim}
          hint={words.profile.hideMuslimHint}
          defaultChecked={isOwnershipHidden}
        />
      </EditSection>
    </>
  )
}
