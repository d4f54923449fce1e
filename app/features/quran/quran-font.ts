// The typeface of the Quran, asked for with the page: the text must not change its look while it is read. The same file
// as app.css names, so nothing is loaded twice.
import amiri from '@fontsource/amiri-quran/files/amiri-quran-arabic-400-normal.woff2?url'
import type { LinksFunction } from 'react-router'

export const quranFont: LinksFunction = () => [
  { rel: 'preload', as: 'font', type: 'font/woff2', href: amiri, crossOrigin: 'anonymous' },
]
