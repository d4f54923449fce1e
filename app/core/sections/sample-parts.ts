/** The parts of the sample community that can go by themselves; its accounts go with all of it. */
export const SAMPLE_PARTS = [
  'businesses',
  'mosques',
  'community',
  'groups',
  'jobs',
  'courses',
  'store',
  'social',
  'partners',
  'front',
  'prices',
  'figures',
] as const
export type SamplePart = (typeof SAMPLE_PARTS)[number]
