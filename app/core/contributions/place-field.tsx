// The mosque or business something is at: found by a form of its own, which keeps what was typed in the other.
import { Form, Link } from 'react-router'
import { useI18n } from '#app/i18n/catalogue.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Check, Landmark, Search, Store } from '#app/ui/icons.ts'
import { Input } from '#app/ui/input.tsx'
import type { ChosenPlace } from './place-choice.server.ts'
import './contributions.css'

const FORM = 'find-place'

export type PlaceChoice = { chosen: ChosenPlace | null; asked: string; found: readonly ChosenPlace[] }
/** `keep`: what else stands in the address of the form. */
type Address = { path: string; keep?: Readonly<Record<string, string>> }
type Props = Address & PlaceChoice & { label: string; hint: string; error?: string | undefined }

export function PlaceField({ path, keep = {}, chosen, asked, found, label, hint, error }: Props) {
  const words = useI18n().t.contributions.form.place
  const address = (place: string) => `${path}?${new URLSearchParams({ ...keep, place })}`
  return (
    <>
      <input type="hidden" name="place_id" value={chosen?.id ?? ''} />
      {chosen ? (
        <p className="contribution-chosen">
          <Check className="i i--sm" />
          <span>
            <b className="strong" dir="auto">
              {words.chosen(chosen.name)}
            </b>
            <span className="block small muted" dir="auto">
              {chosen.where}
            </span>
          </span>
          <Link className="link small" to={address('none')} preventScrollReset>
            {words.remove}
          </Link>
        </p>
      ) : (
        <>
          <div className="contribution-find">
            <Field id="contribution-place_id" label={label} hint={hint} error={error} optional>
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
            <ul className="contribution-found">
              {found.map((place) => (
                <li key={place.id}>
                  <Link to={address(place.id)} preventScrollReset>
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
export const PlaceFinder = ({ path, keep = {} }: Address) => (
  <Form id={FORM} action={path} preventScrollReset>
    {Object.entries(keep).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
  </Form>
)
