/** A picture with the affiliate's link, for a page of theirs. */
export const bannerCode = ({ link, banner }: { link: string; banner: string }, alt: string) =>
  `<a href="${link}" rel="sponsored"><img src="${banner}" alt="${alt}" width="600" height="315"></a>`
