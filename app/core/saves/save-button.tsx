// The heart: saves a place or takes it back. A plain form, so it works before any JavaScript; whoever is not signed in is
// asked to, and comes back here.
import { Form, useLocation } from 'react-router'
import { useT } from '#app/i18n/catalogue.ts'
import { Heart } from '#app/ui/icons.ts'

type Props = {
  placeId: string
  name: string
  isSaved: boolean
  /** On a card's cover only the heart is shown. */
  look?: 'card' | 'button' | undefined
}

export function SaveButton({ placeId, name, isSaved, look = 'button' }: Props) {
  const { actions: words } = useT().business
  const { pathname, search } = useLocation()
  const label = isSaved ? words.removeNamed(name) : words.saveNamed(name)
  return (
    <Form method="post" action="/saved" preventScrollReset discover="none" className="contents">
      <input type="hidden" name="place" value={placeId} />
      <input type="hidden" name="back" value={pathname + search} />
      <input type="hidden" name="wish" value={isSaved ? 'remove' : 'save'} />
      {look === 'card' ? (
        <button type="submit" className="save no-print" aria-pressed={isSaved} aria-label={label}>
          <Heart />
        </button>
      ) : (
        <button type="submit" className="btn btn--line save-btn" aria-pressed={isSaved} aria-label={label}>
          <Heart className="i i--sm" />
          {isSaved ? words.saved : words.save}
        </button>
      )}
    </Form>
  )
}
