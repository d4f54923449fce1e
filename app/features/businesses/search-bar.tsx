// The search bar: words, place and distance. Typing searches as one goes; without JavaScript the button does.
import { Form, Link } from 'react-router'
import { writeArea } from '#app/core/map/area.ts'
import { useT } from '#app/i18n/catalogue.ts'
import { MapPin, Search } from '#app/ui/icons.ts'
import { Select } from '#app/ui/select.tsx'
import type { BusinessesPageData } from './queries.server.ts'
import { ANY_RADIUS, addressOf, DIRECTORY_PATH, LONGEST_SEARCH, RADII, USUAL_RADIUS } from './rules.ts'
import { useFilterWords } from './use-filter-words.ts'
import { useLiveSearch } from './use-live-search.ts'

export function SearchBar({ id, page }: { id: string; page: BusinessesPageData }) {
  const { businesses: words } = useT()
  const { filters, place } = page
  const live = useLiveSearch(filters)
  return (
    <Form
      id={id}
      role="search"
      aria-label={words.searchLabel}
      method="get"
      action={DIRECTORY_PATH}
      className="listing-search dir-search"
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
        <span className="clip">{place ?? words.where}</span>
        {place === null && <span className="sr-only">{words.choosePlace}</span>}
      </Link>
      {page.center && <RadiusSelect page={page} />}
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

/** Names the distance that was really searched, chosen or not. */
function RadiusSelect({ page }: { page: BusinessesPageData }) {
  const { businesses: words } = useT()
  const { radius: nameOf } = useFilterWords(page.nextPrayer)
  const { filters, near, circle } = page
  const used = () => {
    if (filters.area) return 'area'
    if (filters.isEverywhere || near === 0) return ANY_RADIUS
    return filters.radius ?? circle ?? USUAL_RADIUS
  }
  return (
    <div className="listing-search__radius">
      <Select
        name="radius"
        aria-label={words.radius}
        // A choice arrives by navigation: the list must then show it.
        key={used()}
        defaultValue={used()}
        onChange={(event) => event.currentTarget.form?.requestSubmit()}
      >
        {filters.area && <option value="area">{words.mapArea}</option>}
        {RADII.map((radius) => (
          <option key={radius} value={radius}>
            {nameOf(radius)}
          </option>
        ))}
        <option value={ANY_RADIUS}>{words.anyRadius}</option>
      </Select>
    </div>
  )
}
