import type { Locale } from '../locales.ts'
import ar from './ar.server.ts'
import en from './en.server.ts'
import fr from './fr.server.ts'
import id from './id.server.ts'
import tr from './tr.server.ts'
import ur from './ur.server.ts'

export type MailMessages = typeof en

const catalogues: Record<Locale, MailMessages> = { en, ar, ur, fr, tr, id }

export const mailMessages = (locale: Locale) => catalogues[locale]
