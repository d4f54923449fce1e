// The font a page needs first, by script, for <link rel="preload">. Same files as app.css names, so nothing is loaded
// twice.
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import naskh from '@fontsource-variable/noto-naskh-arabic/files/noto-naskh-arabic-arabic-wght-normal.woff2?url'
import nastaliq from '@fontsource-variable/noto-nastaliq-urdu/files/noto-nastaliq-urdu-arabic-wght-normal.woff2?url'

const FONT_BY_LANGUAGE: Record<string, string> = { ar: naskh, ur: nastaliq }

export const firstFont = (language: string) => FONT_BY_LANGUAGE[language] ?? figtree
