import type { Messages } from '#app/i18n/catalogue.ts'
import { athan } from './tr/athan.ts'
import { auth } from './tr/auth.ts'
import { business } from './tr/business.ts'
import { chat } from './tr/chat.ts'
import { contact } from './tr/contact.ts'
import { diagnostics } from './tr/diagnostics.ts'
import { directory } from './tr/directory.ts'
import { errors } from './tr/errors.ts'
import { frame } from './tr/frame.ts'
import { home } from './tr/home.ts'
import { hours } from './tr/hours.ts'
import { imports } from './tr/imports.ts'
import { listing } from './tr/listing.ts'
import { locations } from './tr/locations.ts'
import { map } from './tr/map.ts'
import { moderation } from './tr/moderation.ts'
import { mosques } from './tr/mosques.ts'
import { ownership } from './tr/ownership.ts'
import { pages } from './tr/pages.ts'
import { photos } from './tr/photos.ts'
import { places } from './tr/places.ts'
import { popup } from './tr/popup.ts'
import { prayer } from './tr/prayer.ts'
import { quran } from './tr/quran.ts'
import { records } from './tr/records.ts'
import { register } from './tr/register.ts'
import { reviews } from './tr/reviews.ts'
import { security } from './tr/security.ts'
import { ui } from './tr/ui.ts'
import { widgets } from './tr/widgets.ts'
import { zakaat } from './tr/zakaat.ts'

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
