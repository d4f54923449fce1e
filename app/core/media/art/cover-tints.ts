// The colours a cover may take. A tint stands for a family of categories, never for a single record.

export type Tint = { hue: number; chroma: number; accentHue: number; accentChroma: number }

export const COVER_TINTS = {
  food: { hue: 52, chroma: 0.105, accentHue: 82, accentChroma: 0.12 },
  grocery: { hue: 140, chroma: 0.075, accentHue: 100, accentChroma: 0.11 },
  health: { hue: 195, chroma: 0.065, accentHue: 165, accentChroma: 0.07 },
  trades: { hue: 245, chroma: 0.055, accentHue: 70, accentChroma: 0.1 },
  education: { hue: 275, chroma: 0.075, accentHue: 85, accentChroma: 0.09 },
  finance: { hue: 165, chroma: 0.065, accentHue: 85, accentChroma: 0.1 },
  retail: { hue: 5, chroma: 0.085, accentHue: 60, accentChroma: 0.09 },
  tech: { hue: 235, chroma: 0.085, accentHue: 200, accentChroma: 0.08 },
  travel: { hue: 220, chroma: 0.075, accentHue: 75, accentChroma: 0.11 },
  coffee: { hue: 50, chroma: 0.06, accentHue: 75, accentChroma: 0.09 },
  beauty: { hue: 340, chroma: 0.07, accentHue: 60, accentChroma: 0.08 },
  legal: { hue: 260, chroma: 0.035, accentHue: 85, accentChroma: 0.1 },
  community: { hue: 150, chroma: 0.06, accentHue: 70, accentChroma: 0.1 },
  mosque: { hue: 168, chroma: 0.07, accentHue: 84, accentChroma: 0.11 },
} as const satisfies Record<string, Tint>

export type CoverTint = keyof typeof COVER_TINTS

export function isCoverTint(value: string): value is CoverTint {
  return Object.hasOwn(COVER_TINTS, value)
}
