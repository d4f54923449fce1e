// The address of a record's cover, for pages, and its reading back, for the server that draws it.

import { type CoverTint, isCoverTint } from './cover-tints.ts'

export const COVER_SHAPES = {
  card: { width: 640, height: 480 },
  wide: { width: 1280, height: 400 },
  square: { width: 320, height: 320 },
} as const

export type CoverShape = keyof typeof COVER_SHAPES

// Covers are cached as immutable: raise this whenever the drawing changes.
const DRAWING_VERSION = 2

const COVER_PATH = /^\/cover\/([a-z]{1,20})\/([a-z]{1,20})\/([A-Za-z0-9_-]{1,80})\.svg$/

export function coverUrl(id: string, tint: CoverTint, shape: CoverShape = 'card'): string {
  return `/cover/${tint}/${shape}/${encodeURIComponent(id)}.svg?v=${DRAWING_VERSION}`
}

function isCoverShape(value: string): value is CoverShape {
  return Object.hasOwn(COVER_SHAPES, value)
}

// Takes the path alone, without the query. Anything unknown is null, so a stranger cannot ask for odd drawings.
export function parseCoverPath(path: string): { id: string; tint: CoverTint; shape: CoverShape } | null {
  const [, tint, shape, id] = COVER_PATH.exec(path) ?? []
  if (!tint || !shape || !id || !isCoverTint(tint) || !isCoverShape(shape)) return null
  return { id, tint, shape }
}
