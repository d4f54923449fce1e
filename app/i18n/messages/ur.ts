import type { Messages } from '#app/i18n/catalogue.ts'
import { auth } from './ur/auth.ts'
import { chat } from './ur/chat.ts'
import { errors } from './ur/errors.ts'
import { frame } from './ur/frame.ts'
import { home } from './ur/home.ts'
import { listing } from './ur/listing.ts'
import { pages } from './ur/pages.ts'
import { places } from './ur/places.ts'
import { popup } from './ur/popup.ts'
import { prayer } from './ur/prayer.ts'
import { ui } from './ur/ui.ts'

export default { auth, chat, errors, frame, home, listing, pages, places, popup, prayer, ui } satisfies Messages
