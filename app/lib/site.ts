/** The product's name and voice, in one place. The public address can be set by the operator (SITE_URL). */
export const site = {
  name: 'Mahalla',
  tagline: 'for Muslims, by Muslims',
  defaultUrl: 'https://www.mahalla.example',
} as const
