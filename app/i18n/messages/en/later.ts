// What only some pages show: the browser's second chunk of this language.
import { auth } from './auth.ts'
import { pages } from './pages.ts'
import { popup } from './popup.ts'

export const later = { auth, pages, popup }
