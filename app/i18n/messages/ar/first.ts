// Messages that any page may show: the browser's first chunk of this language.
import { assistant } from './assistant.ts'
import { errors } from './errors.ts'
import { frame } from './frame.ts'
import { home } from './home.ts'
import { listings } from './listings.ts'
import { places } from './places.ts'
import { prayer } from './prayer.ts'
import { ui } from './ui.ts'

export const first = { assistant, errors, frame, home, listings, places, prayer, ui }
