/** The tables each public page function reads: a change in one of them drops its kept results. */
const directory = ['business_unified', 'mosque_unified', 'place_redirects']

export const pageTables: Record<string, readonly string[]> = {
  home_page: [...directory, 'promotions', 'sponsors', 'partners', 'testimonials'],
  near_businesses: directory,
  search_businesses: directory,
  near_mosques: directory,
  find_business: directory,
  find_mosque: directory,
  search_suggest: directory,
  location_page: directory,
  category_counts: directory,
  location_groups: directory,
}
