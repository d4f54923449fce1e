// The field of /place: cities while one types, chosen with one key. Without JavaScript it is the plain field of its form.
import { useId, useState } from 'react'
import { useSubmit } from 'react-router'
import type { Place } from '#app/core/places/place.ts'
import { loadLaterMessages, useI18n } from '#app/i18n/catalogue.ts'
import { SuggestList } from './suggest-list.tsx'
import { useFound } from './use-found.ts'
import { useLines } from './use-lines.ts'
import './understanding.css'

type Found = Place & { quarter?: string | null }

const SHORTEST = 2

const labelOf = ({ quarter, city }: Found) => (quarter ? `${quarter}, ${city}` : city)

export function PlaceField({ id, query, back }: { id: string; query: string; back: string }) {
  const { locale, t } = useI18n()
  const submit = useSubmit()
  const listId = useId()
  const [text, setText] = useState(query)
  const typed = text.trim().slice(0, 80)
  const found = useFound<Found>(
    typed.length < SHORTEST ? null : `/api/cities?${new URLSearchParams({ q: typed, lang: locale, parts: '' })}`,
  )
  const lines = useLines(found.length, choose)
  const { restart } = lines

  function choose(at: number) {
    const place = found[at]
    if (!place) return
    const { state, country, countryCode, lat, lng } = place
    const fields = { city: labelOf(place), state, country, countryCode, lat: String(lat), lng: String(lng), back }
    lines.close()
    void submit(fields, { method: 'post', action: '/place' })
  }

  return (
    <>
      <input
        id={id}
        className="input"
        type="search"
        name="q"
        role="combobox"
        aria-expanded={lines.isShown}
        aria-controls={lines.isShown ? listId : undefined}
        aria-autocomplete="list"
        aria-activedescendant={lines.isShown && lines.active >= 0 ? `${listId}-${lines.active}` : undefined}
        placeholder={t.places.placeholder}
        maxLength={100}
        autoComplete="off"
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          restart()
          lines.open()
        }}
        onFocus={() => void loadLaterMessages(locale, 'understanding')}
        onBlur={lines.onBlur}
        onKeyDown={lines.onKeyDown}
      />
      {lines.isShown && (
        <SuggestList
          id={listId}
          text={text}
          found={found.map((place) => ({
            kind: 'place',
            label: labelOf(place),
            detail: [place.state, place.country].filter(Boolean).join(', '),
            to: `${place.lat},${place.lng}`,
          }))}
          recent={[]}
          isOneKind
          active={lines.active}
          onChoose={choose}
          onForget={() => {}}
        />
      )}
    </>
  )
}
