// /prayer-rooms: what is asked for on top, then the list with the map beside it.
import '#app/core/listings/search.css'
import './prayer-rooms-page.css'
import { Link, useNavigation } from 'react-router'
import { ListingSearch } from '#app/core/listings/listing-search.tsx'
import { MosqueCardFrame, type MosqueFace } from '#app/core/listings/mosque-card.tsx'
import { writeArea } from '#app/core/map/area.ts'
import { ListAndMap } from '#app/core/map/list-and-map.tsx'
import type { Pin } from '#app/core/map/pin.ts'
import { SearchMap } from '#app/core/map/search-map.tsx'
import { type Marks, markedItem, useMarks } from '#app/core/map/use-marks.ts'
import { distanceText } from '#app/core/places/distance.ts'
import { useNearestFirst } from '#app/core/places/exact-distance.tsx'
import { ROOM_FILTERS } from '#app/core/prayer-rooms/filters.ts'
import { HostIcon } from '#app/core/prayer-rooms/host-icon.tsx'
import { RoomCard, type RoomCardData } from '#app/core/prayer-rooms/room-card.tsx'
import { BreadcrumbTrail } from '#app/core/seo/breadcrumb-trail.tsx'
import { useI18n } from '#app/i18n/catalogue.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { Button } from '#app/ui/button.tsx'
import { Chip } from '#app/ui/chip.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { DoorOpen, Plus } from '#app/ui/icons.ts'
import { Pagination } from '#app/ui/pagination.tsx'
import type { RoomsPageData } from './queries.server.ts'
import {
  addressOf,
  LONGEST_SEARCH,
  NEAR_KM,
  NEW_ROOM_PATH,
  OFFERED,
  ROOMS_PATH,
  toggledFilter,
  toggledHost,
} from './rules.ts'

export function PrayerRoomsPage({ page }: { page: RoomsPageData }) {
  const words = useI18n().t.prayerRooms
  const { asked } = page
  return (
    <div className="page map-page pb-16">
      <BreadcrumbTrail crumbs={page.crumbs} />
      <h1 className="title pt-2">{page.heading}</h1>
      <p className="soft max-w-[44rem] pt-2 pb-4">{words.lead}</p>
      <SearchBar page={page} />
      <nav className="chips mt-3" aria-label={words.list.hosts}>
        {OFFERED.map((host) => (
          <Chip key={host} to={addressOf(asked, toggledHost(asked, host))} removes={asked.hosts.includes(host)}>
            <HostIcon host={host} className="i i--sm" />
            {words.hosts[host]}
          </Chip>
        ))}
      </nav>
      <nav className="chips mt-3" aria-label={words.list.filters}>
        {ROOM_FILTERS.map((filter) => (
          <Chip
            key={filter}
            to={addressOf(asked, toggledFilter(asked, filter))}
            removes={asked.filters.includes(filter)}
          >
            {words.list[filter]}
          </Chip>
        ))}
        {asked.area && (
          <Chip to={addressOf(asked, { area: null })} removes>
            {words.list.area}
          </Chip>
        )}
        {asked.hosts.length + asked.filters.length > 0 && (
          <Chip to={addressOf(asked, { hosts: [], filters: [], area: null })} className="chip--plain">
            {words.list.clear}
          </Chip>
        )}
      </nav>
      <Results page={page} />
      <p className="prayer-rooms-add">
        <span className="soft">{words.list.addLead}</span>
        <Button to={NEW_ROOM_PATH} variant="outline">
          <Plus className="i i--sm" />
          {words.list.add}
        </Button>
      </p>
    </div>
  )
}

function SearchBar({ page }: { page: RoomsPageData }) {
  const words = useI18n().t.prayerRooms.list
  const { asked, place } = page
  return (
    <ListingSearch action={ROOMS_PATH} search={asked.search} longest={LONGEST_SEARCH} place={place} words={words}>
      {asked.hosts.map((host) => (
        <input key={host} type="hidden" name="in" value={host} />
      ))}
      {asked.filters.map((filter) => (
        <input key={filter} type="hidden" name="with" value={filter} />
      ))}
      {asked.area && <input type="hidden" name="area" value={writeArea(asked.area)} />}
      {asked.near && <input type="hidden" name="near" value={asked.near} />}
    </ListingSearch>
  )
}

