// Part of every build: a site with a changed Quran text must not be built.
import { editions, TRANSLITERATION } from '#app/core/quran/editions.ts'
import {
  readChecksums,
  readPacked,
  TextMismatch,
  verifyArabic,
  verifyEdition,
} from '#app/core/quran/text-file.server.ts'

try {
  const sums = readChecksums()
  const verses = verifyArabic(readPacked('arabic'), sums)
  for (const id of [...editions.map((edition) => edition.id), TRANSLITERATION]) verifyEdition(id, readPacked(id), sums)
  console.log(`Quran text verified: ${sums.surahs} surahs, ${verses.length} verses, sha256 ${sums.shown.slice(0, 16)}…`)
} catch (error) {
  if (!(error instanceof TextMismatch)) throw error
  console.error(`The Quran text is not the one that was checked: ${error.message}`)
  process.exit(1)
}
