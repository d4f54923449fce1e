import type { Messages } from '#app/i18n/catalogue.ts'
import { athan } from './ur/athan.ts'
import { auth } from './ur/auth.ts'
import { business } from './ur/business.ts'
import { chat } from './ur/chat.ts'
import { contact } from './ur/contact.ts'
import { diagnostics } from './ur/diagnostics.ts'
import { directory } from './ur/directory.ts'
import { errors } from './ur/errors.ts'
import { frame } from './ur/frame.ts'
import { home } from './ur/home.ts'
import { hours } from './ur/hours.ts'
import { imports } from './ur/imports.ts'
import { listing } from './ur/listing.ts'
import { locations } from './ur/locations.ts'
import { map } from './ur/map.ts'
import { moderation } from './ur/moderation.ts'
import { mosques } from './ur/mosques.ts'
import { ownership } from './ur/ownership.ts'
import { pages } from './ur/pages.ts'
import { photos } from './ur/photos.ts'
import { places } from './ur/places.ts'
import { popup } from './ur/popup.ts'
import { prayer } from './ur/prayer.ts'
import { quran } from './ur/quran.ts'
import { records } from './ur/records.ts'
import { register } from './ur/register.ts'
import { reviews } from './ur/reviews.ts'
import { security } from './ur/security.ts'
import { ui } from './ur/ui.ts'
import { widgets } from './ur/widgets.ts'
import { zakaat } from './ur/zakaat.ts'

export default {
  auth,
  business,
  chat,
  contact,
  diagnostics,
  directory,
  errors,
  frame,
  home,
  hours,
  imports,
  listing,
  locations,
  map,
  moderation,
  ownership,
  pages,
  photos,
  places,
  popup,
  prayer,
  records,
  register,
  reviews,
  security,
  athan,
  mosques,
  quran,
  widgets,
  zakaat,
  ui,
} satisfies Messages
