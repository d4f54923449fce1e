import type { Messages } from '#app/i18n/catalogue.ts'
import { athan } from './id/athan.ts'
import { auth } from './id/auth.ts'
import { business } from './id/business.ts'
import { chat } from './id/chat.ts'
import { contact } from './id/contact.ts'
import { diagnostics } from './id/diagnostics.ts'
import { directory } from './id/directory.ts'
import { errors } from './id/errors.ts'
import { frame } from './id/frame.ts'
import { home } from './id/home.ts'
import { hours } from './id/hours.ts'
import { imports } from './id/imports.ts'
import { listing } from './id/listing.ts'
import { locations } from './id/locations.ts'
import { map } from './id/map.ts'
import { moderation } from './id/moderation.ts'
import { mosques } from './id/mosques.ts'
import { ownership } from './id/ownership.ts'
import { pages } from './id/pages.ts'
import { photos } from './id/photos.ts'
import { places } from './id/places.ts'
import { popup } from './id/popup.ts'
import { prayer } from './id/prayer.ts'
import { quran } from './id/quran.ts'
import { records } from './id/records.ts'
import { register } from './id/register.ts'
import { reviews } from './id/reviews.ts'
import { security } from './id/security.ts'
import { ui } from './id/ui.ts'
import { widgets } from './id/widgets.ts'
import { zakaat } from './id/zakaat.ts'

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
