// Countries in running text: some take an article, as in "in the United Kingdom".

const TAKES_ARTICLE =
  /^(United |Netherlands|Philippines|Maldives|Gambia|Comoros|Bahamas|Dominican Republic|Central African )| Islands$/

export const withArticle = (country: string) => (TAKES_ARTICLE.test(country) ? `the ${country}` : country)
