/**
 * What a kitchen cooks and what it serves, as facts of a place of their own: "Turkish" and "kebab" beside each other, not
 * forced into one part of the tree. Each says which part of the restaurants it belongs to, what stands on its drawn table,
 * and what else people and maps call it.
 */
import type { ShippedPartId } from '#app/core/categories/tree.ts'
import type { StillLifeThing } from '#app/core/media/art/still-life.ts'

type Part = ShippedPartId<'restaurants'>
type Entry = { part: Part | null; thing: StillLifeThing; words: string }

const dish = (part: Part | null, thing: StillLifeThing, words = ''): Entry => ({ part, thing, words })
const kitchen = dish

/** Where the cooking comes from. */
const KITCHENS = {
  afghan: kitchen('south-asian', 'grill', 'afghani, kabuli'),
  african: kitchen(
    'african',
    'pot',
    'nigerian, ghanaian, senegalese, kenyan, swahili, west african, east african, jollof, suya, cape malay, congolese',
  ),
  algerian: kitchen('african', 'tagine'),
  american: kitchen(null, 'burger', 'diner, western, soul food'),
  asian: kitchen('east-asian', 'noodles', 'pan asian, asian fusion, east asian, south east asian'),
  balkan: kitchen(
    'turkish',
    'grill',
    'bosnian, albanian, kosovar, macedonian, serbian, cevapi, cevapcici, burek, borek',
  ),
  bangladeshi: kitchen('south-asian', 'curry', 'bengali, sylheti'),
  caribbean: kitchen(null, 'pot', 'jamaican, jerk, trinidadian, guyanese'),
  'central-asian': kitchen('turkish', 'pilaf', 'uzbek, kazakh, tajik, kyrgyz, turkmen, plov'),
  chinese: kitchen('east-asian', 'noodles', 'cantonese, sichuan, szechuan, hunan, taiwanese, indo chinese'),
  egyptian: kitchen('middle-eastern', 'pot', 'koshary, kushari'),
  ethiopian: kitchen('african', 'pot', 'eritrean, habesha'),
  filipino: kitchen('east-asian', 'pilaf', 'philippine'),
  french: kitchen(null, 'plates'),
  german: kitchen(null, 'plates', 'bavarian, austrian, schnitzel'),
  greek: kitchen(null, 'grill', 'gyros, gyro, souvlaki'),
  indian: kitchen(
    'south-asian',
    'curry',
    'south indian, north indian, mughlai, hyderabadi, punjabi, kerala, goan, gujarati, malabari, tamil, dosa, idli, tandoori, al faham, desi',
  ),
  indonesian: kitchen(
    'east-asian',
    'satay',
    'javanese, sunda, sundanese, padang, minang, betawi, balinese, warung, nasi goreng, nasi padang, bakso, soto, pecel, penyetan, geprek, satay, sate',
  ),
  iraqi: kitchen('middle-eastern', 'grill', 'baghdadi, masgouf'),
  italian: kitchen(null, 'pasta', 'sicilian, neapolitan, trattoria'),
  japanese: kitchen('east-asian', 'sushi', 'teppanyaki, yakiniku, beef bowl, okonomiyaki, izakaya, donburi, udon'),
  korean: kitchen('east-asian', 'hotpot', 'korean bbq, korean barbecue'),
  kurdish: kitchen('middle-eastern', 'grill'),
  lebanese: kitchen('middle-eastern', 'meze', 'meze, mezze, manakish, manaeesh'),
  malaysian: kitchen(
    'east-asian',
    'satay',
    'malay, mamak, singaporean, nyonya, peranakan, nasi lemak, nasi kandar, chicken rice, roti canai',
  ),
  mediterranean: kitchen(null, 'meze', 'levantine, cypriot'),
  mexican: kitchen(null, 'tacos', 'tex mex, burrito, burritos, quesadilla'),
  'middle-eastern': kitchen(
    'middle-eastern',
    'meze',
    'arab, arabic, oriental, middle east, saudi, emirati, khaleeji, gulf, najdi, bukhari, jordanian, qatari, kuwaiti, omani, bahraini, mandi, kabsa, madfoon',
  ),
  moroccan: kitchen('african', 'tagine', 'maghrebi, maghreb, north african'),
  nepalese: kitchen('south-asian', 'dumplings', 'nepali, tibetan, himalayan'),
  pakistani: kitchen('south-asian', 'curry', 'lahori, balochi, peshawari, sindhi, karachi, kashmiri'),
  palestinian: kitchen('middle-eastern', 'meze', 'musakhan, maqluba'),
  persian: kitchen('middle-eastern', 'grill', 'iranian'),
  'latin-american': kitchen(null, 'plates', 'peruvian, brazilian, argentinian, colombian, south american'),
  portuguese: kitchen(null, 'chicken', 'piri piri, peri peri'),
  somali: kitchen('african', 'pilaf', 'djiboutian'),
  spanish: kitchen(null, 'plates', 'tapas, paella'),
  'sri-lankan': kitchen('south-asian', 'curry', 'ceylonese, kottu'),
  surinamese: kitchen(null, 'pilaf'),
  syrian: kitchen('middle-eastern', 'meze', 'damascene, aleppo'),
  thai: kitchen('east-asian', 'noodles', 'pad thai'),
  tunisian: kitchen('african', 'tagine'),
  turkish: kitchen('turkish', 'kebab', 'turkish grill, ottoman, anatolian, lahmacun, pide, iskender, kofte, cig kofte'),
  uyghur: kitchen('east-asian', 'noodles', 'uighur, lanzhou, hui, chinese islamic, lamian'),
  vietnamese: kitchen('east-asian', 'noodles', 'pho, banh mi'),
  yemeni: kitchen('middle-eastern', 'pilaf', 'hadrami, madhbi'),
} as const satisfies Record<string, Entry>

