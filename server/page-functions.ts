/** The tables each public page function reads: a change in one of them drops its kept results. */
const directory = ['business_unified', 'mosque_unified', 'place_redirects']

export const pageTables: Record<string, readonly string[]> = {
  home_page: [...directory, 'promotions', 'sponsors', 'partners', 'testimonials'],
  near_businesses: directory,
  search_businesses: directory,
  near_mosques: directory,
  find_business: directory,
  business_page: [
    ...directory,
    'businesses',
    'business',
    'certifiers',
    'halal_evidence',
    'ownership_statements',
    'mosque_admins',
    'fact_statements',
    'fact_confirmations',
  ],
  halal_page: [...directory, 'businesses', 'certifiers', 'halal_evidence', 'ownership_statements', 'mosque_admins'],
  find_mosque: directory,
  search_suggest: directory,
  location_page: directory,
  category_counts: directory,
  location_groups: directory,
  place_photos: ['photos', 'profiles'],
  reviews_page: ['reviews', 'review_replies', 'profiles', 'businesses'],
  records_page: directory,
  records_choices: directory,
  country_sightings: ['hijri_sightings'],
  athan_page: ['athan_sounds'],
  business_profile: [...directory, 'businesses', 'business_accounts'],
}
