// French puts a preposition before a place that depends on its name: à Lyon, au Caire, en France, aux Comores,
// près d’Istanbul. Names arrive as they stand in lists, so the right one is found from the name itself.

/** `'Lyon'` → `'à Lyon'`, `'Le Caire'` → `'au Caire'`. */
export function inCity(city: string): string {
  const bare = withoutArticle(city)
  if (city.startsWith('Le ')) return `au ${bare}`
  return city.startsWith('Les ') ? `aux ${bare}` : `à ${city}`
}

/** `'Lyon'` → `'de Lyon'`, `'Istanbul'` → `'d’Istanbul'`, `'Le Caire'` → `'du Caire'`. */
export function ofCity(city: string): string {
  const bare = withoutArticle(city)
  if (city.startsWith('Le ')) return `du ${bare}`
  if (city.startsWith('Les ')) return `des ${bare}`
  return startsWithVowel(city) ? `d’${city}` : `de ${city}`
}

const withoutArticle = (city: string) => city.replace(/^Les? /, '')

// Neither H nor Y: most foreign names keep "de" before them (de Houston, de Yaoundé).
const startsWithVowel = (name: string) => /^[aeiouœæ]/i.test(name.normalize('NFD'))

const PLURAL =
  /^(Îles|Pays-Bas|Terres) |^(Pays-Bas|Émirats arabes unis|États-Unis|Samoa|Samoa américaines|Bermudes|Bahamas|Comores|Fidji|Maldives|Palaos|Philippines|Seychelles|Tokelau|Tonga)$/
const FEMININE_ISLAND = /^(Barbade|Dominique|Grenade)$/
const WITHOUT_ARTICLE =
  /^(Saint|Sainte)-|^(Anguilla|Antigua-et-Barbuda|Aruba|Bahreïn|Chypre|Cuba|Curaçao|Djibouti|Gibraltar|Guam|Guernesey|Haïti|Hong Kong|Jersey|Kiribati|La Réunion|Macao|Madagascar|Malte|Maurice|Mayotte|Monaco|Montserrat|Nauru|Niue|Oman|Porto Rico|Sao Tomé-et-Principe|Singapour|Taïwan|Trinité-et-Tobago|Tuvalu|Wallis-et-Futuna)$/
/** Masculine in spite of the final e of the first word. */
const MASCULINE = /^(Royaume-Uni|Belize|Cambodge|Mexique|Mozambique|Suriname|Zimbabwe)$/

/** `'France'` → `'en France'`, `'Maroc'` → `'au Maroc'`, `'États-Unis'` → `'aux États-Unis'`. */
export function inCountry(country: string): string {
  if (country.startsWith('Île ')) return `sur l’${country}`
  if (PLURAL.test(country)) return `aux ${country}`
  if (FEMININE_ISLAND.test(country)) return `à la ${country}`
  if (WITHOUT_ARTICLE.test(country)) return `à ${country}`
  const [first = ''] = country.split(/[ -]/)
  const isFeminine = (first.endsWith('e') || first === 'Sierra') && !MASCULINE.test(country)
  return isFeminine || startsWithVowel(country) ? `en ${country}` : `au ${country}`
}
