// The signup window: two tabs, one for business owners, one for everybody. Written by the site when it is asked for, so that
// nobody carries it who does not see it; open-window.ts makes it alive.
import { coverUrl } from '#app/core/media/art/cover-url.ts'
import { heard } from '#app/core/request/first-touch.ts'
import type { Messages } from '#app/i18n/catalogue.ts'
import { inLocale, type Locale } from '#app/i18n/locales.ts'
import { Check, Clock, Store, Users, X } from '#app/ui/icons.ts'
import './popup.css'
import { chooseWording, claimsOf, type PopupTab, popupTabs, type Size, startingTab } from './rules.ts'

type Props = {
  t: Messages['signupPopup']
  locale: Locale
  path: string
  /** Null where the town is not known. */
  city: string | null
  size: Size
  /** From 0 up to 1. */
  chance: number
}

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

function contentOf({ t, city, size, chance }: Props): Record<PopupTab, Content> {
  const { business, community } = t
  const claims = claimsOf(t, city, size)
  return {
    business: {
      ...business,
      ...claims.business,
      button: chooseWording(t.businessButtons, chance),
      to: '/business-register',
    },
    community: { ...community, ...claims.community, to: '/community' },
  }
}

const icons = { business: Store, community: Users }
const art = { business: coverUrl('signup-business', 'food'), community: coverUrl('signup-community', 'mosque') }

export function SignupWindow(props: Props) {
  const { t, locale, path } = props
  const contents = contentOf(props)
  const open = startingTab(path)
  const partOf = (tab: PopupTab) => ({ 'data-of': tab, hidden: tab !== open })
  return (
    <dialog
      className="popup no-print m-0 size-full max-h-none max-w-none border-0 bg-transparent text-ink backdrop:bg-scrim"
      aria-label={contents[open].heading}
    >
      <div className="dialog max-h-[calc(100dvh-2rem)] overflow-auto overscroll-contain max-md:max-h-[92dvh]">
        <button type="button" className="icon-btn dialog__close" aria-label={t.close} {...heard}>
          <X className="i" />
        </button>
        {popupTabs.map((tab) => (
          <div key={tab} className="popup__art bg-deep" {...partOf(tab)}>
            <img src={art[tab]} alt="" width="640" height="480" loading="lazy" />
            <div className="popup__cap">
              <p className="h3">{contents[tab].artTitle}</p>
              <p className="small mt-1">{contents[tab].artText}</p>
            </div>
          </div>
        ))}
        <div className="dialog__body">
          <div>
            <div className="seg me-10" role="tablist" aria-label={t.label}>
              {popupTabs.map((tab) => (
                <TabButton key={tab} tab={tab} text={t.tabs[tab]} isOpen={tab === open} />
              ))}
            </div>
            {popupTabs.map((tab) => (
              <div
                key={tab}
                role="tabpanel"
                id={`signup-panel-${tab}`}
                aria-labelledby={`signup-tab-${tab}`}
                className="pt-5"
                {...partOf(tab)}
              >
                <Panel content={contents[tab]} locale={locale} />
              </div>
            ))}
          </div>
          <p className="tiny muted text-center">
            {popupTabs.map((tab) => (
              <span key={tab} {...partOf(tab)}>
                {contents[tab].note}{' '}
              </span>
            ))}
            <button type="button" className="link min-h-7 font-medium" data-never-again="" {...heard}>
              {t.dontShowAgain}
            </button>
          </p>
        </div>
      </div>
    </dialog>
  )
}

function TabButton({ tab, text, isOpen }: { tab: PopupTab; text: string; isOpen: boolean }) {
  const Icon = icons[tab]
  return (
    <button
      type="button"
      role="tab"
      id={`signup-tab-${tab}`}
      aria-selected={isOpen}
      aria-controls={`signup-panel-${tab}`}
      tabIndex={isOpen ? 0 : -1}
      {...heard}
    >
      <Icon className="i i--sm" />
      {text}
    </button>
  )
}

function Panel({ content, locale }: { content: Content; locale: Locale }) {
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
      <a className="btn btn--lg btn--block" href={inLocale(content.to, locale)}>
        {content.button}
      </a>
    </div>
  )
}
