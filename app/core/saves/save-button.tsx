// The heart: saves a place or takes it back. A plain form, so it works before any JavaScript; whoever is not signed in is
// asked to, and comes back here.
import { Form, useLocation } from 'react-router'
import { useT } from '#app/i18n/catalogue.ts'
import { Heart } from '#app/ui/icons.ts'

const FORM = 'hearts'

/** What all hearts of a page are sent with: a list of places carries one form, not one for each. */
export function HeartsForm() {
  const { pathname, search } = useLocation()
  return (
    <Form id={FORM} method="post" action="/saved" preventScrollReset discover="none" hidden>
      <input type="hidden" name="back" value={pathname + search} />
    </Form>
  )
}

type Props = {
  placeId: string
  name: string
  isSaved: boolean
  /** On a card's cover only the heart is shown. */
  look?: 'card' | 'button' | undefined
}

export function SaveButton({ placeId, name, isSaved, look = 'button' }: Props) {
  const { actions: words } = useT().business
  const isCard = look === 'card'
  return (
    <button
      type="submit"
      form={FORM}
      name={isSaved ? 'remove' : 'save'}
      value={placeId}
      className={isCard ? 'save no-print' : 'btn btn--line save-btn'}
      aria-pressed={isSaved}
      aria-label={isSaved ? words.removeNamed(name) : words.saveNamed(name)}
    >
      <Heart className={isCard ? undefined : 'i i--sm'} />
      {!isCard && (isSaved ? words.saved : words.save)}
    </button>
  )
}
