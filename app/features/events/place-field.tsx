// The mosque or business an event is at: found by a form of its own, which keeps what was typed in the other.
import { Form, Link } from 'react-router'
import { useI18n } from '#app/i18n/catalogue.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Check, Landmark, Search, Store } from '#app/ui/icons.ts'
import { Input } from '#app/ui/input.tsx'
import type { ChosenPlace } from './queries.server.ts'
import './events.css'

const FORM = 'find-event-place'

type Props = { path: string; chosen: ChosenPlace | null; words: string; found: readonly ChosenPlace[] }

export function PlaceField({ path, chosen, words: asked, found }: Props) {
  const words = useI18n().t.events.form
  return (
    <>
      <input type="hidden" name="place_id" value={chosen?.id ?? ''} />
      {chosen ? (
        <p className="events-chosen">
          <Check className="i i--sm" />
          <span>
            <b className="strong" dir="auto">
              {words.chosen(chosen.name)}
            </b>
            <span className="block small muted" dir="auto">
              {chosen.where}
            </span>
          </span>
          <Link className="link small" to={`${path}?place=none`} preventScrollReset>
            {words.remove}
          </Link>
        </p>
      ) : (
        <>
          <div className="events-find">
            <Field label={words.place} hint={words.placeHint} optional>
              <Input form={FORM} name="find" type="search" dir="auto" maxLength={100} defaultValue={asked} />
            </Field>
            <Button type="submit" form={FORM} variant="outline">
              <Search className="i i--sm" />
              {words.find}
            </Button>
          </div>
          {asked.length > 1 && found.length === 0 && (
            <p className="small" role="status">
              {words.nothing}
            </p>
          )}
          {found.length > 0 && (
            <ul className="events-found">
              {found.map((place) => (
                <li key={place.id}>
                  <Link to={`${path}?place=${place.id}`} preventScrollReset>
                    {place.kind === 'mosque' ? <Landmark className="i i--sm" /> : <Store className="i i--sm" />}
                    <span>
                      <b className="strong" dir="auto">
                        {place.name}
                      </b>
                      <span className="block small muted" dir="auto">
                        {place.where}
                      </span>
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </>
  )
}

/** A form cannot stand in another: its fields above belong to it by name. */
export const PlaceFinder = ({ path }: { path: string }) => <Form id={FORM} action={path} preventScrollReset />
