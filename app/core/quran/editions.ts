// The translations the site carries, whose they are, and on what terms. The texts lie in data/, one file per edition.

export const TRANSLITERATION = 'transliteration'

/** `quranenc`: may be republished with credit. `tanzil`: free of charge only, with credit, so never beside promotions. */
export type Terms = 'quranenc' | 'tanzil'

export type Edition = {
  id: string
  /** Of the text, for `lang` and for the reading direction. */
  language: string
  direction: 'ltr' | 'rtl'
  /** What the language calls itself. */
  languageName: string
  translator: string
  terms: Terms
}

export const editions: readonly Edition[] = [
  edition('en', 'English', 'Saheeh International', 'tanzil'),
  edition('ur', 'اردو', 'ابوالاعلیٰ مودودی', 'tanzil', 'rtl'),
  edition('fr', 'Français', 'Muhammad Hamidullah', 'tanzil'),
  edition('tr', 'Türkçe', 'Diyanet İşleri Başkanlığı', 'tanzil'),
  edition('id', 'Bahasa Indonesia', 'Kementerian Agama Republik Indonesia', 'quranenc'),
  edition('bn', 'বাংলা', 'মুহিউদ্দীন খান', 'tanzil'),
  edition('es', 'Español', 'Isa García', 'tanzil'),
  edition('ru', 'Русский', 'Эльмир Кулиев', 'tanzil'),
  edition('sv', 'Svenska', 'Knut Bernström', 'tanzil'),
  edition('zh', '中文', '马坚 (Ma Jian)', 'quranenc'),
]

function edition(
  id: string,
  languageName: string,
  translator: string,
  terms: Terms,
  direction: Edition['direction'] = 'ltr',
): Edition {
  return { id, language: id, direction, languageName, translator, terms }
}

export const TERMS_LINK: Readonly<Record<Terms, { name: string; href: string }>> = {
  tanzil: { name: 'Tanzil', href: 'https://tanzil.net/trans/' },
  quranenc: { name: 'QuranEnc', href: 'https://quranenc.com/' },
}

export const findEdition = (id: string): Edition | null => editions.find((known) => known.id === id) ?? null

/** Ids an operator may switch off: the Arabic text and editions free to republish stay. */
export const isOptional = (id: string): boolean => id === TRANSLITERATION || findEdition(id)?.terms === 'tanzil'

export const optionalEditions: readonly string[] = [
  ...editions.filter(({ terms }) => terms === 'tanzil').map(({ id }) => id),
  TRANSLITERATION,
]
