import type { Messages } from '#app/i18n/catalogue.ts'
import { auth } from './tr/auth.ts'
import { chat } from './tr/chat.ts'
import { errors } from './tr/errors.ts'
import { frame } from './tr/frame.ts'
import { home } from './tr/home.ts'
import { listing } from './tr/listing.ts'
import { pages } from './tr/pages.ts'
import { places } from './tr/places.ts'
import { popup } from './tr/popup.ts'
import { prayer } from './tr/prayer.ts'
import { ui } from './tr/ui.ts'

export default { auth, chat, errors, frame, home, listing, pages, places, popup, prayer, ui } satisfies Messages
