// Allergens that the words of an ingredient name. A hint for whoever writes and a warning for whoever eats, never a promise
// that nothing else is in it.
import { fold } from '#app/core/places/fold.ts'
import { ALLERGENS, type Allergen, type IngredientLine, isHeading } from './recipe.ts'

/** Words of all six languages. What only sounds like one of them is in `HARMLESS`, or in its own list with more words. */
const NAMES: Record<Allergen, string> = {
  gluten: `
    flour, plain flour, wheat, wheat flour, wholemeal, semolina, bulgur, bulghur, couscous, barley, rye, oats, oat, oatmeal, oat milk,
    spelt, farro, freekeh, seitan, bread, breadcrumbs, toast, pita, naan, tortilla, pasta, spaghetti, macaroni, lasagne, lasagna,
    vermicelli, noodles, filo, phyllo, puff pastry, pastry, biscuits, crackers, croutons, soy sauce, soya sauce, kataifi, malt,
    farine, blé, froment, semoule, boulgour, orge, seigle, avoine, lait d avoine, épeautre, pain, chapelure, pâtes, nouilles,
    vermicelles, pâte feuilletée, pâte filo, pâte brisée, sauce soja, feuilles de brick, biscuits, malt,
    buğday, buğday unu, irmik, arpa, çavdar, yulaf, ekmek, galeta unu, makarna, erişte, şehriye, yufka, milföy, kadayıf, soya sosu,
    tepung, tepung terigu, terigu, gandum, roti, tepung roti, mie, mi telur, mi goreng, makaroni, pasta, oat, kecap, kecap manis, kecap asin,
    kulit lumpia,
    دقيق, طحين, قمح, سميد, برغل, كسكس, كسكسي, شعير, شوفان, فريك, فريكة, خبز, بقسماط, معكرونة, مكرونة, شعيرية, رقائق الفيلو, جلاش, كنافة,
    عجينة, صلصة الصويا, صوص الصويا,
    آٹا, میدہ, گندم, سوجی, دلیہ, جو کا آٹا, جئی, روٹی, ڈبل روٹی, نان, سویاں, پاستا, میکرونی, نوڈلز, سویا ساس`,
  crustaceans: `
    shrimp, shrimps, prawn, prawns, crab, crabs, lobster, crayfish, langoustine, shellfish, shrimp paste,
    crevette, crevettes, crabe, homard, langouste, langoustines, écrevisse, écrevisses, gambas, crustacés,
    karides, yengeç, ıstakoz, kerevit, udang, kepiting, rajungan, lobster, terasi, ebi, rebon,
    روبيان, ربيان, جمبري, قريدس, سرطان البحر, كابوريا, استاكوزا, كركند, جھینگا, جھینگے, جھینگوں, کیکڑا, کیکڑے`,
  eggs: `
    egg, eggs, egg white, egg whites, egg yolk, egg yolks, yolk, yolks, mayonnaise, mayo, meringue, egg noodles,
    œuf, œufs, jaune d œuf, jaunes d œufs, blanc d œuf, blancs d œufs, mayonnaise, meringue,
    yumurta, yumurtalar, yumurtası, yumurtanın, mayonez, telur, kuning telur, putih telur, mayones, mi telur,
    بيض, بيضة, بيضات, بيضتان, بيضتين, صفار, بياض البيض, مايونيز, انڈا, انڈے, انڈوں, مایونیز`,
  fish: `
    fish, salmon, tuna, cod, haddock, trout, sardine, sardines, mackerel, anchovy, anchovies, hake, sea bass, tilapia, fish sauce,
    worcestershire sauce, caviar, poisson, poissons, saumon, thon, cabillaud, morue, truite, sardines, maquereau, anchois, merlan,
    nuoc mam, balık, balığı, somon, ton balığı, sardalya, uskumru, hamsi, levrek, çipura, ikan, ikan teri, teri, salmon, tuna, tongkol,
    kecap ikan, petis, سمك, أسماك, سلمون, سالمون, تونة, تونا, سردين, أنشوجة, سمكة, مچھلی, سالمن, ٹونا`,
  peanuts: `
    peanut, peanuts, groundnut, groundnuts, peanut butter, peanut oil, groundnut oil, monkey nuts, arachide, arachides, cacahuète,
    cacahuètes, beurre de cacahuète, beurre de cacahuètes, huile d arachide, yer fıstığı, yerfıstığı, fıstık ezmesi, fıstık,
    kacang tanah, selai kacang, bumbu kacang, kacang, فول سوداني, فستق سوداني, زبدة الفول السوداني, زبدة فول سوداني, فستق العبيد,
    مونگ پھلی, مونگ پھلیاں`,
  soya: `
    soy, soya, soybean, soybeans, soya beans, edamame, tofu, tempeh, miso, soy milk, soya milk, soy sauce, soya sauce, tamari, soja,
    lait de soja, sauce soja, soya sosu, soya sütü, kedelai, tahu, tempe, tauco, kecap, kecap manis, kecap asin, susu kedelai,
    صويا, فول الصويا, صلصة الصويا, صوص الصويا, حليب الصويا, توفو, سویا, سویابین, سویا ساس, ٹوفو`,
  milk: `
    milk, butter, buttermilk, ghee, cream, sour cream, double cream, whipping cream, creme fraiche, cheese, cream cheese, cheddar,
    mozzarella, feta, parmesan, halloumi, ricotta, mascarpone, paneer, yoghurt, yogurt, labneh, kefir, custard, condensed milk,
    milk powder, whey, khoya, ice cream, lait, beurre, crème, crème fraîche, fromage, yaourt, lait concentré, lait fermenté, babeurre,
    süt, sütü, tereyağı, tereyağ, krema, kaymak, peynir, peyniri, beyaz peynir, kaşar, lor, yoğurt, yoğurdu, ayran, labne, süt tozu,
    susu, mentega, keju, krim, yoghurt, yogurt, susu bubuk, susu kental manis, whipping cream,
    حليب, لبن, لبنة, زبدة, زبد, سمن, سمنة, جبن, جبنة, أجبان, قشطة, قشدة, كريمة, زبادي, روب, قريش, حليب مكثف, كريم,
    دودھ, مکھن, گھی, دیسی گھی, دہی, پنیر, کریم, ملائی, بالائی, کھویا, کھوئے, لسی, ربڑی`,
  nuts: `
    nut, nuts, almond, almonds, walnut, walnuts, hazelnut, hazelnuts, cashew, cashews, pistachio, pistachios, pecan, pecans,
    brazil nuts, macadamia, almond milk, almond butter, almond flour, ground almonds, marzipan, praline, cashew milk, hazelnut milk,
    nut butter, amande, amandes, lait d amande, lait d amandes, purée d amande, poudre d amande, poudre d amandes, farine d amande,
    farine d amandes, noix, noisette, noisettes, noix de cajou, cajou, pistache, pistaches, noix de pécan, fruits à coque, pralin,
    ceviz, cevizi, fındık, badem, badem sütü, badem unu, antep fıstığı, şam fıstığı, fıstık, kaju, ceviz içi,
    almond, kacang almond, susu almond, kacang mede, kacang mete, mede, mete, kenari, kacang,
    لوز, حليب اللوز, دقيق اللوز, جوز, عين الجمل, كاجو, فستق, فستق حلبي, بندق, مكسرات, بقان,
    بادام, بادام کا دودھ, اخروٹ, کاجو, پستہ, پستے, خشک میوہ, خشک میوے, میوے`,
  celery: `celery, celeriac, celery salt, céleri, céleri rave, kereviz, seledri, كرفس, سیلری, اجمود`,
  mustard: `
    mustard, mustard seeds, mustard oil, moutarde, graines de moutarde, hardal, mustar, mustard, biji sawi, خردل, مسطردة, بذور الخردل,
    رائی, سرسوں, سرسوں کا تیل`,
  sesame: `
    sesame, sesame seeds, sesame oil, tahini, tahina, halva, halwa tahiniyah, hummus, houmous, za atar, zaatar, dukkah, sésame,
    graines de sésame, houmous, tahin, tahini, susam, tahin helvası, wijen, biji wijen, minyak wijen, سمسم, طحينة, طحينية, راشي, حلاوة طحينية,
    زعتر بالسمسم, تل, تل کا تیل, تلوں, تہینی`,
  sulphites: `
    sulphites, sulfites, sulphite, sulphur dioxide, dried apricots, wine vinegar, balsamic vinegar, sulfite, abricots secs,
    vinaigre de vin, vinaigre balsamique, sülfit, kuru kayısı, gün kurusu, balzamik sirke, sulfit, aprikot kering,
    كبريتيت, مشمش مجفف, خشک خوبانی`,
  lupin: `lupin, lupine, lupin flour, lupini, farine de lupin, acı bakla, termiye, tepung lupin, ترمس, لوپن`,
  molluscs: `
    mussel, mussels, clam, clams, oyster, oysters, oyster sauce, squid, calamari, octopus, scallop, scallops, cuttlefish, snails,
    moule, moules, palourdes, huître, huîtres, sauce aux huîtres, calmar, calamars, calamar, encornets, poulpe, seiche,
    noix de saint jacques, saint jacques, escargots, midye, istiridye, kalamar, ahtapot, kerang, tiram, saus tiram, cumi, cumi cumi,
    gurita, sotong, محار, بلح البحر, حبار, كاليماري, سبيط, أخطبوط, صلصة المحار, سیپ, اسکویڈ, آکٹوپس`,
}

