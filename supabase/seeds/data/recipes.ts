// Dishes of the sample community, as their authors typed them.
import type { Language } from './shapes.ts'

export type SampleRecipe = {
  key: string
  author: string
  title: string
  introduction: string
  language: Language
  course: 'main' | 'soup' | 'side' | 'bread' | 'breakfast' | 'sweet' | 'drink'
  servings: number
  prep: number
  cook: number
  ingredients: string
  steps: string
  occasions: readonly ('iftar' | 'suhoor' | 'eid')[]
  allergens: readonly string[]
  days: number
  /** Stars of those who made it. */
  stars: readonly number[]
}

const by = (language: Language, n: number) => `reviewer-${language}-${n}@sample.mahalla.example`

export const sampleRecipes: readonly SampleRecipe[] = [
  {
    key: 'lentil-soup',
    author: by('en', 1),
    title: 'Red lentil soup with lemon',
    introduction: 'The soup we break our fast with. It is ready while the dates go round, and it freezes well.',
    language: 'en',
    course: 'soup',
    servings: 4,
    prep: 10,
    cook: 25,
    ingredients:
      '250 g red lentils, rinsed\n1 onion, chopped\n2 carrots, grated\n2 cloves garlic, crushed\n2 tbsp olive oil\n1 tsp ground cumin\n1/2 tsp turmeric\n1.2 l water or halal stock\n1 lemon\nSalt and pepper',
    steps:
      'Warm the oil and soften the onion over a gentle heat for 8 minutes.\nStir in the garlic, cumin and turmeric until they smell warm.\nAdd the lentils, carrots and water. Bring to the boil, then simmer for 15 minutes.\nBlend half of it, so that it is creamy but still has a bite.\nSqueeze in the lemon juice, season, and serve hot.',
    occasions: ['iftar'],
    allergens: [],
    days: 3,
    stars: [5, 5, 4, 5],
  },
  {
    key: 'overnight-oats',
    author: by('en', 2),
    title: 'Overnight oats with dates and tahini',
    introduction: 'Mix it after taraweeh, eat it before Fajr. It keeps me going well past Asr.',
    language: 'en',
    course: 'breakfast',
    servings: 2,
    prep: 10,
    cook: 0,
    ingredients:
      '100 g rolled oats\n300 ml milk\n6 dates, stoned and chopped\n2 tbsp tahini\n1 banana\n1 pinch cinnamon\n1 handful walnuts',
    steps:
      'Stir the oats, milk, dates, tahini and cinnamon together in a box with a lid.\nLeave in the fridge overnight, or for at least 4 hours.\nTop with sliced banana and walnuts, and drink a large glass of water with it.',
    occasions: ['suhoor'],
    allergens: ['gluten', 'milk', 'sesame', 'nuts'],
    days: 5,
    stars: [5, 4],
  },
  {
    key: 'chicken-biryani',
    author: by('en', 3),
    title: 'Weeknight chicken biryani',
    introduction: 'Not my grandmother’s two-day biryani, but she asks for seconds of this one.',
    language: 'en',
    course: 'main',
    servings: 6,
    prep: 25,
    cook: 50,
    ingredients:
      'For the chicken:\n800 g halal chicken thighs, boneless\n200 g yoghurt\n2 tbsp biryani masala\n4 cloves garlic, crushed\n1 piece of ginger as long as a thumb, grated\nFor the rice:\n400 g basmati rice\n2 onions, thinly sliced\n4 tbsp oil\n1 pinch saffron in 3 tbsp warm milk\n1 bunch coriander',
    steps:
      'Mix the chicken with yoghurt, masala, garlic and ginger. Leave it for 20 minutes.\nFry the onions in the oil until deep golden, about 12 minutes. Take half of them out.\nAdd the chicken to the pot and cook for 15 minutes.\nBoil the rice in salted water for 6 minutes and drain it: it should still be firm.\nLayer the rice over the chicken with saffron milk, coriander and the onions.\nCover tightly and steam on the lowest heat for 20 minutes. Rest, then turn out.',
    occasions: ['iftar', 'eid'],
    allergens: ['milk'],
    days: 8,
    stars: [5, 5, 5, 4, 4],
  },
  {
    key: 'maamoul',
    author: by('en', 4),
    title: 'Date ma’amoul for Eid morning',
    introduction:
      'We fill these the night before Eid, all of us around one table. Without a mould, a fork makes a pretty pattern.',
    language: 'en',
    course: 'sweet',
    servings: 24,
    prep: 60,
    cook: 18,
    ingredients:
      '300 g fine semolina\n150 g plain flour\n200 g butter, melted\n60 g sugar\n3 tbsp orange blossom water\n1 tsp vanilla extract\n300 g soft dates, stoned\n1 tsp cinnamon\nIcing sugar',
    steps:
      'Rub the butter into semolina, flour and sugar. Cover and rest for 1 hour.\nKnead in the orange blossom water and vanilla until the dough holds together.\nMash the dates with the cinnamon and roll into 24 small balls.\nWrap each in dough, press into a mould or mark with a fork.\nBake at 180 °C for 18 minutes: the bottoms are golden, the tops stay pale.\nCool, then dust with icing sugar.',
    occasions: ['eid'],
    allergens: ['gluten', 'milk'],
    days: 12,
    stars: [5, 4, 5],
  },
  {
    key: 'chickpea-salad',
    author: by('en', 1),
    title: 'Chickpea salad for a full table',
    introduction: 'Cheap, quick, and everyone can eat it. Double it for the mosque.',
    language: 'en',
    course: 'side',
    servings: 8,
    prep: 15,
    cook: 0,
    ingredients:
      '3 tins chickpeas, drained\n1 cucumber, diced\n4 tomatoes, diced\n1 red onion, finely chopped\n1 bunch parsley, chopped\n4 tbsp olive oil\n2 lemons, juice only\n1 tsp sumac\nSalt',
    steps:
      'Put everything but the oil, lemon and sumac into your largest bowl.\nShake oil, lemon juice and sumac in a jar and pour it over.\nLeave for 10 minutes, taste for salt, and serve.',
    occasions: ['iftar'],
    allergens: [],
    days: 15,
    stars: [4],
  },
  {
    key: 'flatbread',
    author: by('en', 2),
    title: 'Yoghurt flatbreads in a dry pan',
    introduction: 'Four things in a bowl and a hot pan. The children roll, I flip.',
    language: 'en',
    course: 'bread',
    servings: 8,
    prep: 15,
    cook: 20,
    ingredients: '400 g self-raising flour\n350 g plain yoghurt\n1 tsp salt\n1 tsp nigella seeds',
    steps:
      'Mix everything to a soft dough and knead briefly. Rest for 10 minutes.\nDivide into eight and roll out thinly.\nCook each in a dry, hot pan for 2 minutes, turning once.\nWrap in a cloth, so that they stay soft.',
    occasions: [],
    allergens: ['gluten', 'milk'],
    days: 18,
    stars: [5, 5],
  },
  {
    key: 'tamarind-drink',
    author: by('en', 3),
    title: 'Iced tamarind drink',
    introduction: 'Sour, sweet and very cold: the first glass after a long summer fast.',
    language: 'en',
    course: 'drink',
    servings: 6,
    prep: 10,
    cook: 15,
    ingredients: '150 g tamarind pulp\n1.5 l water\n120 g sugar\n1 lemon, juice only\nIce',
    steps:
      'Boil the tamarind in half of the water for 15 minutes.\nPress it through a sieve and throw the seeds away.\nStir in sugar, lemon and the rest of the water. Chill, and serve over ice.',
    occasions: ['iftar'],
    allergens: [],
    days: 20,
    stars: [4, 5],
  },
  {
    key: 'ful',
    author: by('ar', 1),
    title: 'فول مدمس للسحور',
    introduction: 'طبق السحور الذي تربينا عليه: بسيط ومشبع ويحفظ النشاط حتى العصر.',
    language: 'ar',
    course: 'breakfast',
    servings: 4,
    prep: 10,
    cook: 15,
    ingredients:
      '2 علبة فول مدمس\n3 فص ثوم مهروس\n1 ليمونة معصورة\n1 ملعقة صغيرة كمون\n4 ملاعق كبيرة زيت زيتون\n1 حبة طماطم مقطعة\n1 حزمة بقدونس',
    steps:
      'سخّن الفول مع مائه على نار هادئة 10 دقائق.\nاهرس نصفه بالملعقة وأضف الثوم والكمون والليمون.\nاتركه على النار 5 دقائق أخرى.\nزيّنه بالطماطم والبقدونس وزيت الزيتون وقدّمه مع الخبز.',
    occasions: ['suhoor'],
    allergens: [],
    days: 6,
    stars: [5, 5],
  },
  {
    key: 'menemen',
    author: by('tr', 1),
    title: 'Sahur için menemen',
    introduction: 'On beş dakikada hazır, tok tutar. Soğanlı mı soğansız mı, o sizin kararınız.',
    language: 'tr',
    course: 'breakfast',
    servings: 3,
    prep: 5,
    cook: 15,
    ingredients:
      '2 yemek kaşığı zeytinyağı\n3 sivri biber, doğranmış\n4 domates, rendelenmiş\n5 yumurta\n1 tutam pul biber\nTuz',
    steps:
      'Biberleri zeytinyağında 4 dakika kavurun.\nDomatesleri ekleyip suyunu çekene kadar 8 dakika pişirin.\nYumurtaları kırın, hafifçe karıştırın ve 3 dakika daha pişirin.\nPul biber serpip sıcak servis edin.',
    occasions: ['suhoor'],
    allergens: ['eggs'],
    days: 9,
    stars: [5],
  },
  {
    key: 'harira',
    author: by('fr', 1),
    title: 'Harira de ma mère',
    introduction: 'La soupe du ramadan chez nous. Encore meilleure le lendemain.',
    language: 'fr',
    course: 'soup',
    servings: 6,
    prep: 20,
    cook: 60,
    ingredients:
      '200 g de viande d’agneau halal en dés\n100 g de lentilles\n1 boîte de pois chiches\n400 g de tomates concassées\n1 oignon, haché\n1 branche de céleri\n1 botte de coriandre\n2 cuillères à soupe de farine\n1 cuillère à café de gingembre\n1,5 l d’eau',
    steps:
      'Faire revenir la viande, l’oignon et le céleri 10 minutes avec les épices.\nAjouter les tomates, les lentilles et l’eau. Laisser mijoter 40 minutes.\nAjouter les pois chiches et la farine délayée dans un peu d’eau, en remuant.\nCuire encore 10 minutes, puis parsemer de coriandre.',
    occasions: ['iftar'],
    allergens: ['gluten', 'celery'],
    days: 10,
    stars: [5, 5, 4],
  },
  {
    key: 'kolak',
    author: by('id', 1),
    title: 'Kolak pisang untuk berbuka',
    introduction: 'Manis, hangat, dan selalu habis sebelum salat Magrib selesai.',
    language: 'id',
    course: 'sweet',
    servings: 5,
    prep: 10,
    cook: 20,
    ingredients:
      '6 pisang kepok, potong serong\n200 g ubi, potong dadu\n500 ml santan\n150 g gula merah\n2 lembar daun pandan\n1 jumput garam',
    steps:
      'Rebus gula merah, daun pandan dan 300 ml air selama 5 menit, lalu saring.\nMasukkan ubi dan masak 8 menit.\nTambahkan pisang, santan dan garam. Aduk perlahan 7 menit agar santan tidak pecah.\nSajikan hangat.',
    occasions: ['iftar'],
    allergens: [],
    days: 11,
    stars: [5, 4],
  },
  {
    key: 'sheer-khurma',
    author: by('ur', 1),
    title: 'عید کا شیر خرما',
    introduction: 'عید کی صبح نماز کے بعد سب سے پہلے یہی بنتا ہے۔ میٹھا اپنی پسند سے کم زیادہ کر لیں۔',
    language: 'ur',
    course: 'sweet',
    servings: 6,
    prep: 15,
    cook: 30,
    ingredients:
      '1 لیٹر دودھ\n80 گرام باریک سویاں\n10 کھجوریں، باریک کٹی ہوئی\n4 کھانے کے چمچ چینی\n2 کھانے کے چمچ گھی\n1 مٹھی بادام اور پستے\n4 الائچی',
    steps:
      'گھی میں سویاں 3 منٹ ہلکی سنہری بھون لیں۔\nدودھ میں الائچی ڈال کر 15 منٹ ہلکی آنچ پر پکائیں۔\nسویاں، کھجوریں اور چینی ڈال کر 10 منٹ اور پکائیں۔\nمیوہ چھڑک کر گرم یا ٹھنڈا پیش کریں۔',
    occasions: ['eid'],
    allergens: ['gluten', 'milk', 'nuts'],
    days: 13,
    stars: [5, 5, 5],
  },
  {
    key: 'rose-pudding',
    author: by('en', 4),
    title: 'Rose milk pudding',
    introduction:
      'A cool pudding for guests. It sets with gelatine; look at the box, or use agar as the note below says.',
    language: 'en',
    course: 'sweet',
    servings: 6,
    prep: 15,
    cook: 10,
    ingredients: '600 ml milk\n80 g sugar\n8 g gelatine\n1 tbsp rose water\n1 handful pistachios, chopped',
    steps:
      'Soak the gelatine in cold water for 5 minutes.\nWarm the milk with the sugar; it must not boil.\nStir in the gelatine until it is gone, then the rose water.\nPour into glasses and chill for 4 hours. Scatter with pistachios.',
    occasions: ['eid'],
    allergens: ['milk', 'nuts'],
    days: 22,
    stars: [4],
  },
]
