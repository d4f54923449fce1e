// The frame around every page of the site map, and around every page that failed.
import type { ReactNode } from 'react'
import { Outlet } from 'react-router'
import { PageViews } from '#app/core/analytics/page-view.tsx'
import { missingMeta } from '#app/core/errors/missing-meta.ts'
import { RouteError } from '#app/core/errors/route-error.tsx'
import { useFirstTouch } from '#app/core/request/first-touch.ts'
import { HeartsForm } from '#app/core/saves/save-button.tsx'
import { useFirstPlace } from '#app/core/visitor/use-place.ts'
import { ChatWidget } from '#app/features/assistant/chat-widget.tsx'
import { PocketKeeper } from '#app/features/pocket/pocket-keeper.tsx'
import { SignupPopup } from '#app/features/signup-popup/signup-popup.tsx'
import { useT } from '#app/i18n/catalogue.ts'
import { ToastRegion } from '#app/ui/toast-region.tsx'
import type { Route } from './+types/frame'
import { Footer } from './frame/footer.tsx'
import { LanguageOffer } from './frame/language-offer.tsx'
import { Navbar } from './frame/navbar.tsx'
import { PageChange } from './frame/page-change.tsx'

/** A page that fails without a boundary of its own has no head tags of its own either. */
export const meta: Route.MetaFunction = ({ error }) => (error === undefined ? [] : missingMeta(error))

export default function Frame() {
  return (
    <Surrounded>
      <Outlet />
    </Surrounded>
  )
}

export function ErrorBoundary() {
  return (
    <Surrounded>
      <RouteError />
    </Surrounded>
  )
}

function Surrounded({ children }: { children: ReactNode }) {
  const { frame: t } = useT()
  useFirstPlace()
  useFirstTouch()
  return (
    <>
      <a className="skip" href="#main">
        {t.skip}
      </a>
      <PageChange />
      <Navbar />
      <main id="main" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <HeartsForm />
      <Footer />
      <LanguageOffer />
      <ChatWidget />
      <SignupPopup />
      <PocketKeeper />
      <ToastRegion />
      <PageViews />
    </>
  )
}
