import type { Locale } from '../locales.ts'
import ar from './ar.server.ts'
import type { EmbedTexts } from './en.server.ts'
import en from './en.server.ts'
import fr from './fr.server.ts'
import id from './id.server.ts'
import tr from './tr.server.ts'
import ur from './ur.server.ts'

const catalogues: Record<Locale, EmbedTexts> = { en, ar, ur, fr, tr, id }

export const embedTexts = (locale: Locale) => catalogues[locale]
