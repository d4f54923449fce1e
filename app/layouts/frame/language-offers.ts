import type { Locale } from '#app/i18n/locales.ts'

/** The quiet offer of a language, in that language: whoever reads the page in another one may not understand it. */
export const languageOffers: Record<Locale, { text: string; accept: string; dismiss: string }> = {
  en: { text: 'This page is available in English.', accept: 'Read in English', dismiss: 'Dismiss' },
  ar: { text: 'هذه الصفحة متاحة بالعربية.', accept: 'اقرأ بالعربية', dismiss: 'إغلاق' },
  ur: { text: 'یہ صفحہ اردو میں بھی دستیاب ہے۔', accept: 'اردو میں پڑھیں', dismiss: 'بند کریں' },
  fr: { text: 'Cette page existe en français.', accept: 'Lire en français', dismiss: 'Fermer' },
  tr: { text: 'Bu sayfanın Türkçesi de var.', accept: 'Türkçe oku', dismiss: 'Kapat' },
  id: {
    text: 'Halaman ini tersedia dalam bahasa Indonesia.',
    accept: 'Baca versi Indonesia',
    dismiss: 'Tutup',
  },
}