/** What has such a word in it, and none of it: said as a whole, it names nothing. */
const HARMLESS = `
  coconut milk, coconut cream, coconut butter, coconut yoghurt, rice milk, cocoa butter, shea butter, butter beans, butter bean,
  butter lettuce, cream of tartar, cream of coconut, vegan butter, vegan cheese, vegan cream, vegan mayonnaise, egg plant, egg free mayonnaise,
  rice flour, corn flour, maize flour, chickpea flour, gram flour, besan flour, potato flour, tapioca flour, cassava flour,
  buckwheat flour, coconut flour, millet flour, sorghum flour, teff flour, gluten free flour, gluten free oats, gluten free bread, gluten free pasta,
  gluten free breadcrumbs, gluten free soy sauce, rice noodles, glass noodles, rice vermicelli, corn tortilla, corn tortillas, oyster mushroom,
  oyster mushrooms, tiger nuts, water chestnuts, dairy free butter, dairy free milk, dairy free yoghurt, dairy free cream, soy free,
  lait de coco, crème de coco, lait de riz, beurre de cacao, haricots beurre, crème de tartre, noix de coco, noix de muscade, farine de riz,
  farine de maïs, farine de pois chiche, farine de pois chiches, farine de sarrasin, farine de coco, farine de manioc, fécule, farine sans gluten,
  pain sans gluten, pâtes sans gluten, vermicelles de riz, nouilles de riz, pâtes de riz, beurre végétal, crème végétale, noix de jambon,
  hindistan cevizi, hindistan cevizi sütü, hindistan cevizi unu, küçük hindistan cevizi, muskat cevizi, pirinç unu, mısır unu, nohut unu,
  patates unu, glutensiz un, glutensiz ekmek, pirinç sütü, kakao yağı,
  santan, susu kelapa, krim kelapa, tepung beras, tepung ketan, tepung maizena, tepung jagung, tepung tapioka, tepung kanji, tepung sagu,
  tepung singkong, kacang hijau, kacang panjang, kacang merah, kacang polong, kacang kapri, kacang buncis, mie beras, jamur tiram,
  حليب جوز الهند, لبن جوز الهند, كريمة جوز الهند, حليب الأرز, جوز الهند, جوز هند, جوز الطيب, جوزة الطيب, زبدة الكاكاو, زبدة نباتية,
  دقيق الأرز, دقيق أرز, طحين الأرز, طحين أرز, دقيق الذرة, دقيق ذرة, طحين الذرة, طحين ذرة, دقيق الحمص, طحين الحمص, طحين حمص,
  دقيق جوز الهند, دقيق خال من الغلوتين, دقيق خالي من الغلوتين, شعيرية الأرز, خبز خال من الغلوتين,
  ناریل کا دودھ, ناریل کی کریم, چاول کا آٹا, مکئی کا آٹا, باجرے کا آٹا, جوار کا آٹا, سنگھاڑے کا آٹا, کوکو مکھن`

