import { readFileSync } from 'node:fs'
import { preloadModule } from 'react-dom'
import type { Locale } from './locales.ts'

type Manifest = Record<string, { file: string; imports?: string[] }>
const manifest: Manifest = import.meta.env.PROD
  ? JSON.parse(readFileSync('build/client/.vite/manifest.json', 'utf8'))
  : {}

const files = (key: string): string[] => {
  const chunk = manifest[key]
  return chunk ? [chunk.file, ...(chunk.imports ?? []).flatMap(files)] : []
}

/** Called while rendering: puts `<link rel=modulepreload>` for the language's chunk in the document's head. */
export function preloadMessages(locale: Locale) {
  for (const file of new Set(files(`app/i18n/messages/${locale}/first.ts`))) preloadModule(`/${file}`)
}
