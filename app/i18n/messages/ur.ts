import type { Messages } from '#app/i18n/catalogue.ts'
import { account } from './ur/account.ts'
import { affiliates } from './ur/affiliates.ts'
import { assistant } from './ur/assistant.ts'
import { athan } from './ur/athan.ts'
import { auth } from './ur/auth.ts'
import { business } from './ur/business.ts'
import { businessDesk } from './ur/business-desk.ts'
import { businesses } from './ur/businesses.ts'
import { chats } from './ur/chats.ts'
import { community } from './ur/community.ts'
import { contact } from './ur/contact.ts'
import { contributions } from './ur/contributions.ts'
import { diagnostics } from './ur/diagnostics.ts'
import { errors } from './ur/errors.ts'
import { frame } from './ur/frame.ts'
import { gaza } from './ur/gaza.ts'
import { giving } from './ur/giving.ts'
import { help } from './ur/help.ts'
import { home } from './ur/home.ts'
import { hours } from './ur/hours.ts'
import { ideas } from './ur/ideas.ts'
import { imports } from './ur/imports.ts'
import { income } from './ur/income.ts'
import { listingForm } from './ur/listing-form.ts'
import { listings } from './ur/listings.ts'
import { locationPages } from './ur/location-pages.ts'
import { map } from './ur/map.ts'
import { moderation } from './ur/moderation.ts'
import { mosques } from './ur/mosques.ts'
import { notifications } from './ur/notifications.ts'
import { packages } from './ur/packages.ts'
import { pages } from './ur/pages.ts'
import { people } from './ur/people.ts'
import { photos } from './ur/photos.ts'
import { places } from './ur/places.ts'
import { prayer } from './ur/prayer.ts'
import { quran } from './ur/quran.ts'
import { recipes } from './ur/recipes.ts'
import { records } from './ur/records.ts'
import { registration } from './ur/registration.ts'
import { reviews } from './ur/reviews.ts'
import { security } from './ur/security.ts'
import { signupPopup } from './ur/signup-popup.ts'
import { templates } from './ur/templates.ts'
import { ui } from './ur/ui.ts'
import { understanding } from './ur/understanding.ts'
import { widgets } from './ur/widgets.ts'
import { zakaat } from './ur/zakaat.ts'

export default {
  account,
  affiliates,
  auth,
  business,
  assistant,
  chats,
  community,
  contact,
  contributions,
  diagnostics,
  businesses,
  errors,
  frame,
  gaza,
  giving,
  help,
  home,
  hours,
  ideas,
  imports,
  income,
  listingForm,
  listings,
  locationPages,
  map,
  moderation,
  businessDesk,
  notifications,
  packages,
  pages,
  people,
  photos,
  places,
  signupPopup,
  prayer,
  recipes,
  records,
  registration,
  reviews,
  security,
  athan,
  mosques,
  quran,
  widgets,
  zakaat,
  templates,
  ui,
  understanding,
} satisfies Messages
