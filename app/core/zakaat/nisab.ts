/** Milligrams of pure metal. The first pair is 7½ and 52½ tola, the second the other conversion in use. */
export const NISAB_WEIGHTS = {
  tola: { gold: 87_480n, silver: 612_360n },
  rounded: { gold: 85_000n, silver: 595_000n },
} as const
export type NisabWeights = keyof typeof NISAB_WEIGHTS
