import type { Messages } from '#app/i18n/catalogue.ts'
import { athan } from './fr/athan.ts'
import { auth } from './fr/auth.ts'
import { business } from './fr/business.ts'
import { chat } from './fr/chat.ts'
import { contact } from './fr/contact.ts'
import { diagnostics } from './fr/diagnostics.ts'
import { directory } from './fr/directory.ts'
import { errors } from './fr/errors.ts'
import { frame } from './fr/frame.ts'
import { home } from './fr/home.ts'
import { hours } from './fr/hours.ts'
import { imports } from './fr/imports.ts'
import { listing } from './fr/listing.ts'
import { locations } from './fr/locations.ts'
import { map } from './fr/map.ts'
import { moderation } from './fr/moderation.ts'
import { mosques } from './fr/mosques.ts'
import { ownership } from './fr/ownership.ts'
import { pages } from './fr/pages.ts'
import { photos } from './fr/photos.ts'
import { places } from './fr/places.ts'
import { popup } from './fr/popup.ts'
import { prayer } from './fr/prayer.ts'
import { quran } from './fr/quran.ts'
import { records } from './fr/records.ts'
import { register } from './fr/register.ts'
import { reviews } from './fr/reviews.ts'
import { security } from './fr/security.ts'
import { ui } from './fr/ui.ts'
import { widgets } from './fr/widgets.ts'
import { zakaat } from './fr/zakaat.ts'

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
