// Weighs a halal mark on the map. "diet:halal=yes" means halal options, according to the mapper; where nothing else supports
// it, as on a sushi bar in Oslo, it counts as no more than reported, and people who ask for it see it.
import { cuisineByWord } from '#app/core/cuisines/cuisine-words.ts'
import { type CuisineId, partOfCuisine } from '#app/core/cuisines/cuisines.ts'

const USUALLY_HALAL: ReadonlySet<string | null> = new Set(['south-asian', 'middle-eastern', 'turkish', 'african'])
const ALSO: ReadonlySet<CuisineId> = new Set(['kebab', 'malaysian', 'indonesian', 'uyghur', 'biryani', 'chicken'])
const NOT_BY_ITSELF: ReadonlySet<CuisineId> = new Set(['nepalese', 'sri-lankan', 'ethiopian', 'curry'])

/** Where most people are Muslim, halal is what a kitchen is unless it says otherwise. */
const MUSLIM_COUNTRIES: ReadonlySet<string> = new Set(
  'AE AF AL AZ BA BD BH BN DJ DZ EG EH GM GN ID IQ IR JO KG KM KW KZ LB LY MA ML MR MV MY NE OM PK PS QA SA SD SL SN SO SY TD TJ TM TN TR UZ XK YE'.split(
    ' ',
  ),
)

const IN_ITS_NAME = /hal+al|helal|muslim|islam|bismillah|mad[iy]na|mak+ah|حلال|清真|ハラール|할랄|ฮาลาล/iu

type Borne = { name: string; subcategory: string | null; cuisines: readonly CuisineId[]; country: string | null }

const saysHalal = (cuisine: CuisineId | null) =>
  cuisine !== null && (ALSO.has(cuisine) || (USUALLY_HALAL.has(partOfCuisine(cuisine)) && !NOT_BY_ITSELF.has(cuisine)))

/** Whether more than the mark says so: its name, its kitchen, its trade, its country. */
export const isBorneOut = ({ name, subcategory, cuisines, country }: Borne): boolean =>
  IN_ITS_NAME.test(name) ||
  subcategory === 'butcher' ||
  (country !== null && MUSLIM_COUNTRIES.has(country)) ||
  cuisines.some(saysHalal) ||
  name.split(/[\s/-]+/).some((word) => saysHalal(cuisineByWord(word)))
