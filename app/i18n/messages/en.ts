import { auth } from './en/auth.ts'
import { chat } from './en/chat.ts'
import { errors } from './en/errors.ts'
import { frame } from './en/frame.ts'
import { home } from './en/home.ts'
import { listing } from './en/listing.ts'
import { pages } from './en/pages.ts'
import { places } from './en/places.ts'
import { popup } from './en/popup.ts'
import { prayer } from './en/prayer.ts'
import { ui } from './en/ui.ts'

export default { auth, chat, errors, frame, home, listing, pages, places, popup, prayer, ui }