/** Words that mean something else in another language: read as such only where the recipe is in this one. */
const ONLY_IN: readonly (readonly [language: string, allergen: Allergen, names: string])[] = [
  ['tr', 'gluten', 'un, unu, tam buğday unu'],
  ['id', 'gluten', 'mi'],
]

const namesIn = (list: string) => list.split(',').map(fold)

type Meanings = ReadonlyMap<string, readonly Allergen[]>

function meaningsIn(language: string | undefined): Meanings {
  const meanings = new Map<string, Allergen[]>(namesIn(HARMLESS).map((name) => [name, []]))
  const mean = (name: string, allergen: Allergen) => meanings.set(name, [...(meanings.get(name) ?? []), allergen])
  for (const allergen of ALLERGENS) for (const name of namesIn(NAMES[allergen])) mean(name, allergen)
  for (const [only, allergen, names] of ONLY_IN)
    if (only === language) for (const name of namesIn(names)) mean(name, allergen)
  return meanings
}

const known = new Map<string, Meanings>()
function meaningsOf(language = ''): Meanings {
  const meanings = known.get(language) ?? meaningsIn(language)
  known.set(language, meanings)
  return meanings
}

/** As many words as the longest name has. */
const LONGEST = 5
/** Arabic writes "the", "and", "with" and "for" at the head of a word. */
const HEADS = ['', 'ال', 'و', 'ب', 'ل', 'وال', 'بال', 'لل']

