import { athan } from './en/athan.ts'
import { auth } from './en/auth.ts'
import { business } from './en/business.ts'
import { chat } from './en/chat.ts'
import { contact } from './en/contact.ts'
import { diagnostics } from './en/diagnostics.ts'
import { directory } from './en/directory.ts'
import { errors } from './en/errors.ts'
import { frame } from './en/frame.ts'
import { home } from './en/home.ts'
import { hours } from './en/hours.ts'
import { imports } from './en/imports.ts'
import { listing } from './en/listing.ts'
import { locations } from './en/locations.ts'
import { map } from './en/map.ts'
import { moderation } from './en/moderation.ts'
import { mosques } from './en/mosques.ts'
import { ownership } from './en/ownership.ts'
import { pages } from './en/pages.ts'
import { photos } from './en/photos.ts'
import { places } from './en/places.ts'
import { popup } from './en/popup.ts'
import { prayer } from './en/prayer.ts'
import { quran } from './en/quran.ts'
import { records } from './en/records.ts'
import { register } from './en/register.ts'
import { reviews } from './en/reviews.ts'
import { security } from './en/security.ts'
import { ui } from './en/ui.ts'
import { widgets } from './en/widgets.ts'
import { zakaat } from './en/zakaat.ts'

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
}