function Results({ page }: { page: RoomsPageData }) {
  const { locale, t } = useI18n()
  const words = t.prayerRooms.list
  const { asked, total } = page
  const rows = useNearestFirst(page.rows)
  const marks = useMarks()
  const isLoading = useNavigation().location?.pathname.endsWith(ROOMS_PATH) ?? false
  const where = asked.area ? words.inArea : page.center ? words.nearestFirst : words.byName
  return (
    <ListAndMap
      view={asked.view}
      addressOfView={(view) => addressOf(asked, { view })}
      isLoading={isLoading}
      words={words}
      head={
        <>
          <h2 id="results" className={total === 0 ? 'sr-only' : 'map-split__count'} aria-live="polite">
            <b className="strong num">
              {page.isMore ? words.moreThan(formatNumber(locale, total)) : words.found(total)}
            </b>{' '}
            <span className="soft">{where}</span>
          </h2>
          {page.isRelaxed && <p className="small">{words.noneCalled(asked.search)}</p>}
          {page.isFar && <p className="small">{words.beyond(formatNumber(locale, NEAR_KM))}</p>}
        </>
      }
      list={
        <>
          {page.isFar && <MosquesInstead mosques={page.mosques} />}
          {rows.length > 0 ? (
            <>
              <ul className="prayer-rooms-list" aria-label={words.results}>
                {rows.map((room) => (
                  <li key={room.id} {...markedItem(marks, room.id)}>
                    <RoomCard room={room} />
                  </li>
                ))}
              </ul>
              <div className="pt-8">
                <Pagination
                  page={asked.page}
                  pageCount={page.pageCount}
                  hrefFor={(number) => addressOf(asked, { page: number })}
                />
              </div>
            </>
          ) : (
            <div className="stack gap-5">
              <div className="panel">
                <EmptyState
                  icon={DoorOpen}
                  title={words.none}
                  headingLevel={3}
                  action={
                    <Button variant="soft" to={ROOMS_PATH}>
                      {words.all}
                    </Button>
                  }
                >
                  {words.noneHint}
                </EmptyState>
              </div>
              <MosquesInstead mosques={page.mosques} />
            </div>
          )}
        </>
      }
      map={<RoomsMap page={page} marks={marks} />}
    />
  )
}

/** What there is to pray in where no room is near. */
function MosquesInstead({ mosques }: { mosques: readonly MosqueFace[] }) {
  const words = useI18n().t.prayerRooms.list
  if (mosques.length === 0) return null
  return (
    <section className="pb-5" aria-labelledby="mosques-instead">
      <h3 className="h4 pb-3" id="mosques-instead">
        {words.mosques}
      </h3>
      <ul className="prayer-rooms-mosques">
        {mosques.map((mosque) => (
          <li key={mosque.id} className="grid">
            <MosqueCardFrame mosque={mosque}>{null}</MosqueCardFrame>
          </li>
        ))}
      </ul>
    </section>
  )
}

const NEAREST = 8

function RoomsMap({ page, marks }: { page: RoomsPageData; marks: Marks }) {
  const { locale, t } = useI18n()
  const words = t.prayerRooms
  const { asked } = page
  const pins = page.pins.map(
    ({ id, name, path, lat, lng, distance }): Pin => ({
      id,
      lat,
      lng,
      label: name,
      to: path,
      note: distance === null ? undefined : distanceText(distance, locale, t.listings.distance),
      tone: 'room',
    }),
  )
  const chosen = page.rows.find(({ id }) => id === marks.selectedId)
  const pin = pins.find(({ id }) => id === marks.selectedId)
  return (
    <SearchMap
      pins={pins}
      fitFirst={page.center && !asked.area ? NEAREST : undefined}
      you={page.center}
      marks={marks}
      searched={addressOf(asked, { area: null, page: 1 })}
      area={asked.area}
      addressIn={(area) => addressOf(asked, { area })}
      words={words.list}
    >
      {pin?.to && (
        <Link className="map-card prayer-rooms-pin" to={pin.to}>
          <span className="grow min-w-0">
            <span className="strong block clip">{pin.label}</span>
            {chosen?.where && <span className="small muted block clip">{chosen.where}</span>}
          </span>
          <span className="small muted num">{pin.note}</span>
        </Link>
      )}
    </SearchMap>
  )
}

/** Rooms that members added and nobody else has seen yet. */
export function WaitingRooms({ rooms }: { rooms: readonly RoomCardData[] }) {
  const words = useI18n().t.prayerRooms.list
  if (rooms.length === 0) return null
  return (
    <section className="page pb-16" aria-labelledby="waiting-rooms">
      <h2 className="h3" id="waiting-rooms">
        {words.waiting}
      </h2>
      <p className="soft pt-1 pb-4">{words.waitingLead}</p>
      <ul className="prayer-rooms-list">
        {rooms.map((room) => (
          <li key={room.id}>
            <RoomCard room={room} />
          </li>
        ))}
      </ul>
    </section>
  )
}
