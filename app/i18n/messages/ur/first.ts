// What every page may show: the browser's first chunk of this language.
import { chat } from './chat.ts'
import { errors } from './errors.ts'
import { frame } from './frame.ts'
import { home } from './home.ts'
import { listing } from './listing.ts'
import { places } from './places.ts'
import { prayer } from './prayer.ts'
import { ui } from './ui.ts'

export const first = { chat, errors, frame, home, listing, places, prayer, ui }
