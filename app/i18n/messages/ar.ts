import type { Messages } from '#app/i18n/catalogue.ts'
import { athan } from './ar/athan.ts'
import { auth } from './ar/auth.ts'
import { business } from './ar/business.ts'
import { chat } from './ar/chat.ts'
import { contact } from './ar/contact.ts'
import { diagnostics } from './ar/diagnostics.ts'
import { directory } from './ar/directory.ts'
import { errors } from './ar/errors.ts'
import { frame } from './ar/frame.ts'
import { home } from './ar/home.ts'
import { hours } from './ar/hours.ts'
import { imports } from './ar/imports.ts'
import { listing } from './ar/listing.ts'
import { locations } from './ar/locations.ts'
import { map } from './ar/map.ts'
import { moderation } from './ar/moderation.ts'
import { mosques } from './ar/mosques.ts'
import { ownership } from './ar/ownership.ts'
import { pages } from './ar/pages.ts'
import { photos } from './ar/photos.ts'
import { places } from './ar/places.ts'
import { popup } from './ar/popup.ts'
import { prayer } from './ar/prayer.ts'
import { quran } from './ar/quran.ts'
import { records } from './ar/records.ts'
import { register } from './ar/register.ts'
import { reviews } from './ar/reviews.ts'
import { security } from './ar/security.ts'
import { ui } from './ar/ui.ts'
import { widgets } from './ar/widgets.ts'
import { zakaat } from './ar/zakaat.ts'

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
