import type { Messages } from '#app/i18n/catalogue.ts'
import { auth } from './ar/auth.ts'
import { chat } from './ar/chat.ts'
import { errors } from './ar/errors.ts'
import { frame } from './ar/frame.ts'
import { home } from './ar/home.ts'
import { listing } from './ar/listing.ts'
import { pages } from './ar/pages.ts'
import { places } from './ar/places.ts'
import { popup } from './ar/popup.ts'
import { prayer } from './ar/prayer.ts'
import { ui } from './ar/ui.ts'

export default { auth, chat, errors, frame, home, listing, pages, places, popup, prayer, ui } satisfies Messages
