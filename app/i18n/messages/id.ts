import type { Messages } from '#app/i18n/catalogue.ts'
import { auth } from './id/auth.ts'
import { chat } from './id/chat.ts'
import { errors } from './id/errors.ts'
import { frame } from './id/frame.ts'
import { home } from './id/home.ts'
import { listing } from './id/listing.ts'
import { pages } from './id/pages.ts'
import { places } from './id/places.ts'
import { popup } from './id/popup.ts'
import { prayer } from './id/prayer.ts'
import { ui } from './id/ui.ts'

export default { auth, chat, errors, frame, home, listing, pages, places, popup, prayer, ui } satisfies Messages
