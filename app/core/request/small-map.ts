// The shape of a drawing of the surroundings of a place: small enough to be kept on a device.

/** In the units of its paths. */
export const SMALL_MAP = { width: 320, height: 160 } as const

/** From the lowest to the topmost. */
export const SHAPES = ['land', 'built', 'green', 'water', 'river', 'street', 'road'] as const
export type ShapeKind = (typeof SHAPES)[number]

export type SmallMap = {
  /** `path` as SVG writes it. The place is in the middle. */
  shapes: { kind: ShapeKind; path: string }[]
  names: { text: string; x: number; y: number }[]
  /** What the whole width is on the ground. */
  metres: number
  /** Of an extract the operator brought; otherwise the coarse map of the world. */
  hasStreets: boolean
}
