// The heart: saves a place or takes it back. A plain form, so it works before any JavaScript. Without an account what is
// saved stays on the device; where there is no script, whoever is not signed in is asked to, and comes back here.
import { useEffect, useRef } from 'react'
import { Form, useLocation, useNavigate, useNavigation } from 'react-router'
import { useRootData } from '#app/core/request/root-data.ts'
import { useT } from '#app/i18n/catalogue.ts'
import { Heart } from '#app/ui/icons.ts'
import { showToast } from '#app/ui/toasts.ts'
import { pressDeviceHeart, useDeviceSaves } from './device-saves.ts'
import { listsPath } from './lists-path.ts'

const FORM = 'hearts'

/** What all hearts of a page are sent with: a list of places carries one form, not one for each. */
export function HeartsForm() {
  const { pathname, search } = useLocation()
  useOfferOfLists(pathname + search)
  return (
    <Form id={FORM} method="post" action="/saved" preventScrollReset discover="none" hidden>
      <input type="hidden" name="back" value={pathname + search} />
    </Form>
  )
}

/** Right after saving: on which list? Not where saving led elsewhere, such as to sign in. */
function useOfferOfLists(here: string) {
  const { state, formAction, formData } = useNavigation()
  const navigate = useNavigate()
  const { savedPage: words } = useT().business
  const saving = useRef<{ place: string; from: string } | null>(null)
  const place = formAction?.endsWith('/saved') ? formData?.get('save') : null
  useEffect(() => {
    if (typeof place === 'string') {
      saving.current ??= { place, from: here }
      return
    }
    const done = saving.current
    if (state !== 'idle' || !done) return
    saving.current = null
    if (done.from !== here) return
    const run = () => void navigate(listsPath(done.place, here))
    showToast(words.savedNow, { action: { label: words.addToList, run } })
  }, [state, place, here, navigate, words])
}

type Props = {
  placeId: string
  name: string
  isSaved: boolean
  /** On a card's cover only the heart is shown. */
  look?: 'card' | 'button' | undefined
}

export function SaveButton({ placeId, name, isSaved: isOnShelf, look = 'button' }: Props) {
  const { actions: words, savedPage } = useT().business
  const isGuest = useRootData()?.user === null
  const navigate = useNavigate()
  const isOnDevice = useDeviceSaves().some(({ id }) => id === placeId)
  const isSaved = isGuest ? isOnDevice : isOnShelf
  const isCard = look === 'card'
  const pressHere = () => {
    if (!pressDeviceHeart({ id: placeId, name })) return
    const run = () => void navigate('/saved/here')
    showToast(savedPage.device.saved, { action: { label: savedPage.device.show, run } })
  }
  return (
    <button
      type="submit"
      form={FORM}
      name={isSaved ? 'remove' : 'save'}
      value={placeId}
      onClick={(event) => {
        if (!isGuest) return
        event.preventDefault()
        pressHere()
      }}
      className={isCard ? 'save no-print' : 'btn btn--line save-btn'}
      aria-pressed={isSaved}
      aria-label={isSaved ? words.removeNamed(name) : words.saveNamed(name)}
    >
      <Heart className={isCard ? undefined : 'i i--sm'} />
      {!isCard && (isSaved ? words.saved : words.save)}
    </button>
  )
}
