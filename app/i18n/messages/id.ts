import type { Messages } from '#app/i18n/catalogue.ts'
import { account } from './id/account.ts'
import { assistant } from './id/assistant.ts'
import { athan } from './id/athan.ts'
import { auth } from './id/auth.ts'
import { business } from './id/business.ts'
import { businessDesk } from './id/business-desk.ts'
import { businesses } from './id/businesses.ts'
import { chats } from './id/chats.ts'
import { contact } from './id/contact.ts'
import { diagnostics } from './id/diagnostics.ts'
import { errors } from './id/errors.ts'
import { frame } from './id/frame.ts'
import { home } from './id/home.ts'
import { hours } from './id/hours.ts'
import { imports } from './id/imports.ts'
import { listingForm } from './id/listing-form.ts'
import { listings } from './id/listings.ts'
import { locationPages } from './id/location-pages.ts'
import { map } from './id/map.ts'
import { moderation } from './id/moderation.ts'
import { mosques } from './id/mosques.ts'
import { pages } from './id/pages.ts'
import { photos } from './id/photos.ts'
import { places } from './id/places.ts'
import { prayer } from './id/prayer.ts'
import { quran } from './id/quran.ts'
import { records } from './id/records.ts'
import { registration } from './id/registration.ts'
import { reviews } from './id/reviews.ts'
import { security } from './id/security.ts'
import { signupPopup } from './id/signup-popup.ts'
import { ui } from './id/ui.ts'
import { understanding } from './id/understanding.ts'
import { widgets } from './id/widgets.ts'
import { zakaat } from './id/zakaat.ts'

export default {
  account,
  auth,
  business,
  assistant,
  chats,
  contact,
  diagnostics,
  businesses,
  errors,
  frame,
  home,
  hours,
  imports,
  listingForm,
  listings,
  locationPages,
  map,
  moderation,
  businessDesk,
  pages,
  photos,
  places,
  signupPopup,
  prayer,
  records,
  registration,
  reviews,
  security,
  athan,
  mosques,
  quran,
  widgets,
  zakaat,
  ui,
  understanding,
} satisfies Messages