/** What is on the plate, or in the cup. */
const DISHES = {
  biryani: dish('south-asian', 'biryani', 'biriyani, briyani, biriani, nasi briyani'),
  breakfast: dish('cafe', 'breakfast', 'brunch, full english, all day breakfast, shakshuka'),
  'bubble-tea': dish('cafe', 'bubbletea', 'boba, pearl tea'),
  burger: dish('grill', 'burger', 'burgers, hamburger, hamburgers, smash burger, smashburger'),
  chicken: dish(
    'takeaway',
    'chicken',
    'fried chicken, chicken shop, wings, chicken wings, broasted, rotisserie, tenders, pollo',
  ),
  coffee: dish('cafe', 'coffee', 'coffee shop, espresso, cafe'),
  couscous: dish('african', 'tagine', 'tagine, tajine'),
  curry: dish('south-asian', 'curry', 'karahi, nihari, haleem, balti, tikka, tikka masala, masala'),
  dessert: dish(
    'cafe',
    'cake',
    'desserts, cake, cakes, waffle, waffles, crepe, crepes, pancake, pancakes, donut, donuts, doughnut, cheesecake, kunafa, knafeh, chocolate, sweets',
  ),
  dumplings: dish('east-asian', 'dumplings', 'dumpling, dim sum, momo, momos, manti, bao, baozi, gyoza, jiaozi'),
  falafel: dish('middle-eastern', 'falafel', 'hummus, houmous, foul, ful'),
  'fish-and-chips': dish('takeaway', 'fishchips', 'fish chips, chippy, chip shop'),
  fries: dish('takeaway', 'fishchips', 'friture, frituur, frites, chips, loaded fries, friterie'),
  grill: dish(
    'grill',
    'grill',
    'bbq, barbecue, barbeque, charcoal, mangal, ocakbasi, grilled meat, mixed grill, churrasco',
  ),
  hotpot: dish('east-asian', 'hotpot', 'hot pot, shabu shabu, steamboat, malatang, sukiyaki'),
  'ice-cream': dish('cafe', 'icecream', 'gelato, frozen yogurt, frozen yoghurt, kulfi, ice cream parlour'),
  juice: dish('cafe', 'juice', 'juices, smoothie, smoothies, milkshake, milkshakes, juice bar, acai'),
  kebab: dish(
    'grill',
    'kebab',
    'kebap, kebabs, kabab, doner, donner, donair, durum, doner kebab, shish, shish kebab, adana',
  ),
  noodles: dish('east-asian', 'noodles', 'noodle, ramen, laksa, beef noodle, mie, mee, bakmi, hand pulled noodles'),
  pasta: dish(null, 'pasta', 'spaghetti, lasagne, lasagna'),
  pastry: dish('cafe', 'bread', 'bakery, pastries, patisserie, pie, pies, bagel, bagels, bread, naan, manaqish'),
  pizza: dish('takeaway', 'pizza', 'pizzas, italian pizza, pizzeria'),
  salad: dish(null, 'salad', 'salads, poke, poke bowl, bowls'),
  sandwich: dish(
    'takeaway',
    'sandwich',
    'sandwiches, wrap, wraps, sub, subs, panini, hot dog, hot dogs, hotdog, sausage, toast, croque monsieur, deli, pita',
  ),
  seafood: dish(null, 'fish', 'fish, sea food, prawns, shellfish'),
  shawarma: dish('middle-eastern', 'wrap', 'shawerma, chawarma, shwarma, shoarma'),
  soup: dish(null, 'soup', 'soups, harira, lentil soup, corba'),
  steak: dish('grill', 'steak', 'steak house, steakhouse, steaks, beef, ribs, wagyu'),
  sushi: dish('east-asian', 'sushi', 'sashimi, maki'),
  tacos: dish('takeaway', 'tacos', 'taco, french tacos, tacos francais'),
  tea: dish('cafe', 'tea', 'tea house, teahouse, tea room, chai, karak, karak chai'),
} as const satisfies Record<string, Entry>

export type CuisineId = keyof typeof KITCHENS | keyof typeof DISHES
export type CuisineNames = Readonly<Record<CuisineId, string>>

const ALL: Readonly<Record<CuisineId, Entry>> = { ...KITCHENS, ...DISHES }

export const isCuisine = (value: unknown): value is CuisineId => typeof value === 'string' && Object.hasOwn(ALL, value)
export const isDish = (id: CuisineId): boolean => Object.hasOwn(DISHES, id)

/** Kitchens first, each in alphabetical order. */
export const cuisineIds: readonly CuisineId[] = Object.keys(ALL).filter(isCuisine)

/** The part of the restaurants that serves it; null where none of them says so. */
export const partOfCuisine = (id: CuisineId): Part | null => ALL[id].part
export const thingOfCuisine = (id: CuisineId): StillLifeThing => ALL[id].thing
export const wordsOfCuisine = (id: CuisineId): readonly string[] =>
  ALL[id].words.split(',').flatMap((word) => word.trim() || [])
