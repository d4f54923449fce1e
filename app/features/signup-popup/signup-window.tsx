// The signup popup itself: two tabs, one for business owners, one for everybody.

import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { coverUrl } from '#app/core/media/art/cover-url.ts'
import { isKnown, UNKNOWN_PLACE, USER_CITY_KEY } from '#app/core/places/place.ts'
import { useRootData } from '#app/core/request/root-data.ts'
import { type Messages, useT } from '#app/i18n/catalogue.ts'
import { Check, Clock, Store, Users, X } from '#app/ui/icons.ts'
import { Tabs } from '#app/ui/tabs.tsx'
import './popup.css'
import { chooseWording, claimsOf, knownCity, type PopupTab, popupTabs, type Size, startingTab } from './rules.ts'

type Props = { path: string; random: number; size: Size; onClose: () => void; onNeverAgain: () => void }

type Content = {
  artTitle: string
  artText: string
  heading: string
  text: string
  points: string[]
  urgency?: string
  button: string
  to: string
  note: string
}

type Known = { city: string | null; size: Size }

function contentOf(
  t: Messages['signupPopup'],
  { city, size }: Known,
  random: number,
): Partial<Record<PopupTab, Content>> {
  const { business, community } = t
  const claims = claimsOf(t, city, size)
  return {
    business: {
      ...business,
      ...claims.business,
      button: chooseWording(t.businessButtons, random),
      to: '/business-register',
    },
    community: {
      ...community,
      ...claims.community,
      to: '/community',
    },
  }
}

const icons = { business: Store, community: Users }
const art = { business: coverUrl('signup-business', 'food'), community: coverUrl('signup-community', 'mosque') }

export function SignupWindow({ path, random, size, onClose, onNeverAgain }: Props) {
  const { signupPopup: t } = useT()
  const place = useRootData()?.place ?? UNKNOWN_PLACE
  const dialog = useRef<HTMLDialogElement>(null)
  const [tab, setTab] = useState<PopupTab>(() => startingTab(path))
  // The place's name in the page's language where it is known, else the stored city.
  const [city] = useState(() => knownCity(isKnown(place) ? place.city : readCity()))
  const contents = contentOf(t, { city, size }, random)
  const content = contents[tab]
  const hasContent = content !== undefined

  useEffect(() => {
    if (hasContent) dialog.current?.showModal()
    else console.warn(`The signup popup has no content for the tab "${tab}".`)
  }, [hasContent, tab])

  if (!content) return null

  const closeForLong = () => {
    onNeverAgain()
    dialog.current?.close()
  }
  const closeOnBackdrop = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target === event.currentTarget) event.currentTarget.close()
  }

  return (
    <dialog
      ref={dialog}
      className="popup no-print m-0 size-full max-h-none max-w-none border-0 bg-transparent text-ink backdrop:bg-scrim"
      aria-label={content.heading}
      onClose={onClose}
      onMouseDown={closeOnBackdrop}
    >
      <div className="dialog max-h-[calc(100dvh-2rem)] overflow-auto overscroll-contain max-md:max-h-[92dvh]">
        <button
          type="button"
          className="icon-btn dialog__close"
          aria-label={t.close}
          onClick={() => dialog.current?.close()}
        >
          <X className="i" />
        </button>
        <div className="popup__art bg-deep">
          <img src={art[tab]} alt="" width="640" height="480" loading="lazy" />
          <div className="popup__cap">
            <p className="h3">{content.artTitle}</p>
            <p className="small mt-1">{content.artText}</p>
          </div>
        </div>
        <div className="dialog__body">
          <Tabs
            className="[&>[role=tablist]]:me-10"
            label={t.label}
            look="segment"
            value={tab}
            onChange={(id) => setTab(id === 'business' ? 'business' : 'community')}
            items={popupTabs.map((id) => ({
              id,
              label: <TabLabel id={id} text={t.tabs[id]} />,
              panel: contents[id] && <TabPanel content={contents[id]} />,
            }))}
          />
          <p className="tiny muted text-center">
            {content.note}{' '}
            <button type="button" className="link min-h-7 font-medium" onClick={closeForLong}>
              {t.dontShowAgain}
            </button>
          </p>
        </div>
      </div>
    </dialog>
  )
}

function TabLabel({ id, text }: { id: PopupTab; text: string }) {
  const Icon = icons[id]
  return (
    <>
      <Icon className="i i--sm" />
      {text}
    </>
  )
}

function TabPanel({ content }: { content: Content }) {
  return (
    <div className="flex flex-col gap-4">
      <div>
        <h2 className="popup__heading">{content.heading}</h2>
        <p className="soft mt-2">{content.text}</p>
      </div>
      <ul className="popup-ticks small">
        {content.points.map((point) => (
          <li key={point}>
            <Check className="i" />
            <span>{point}</span>
          </li>
        ))}
      </ul>
      {content.urgency && (
        <span className="badge badge--gold self-start">
          <Clock className="i i--xs" />
          {content.urgency}
        </span>
      )}
      <Link className="btn btn--lg btn--block" to={content.to}>
        {content.button}
      </Link>
    </div>
  )
}

function readCity(): string | null {
  try {
    return localStorage.getItem(USER_CITY_KEY)
  } catch {
    return null
  }
}