/** The longest name that begins here is the one that is meant: "coconut milk" is no milk. */
function nameAt(
  words: readonly string[],
  at: number,
  meanings: Meanings,
): { length: number; allergens: readonly Allergen[] } | null {
  const [first = ''] = words.slice(at)
  const heads = HEADS.filter((head) => first.startsWith(head)).map((head) => first.slice(head.length))
  for (let length = Math.min(LONGEST, words.length - at); length > 0; length--) {
    const rest = words.slice(at + 1, at + length)
    for (const head of heads) {
      const allergens = meanings.get([head, ...rest].join(' ')) ?? meanings.get([head, ...rest.map(bare)].join(' '))
      if (allergens) return { length, allergens }
    }
  }
  return null
}
const bare = (word: string) => word.replace(/^ال(?=.{2})/u, '')

function allergensOfName(name: string, meanings: Meanings): Allergen[] {
  // An apostrophe joins for the directory and parts here: "lait d'amande".
  const words = fold(name.replace(/['’]/g, ' ')).split(' ')
  const found: Allergen[] = []
  for (let at = 0; at < words.length; ) {
    const read = nameAt(words, at, meanings)
    found.push(...(read?.allergens ?? []))
    at += read?.length ?? 1
  }
  return found
}

/** In the order the law names them. */
export function findAllergens(lines: readonly IngredientLine[], language?: string): Allergen[] {
  const meanings = meaningsOf(language)
  const found = new Set(lines.flatMap((line) => (isHeading(line) ? [] : allergensOfName(line.name, meanings))))
  return ALLERGENS.filter((allergen) => found.has(allergen))
}

/** What the ingredients name and the author did not. */
export const unnamedAllergens = (lines: readonly IngredientLine[], named: readonly string[], language?: string) =>
  findAllergens(lines, language).filter((allergen) => !named.includes(allergen))
