// The pages about the site itself, in one language. `{operator}` stands for who runs this installation.
export const sitePages = ['about-us', 'privacy-policy', 'terms-of-service'] as const
export type SitePage = (typeof sitePages)[number]
export type SitePages = Readonly<Record<SitePage, { title: string; text: string }>>
