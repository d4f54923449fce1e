// The verses of a passage, and how one of them is found, named and linked to.
import { useCallback, useMemo } from 'react'
import { useHref } from 'react-router'
import { type ReaderData, unpackSection } from './passage.ts'

export type Passage = ReturnType<typeof usePassage>

export function usePassage(reader: ReaderData) {
  const base = useHref('/quran')
  const sections = useMemo(() => reader.sections.map(unpackSection), [reader.sections])
  const verses = useMemo(() => sections.flatMap((section) => section.verses), [sections])
  const first = verses[0]?.number ?? 1
  const last = verses.at(-1)?.number ?? first
  const find = useCallback((wanted: number) => verses[wanted - first] ?? null, [verses, first])
  const nameOf = useCallback(
    (surah: number) => sections.find((section) => section.surah.number === surah)?.surah.name ?? '',
    [sections],
  )
  const addressOf = useCallback(
    ({ surah, ayah }: { surah: number; ayah: number }) => `${location.origin}${base}/${surah}/${ayah}`,
    [base],
  )
  return { base, sections, verses, first, last, find, nameOf, addressOf }
}
