// The box, the place and the distance. Typing searches as one goes; without JavaScript the button does.
import { Form, Link } from 'react-router'
import { writeArea } from '#app/core/map/area.ts'
import { useT } from '#app/i18n/catalogue.ts'
import { MapPin, Search } from '#app/ui/icons.ts'
import { Select } from '#app/ui/select.tsx'
import type { BusinessesPageData } from './queries.server.ts'
import { addressOf, DIRECTORY_PATH, LONGEST_SEARCH, RADII } from './rules.ts'
import { useFilterWords } from './use-filter-words.ts'
import { useLiveSearch } from './use-live-search.ts'

export function SearchBar({ id, page }: { id: string; page: BusinessesPageData }) {
  const { businesses: words } = useT()
  const filterWords = useFilterWords(page.nextPrayer)
  const { filters, place } = page
  const live = useLiveSearch(filters)
  return (
    <Form
      id={id}
      role="search"
      aria-label={words.searchLabel}
      method="get"
      action={DIRECTORY_PATH}
      className="listing-search"
      preventScrollReset
      onSubmit={live.onSubmit}
    >
      <label className="with-icon">
        <span className="sr-only">{words.searchLabel}</span>
        <Search className="i" />
        <input
          className="input"
          type="search"
          name="search"
          value={live.text}
          onChange={(event) => live.onType(event.target.value)}
          maxLength={LONGEST_SEARCH}
          placeholder={words.searchPlaceholder}
          autoComplete="off"
          enterKeyHint="search"
        />
      </label>
      <Link
        className="input listing-search__place"
        to={{ pathname: '/place', search: `?back=${encodeURIComponent(addressOf(filters, { near: null }))}` }}
        aria-label={place === null ? undefined : words.changePlace(place)}
      >
        <MapPin className="i i--sm" />
        <span className="clip">{place ?? words.choosePlace}</span>
      </Link>
      {page.center && (
        <div className="listing-search__radius">
          <Select
            name="radius"
            aria-label={words.radius}
            // A choice arrives by navigation: the list must then show it.
            key={filters.radius}
            defaultValue={filters.radius ?? ''}
            onChange={(event) => event.currentTarget.form?.requestSubmit()}
          >
            <option value="">{words.anyRadius}</option>
            {RADII.map((radius) => (
              <option key={radius} value={radius}>
                {words.within(filterWords.radius(radius))}
              </option>
            ))}
          </Select>
        </div>
      )}
      {filters.category && <input type="hidden" name="category" value={filters.category} />}
      {filters.subcategory && <input type="hidden" name="sub" value={filters.subcategory} />}
      {filters.area && <input type="hidden" name="area" value={writeArea(filters.area)} />}
      {filters.view === 'map' && <input type="hidden" name="view" value="map" />}
      {filters.near && <input type="hidden" name="near" value={filters.near} />}
      <button type="submit" className="btn">
        {words.search}
      </button>
    </Form>
  )
}
