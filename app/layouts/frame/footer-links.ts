/** The categories that the frame leads to, from the footer and the search sheet. */
export const categories = [
  'restaurants',
  'grocery',
  'healthcare',
  'trades',
  'education',
  'finance',
  'retail',
  'technology',
] as const
