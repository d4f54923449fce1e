import type { Messages } from '#app/i18n/catalogue.ts'
import { auth } from './fr/auth.ts'
import { chat } from './fr/chat.ts'
import { errors } from './fr/errors.ts'
import { frame } from './fr/frame.ts'
import { home } from './fr/home.ts'
import { listing } from './fr/listing.ts'
import { pages } from './fr/pages.ts'
import { places } from './fr/places.ts'
import { popup } from './fr/popup.ts'
import { prayer } from './fr/prayer.ts'
import { ui } from './fr/ui.ts'

export default { auth, chat, errors, frame, home, listing, pages, places, popup, prayer, ui } satisfies Messages
