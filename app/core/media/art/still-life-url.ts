// The address of a drawn still life, for whoever fills the directory, and its reading back, for the server that draws it.
import { type CoverTint, isCoverTint } from './cover-tints.ts'
import { isStillLifeShape, isStillLifeThing, type StillLife, type StillLifeThing } from './still-life.ts'
import { STILL_LIFE_ROOT } from './still-life-shape.ts'

// Kept by browsers as immutable: raise this whenever the drawing changes.
const DRAWING_VERSION = 1

const PATH = /^\/still-life\/([a-z]{1,20})\/([a-z]{1,20})\/([a-z]{1,20})\/([A-Za-z0-9_-]{1,80})\.svg$/

export const stillLifeUrl = (thing: StillLifeThing, tint: CoverTint, id: string) =>
  `${STILL_LIFE_ROOT}card/${tint}/${thing}/${encodeURIComponent(id)}.svg?v=${DRAWING_VERSION}`

/** Takes the path alone, without the query. Anything unknown is null. */
export function parseStillLifePath(path: string): StillLife | null {
  const [, shape, tint, thing, id] = PATH.exec(path) ?? []
  if (!shape || !tint || !thing || !id) return null
  return isStillLifeShape(shape) && isCoverTint(tint) && isStillLifeThing(thing) ? { thing, tint, shape, id } : null
}
