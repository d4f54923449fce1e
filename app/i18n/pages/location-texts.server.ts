// The location pages' headings and texts in the visitor's language.
import type { Locale } from '#app/i18n/locales.ts'
import { location as ar } from './ar.server.ts'
import { location as en, type LocationTexts } from './en.server.ts'
import { location as fr } from './fr.server.ts'
import { location as id } from './id.server.ts'
import { location as tr } from './tr.server.ts'
import { location as ur } from './ur.server.ts'

const texts: Readonly<Record<Locale, LocationTexts>> = { en, ar, ur, fr, tr, id }

export const locationTexts = (locale: Locale): LocationTexts => texts[locale]
