// What surrounds every page of the site map.
import { Outlet } from 'react-router'
import { PageViews } from '#app/core/analytics/page-view.tsx'
import { useFirstPlace } from '#app/core/places/use-place.ts'
import { ChatWidget } from '#app/features/assistant/chat-widget.tsx'
import { SignupPopup } from '#app/features/signup-popup/signup-popup.tsx'
import { useT } from '#app/i18n/catalogue.ts'
import { ToastRegion } from '#app/ui/toast-region.tsx'
import { Footer } from './frame/footer.tsx'
import { LanguageOffer } from './frame/language-offer.tsx'
import { Navbar } from './frame/navbar.tsx'

export default function Frame() {
  const { frame: t } = useT()
  useFirstPlace()
  return (
    <>
      <a className="skip" href="#main">
        {t.skip}
      </a>
      <Navbar />
      <main id="main" tabIndex={-1} className="outline-none">
        <Outlet />
      </main>
      <Footer />
      <LanguageOffer />
      <ChatWidget />
      <SignupPopup />
      <ToastRegion />
      <PageViews />
    </>
  )
}
