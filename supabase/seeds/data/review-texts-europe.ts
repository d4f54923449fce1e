// Reviews of the places in Birmingham, Paris and Berlin.
import type { ReviewTexts } from './review-texts.ts'

export const reviewTextsEurope: ReviewTexts = {
  'Balti Brothers of Ladypool': [
    {
      stars: 5,
      language: 'en',
      halal: 'yes',
      text: 'The naan arrives before you can see who is carrying it. Thursday fish balti is as good as they say.',
    },
    {
      stars: 4,
      language: 'ur',
      halal: 'yes',
      text: 'بالٹی وہی پتلے لوہے کے برتن میں، تیز آنچ پر۔ بچوں کے لیے مرچ کم کر دیتے ہیں، بس کہنا پڑتا ہے۔',
    },
    {
      stars: 3,
      language: 'en',
      halal: 'yes',
      text: 'Great food, hard chairs, and they lose your booking if you are called Khan. We are all called Khan.',
    },
  ],
  'Sparkbrook Sweet Kitchen': [
    {
      stars: 5,
      language: 'en',
      halal: 'yes',
      text: 'Warm gulab jamun at four on a wet Tuesday. I am not ashamed of how many.',
    },
    {
      stars: 4,
      language: 'en',
      text: 'They printed our names on three hundred boxes and spelled both correctly. Order early in wedding season.',
    },
  ],
  'Greenbank Pharmacy': [
    {
      stars: 5,
      language: 'en',
      text: 'Rang my surgery twice to find capsules without gelatine. I would have taken whatever was on the shelf.',
    },
    { stars: 4, language: 'en', text: 'Meningitis jab for Umrah with no appointment and no lecture.' },
  ],
  'Digbeth Type & Print': [
    {
      stars: 5,
      language: 'ur',
      text: 'اردو کارڈ میں ایک نقطے کی غلطی بھی نہیں نکلی۔ پروف ریڈر صاحب نے شعر کی تصحیح بھی کر دی۔',
    },
    {
      stars: 4,
      language: 'en',
      text: 'Our little mosque’s timetable, printed for the price of paper, three years running.',
    },
  ],
  'Coventry Road Tyres': [
    {
      stars: 5,
      language: 'en',
      text: 'Gave me my old brake pads in a bag and showed me why. First garage I have left feeling cleverer.',
    },
    {
      stars: 3,
      language: 'en',
      text: 'Straight with you, but you will wait. Half of Small Heath is ahead of you with a flat.',
    },
  ],
  'Small Heath Savings Circle': [
    {
      stars: 5,
      language: 'en',
      text: 'My first van came out of this circle. I have paid it back and put in for the next lad.',
    },
    { stars: 4, language: 'en', text: 'Open books, open door, very long meetings.' },
  ],
  'Bearwood Bridal Studio': [
    {
      stars: 5,
      language: 'en',
      text: 'A sleeved dress that looked as if it had always had sleeves. Hired, cleaned, passed on to my cousin.',
    },
    { stars: 4, language: 'en', text: 'Women only, door closed, no rush. Bring one friend, not nine.' },
  ],
  'Dar Zohra': [
    {
      stars: 5,
      language: 'fr',
      halal: 'yes',
      text: 'Le couscous du vendredi, roulé le matin même. Arrivez avant 14 h : après, il n’y a plus que l’odeur.',
      reply: 'Merci ! Vendredi prochain j’en roule un peu plus, mais je ne promets rien.',
    },
    {
      stars: 5,
      language: 'fr',
      halal: 'yes',
      text: 'La pastilla au pigeon se commande la veille. Zohra se souvenait de mon prénom, et de celui de ma mère.',
    },
    {
      stars: 4,
      language: 'ar',
      halal: 'yes',
      text: 'كسكس الجمعة كما تصنعه جدتي في فاس. المكان صغير فلا تأتوا متأخرين.',
      reply: 'أهلًا بكم دائمًا، ومن يتأخر نترك له صحنًا إن استطعنا.',
    },
    {
      stars: 3,
      language: 'fr',
      halal: 'yes',
      text: 'Cuisine magnifique, service débordé un samedi soir. On nous a oublié les thés, puis offert deux fois.',
      reply: 'Le samedi nous manquons de bras, pas de cœur. Un neveu nous rejoint en salle dès ce mois-ci.',
    },
    {
      stars: 5,
      language: 'en',
      halal: 'yes',
      text: 'We came for lunch and were given half a family history. Order whatever she tells you to.',
    },
    {
      stars: 2,
      language: 'fr',
      halal: 'unsure',
      text: 'Très bon, mais la carte au mur n’était plus à jour et l’addition non plus.',
      reply: 'Vous avez raison, la nouvelle carte est affichée depuis hier. La différence vous attend en caisse.',
    },
  ],
  'Le Petit Bosphore': [
    {
      stars: 5,
      language: 'tr',
      halal: 'yes',
      text: 'Yaprak döner bıçakla kesiliyor, ekmek yan fırından sıcak geliyor. Paris’te bu kadarını beklemiyordum.',
    },
    {
      stars: 4,
      language: 'fr',
      halal: 'yes',
      text: 'La queue après le match fait le tour du pâté de maisons, et elle avance. Prenez un ayran pour patienter.',
    },
  ],
  'Boucherie des Lilas Blancs': [
    {
      stars: 5,
      language: 'fr',
      halal: 'yes',
      text: 'Merguez sans colorant, agneau du Limousin, et le certificat de chaque livraison à côté de la caisse. Rien à redire.',
    },
    {
      stars: 4,
      language: 'ar',
      halal: 'yes',
      text: 'لحم طازج كل صباح، ويقطع لك كما تريد. السعر أعلى قليلًا لكن الجودة تستحق.',
    },
  ],
  'Épicerie Nour du Canal': [
    {
      stars: 5,
      language: 'fr',
      halal: 'yes',
      text: 'La boîte pour deux, un plaid prêté, le quai de Valmy : notre premier rendez-vous. Nous sommes mariés depuis juin.',
    },
    {
      stars: 3,
      language: 'fr',
      halal: 'unsure',
      text: 'Labné délicieux. J’aurais aimé que l’on sache me dire d’où vient la présure.',
    },
  ],
  'Cabinet Médical Ibn Zuhr': [
    {
      stars: 5,
      language: 'fr',
      text: 'La docteure a parlé tamazight avec ma grand-mère. Première consultation où elle a tout compris.',
    },
    { stars: 4, language: 'fr', text: 'À l’heure, patients, clairs. Le standard est souvent occupé le lundi matin.' },
  ],
  'Librairie de la Montagne': [
    {
      stars: 5,
      language: 'fr',
      text: 'L’escalier grince, le libraire aussi, et ils ont tous deux raison. Lectures de poésie dans la cave à ne pas manquer.',
    },
    {
      stars: 5,
      language: 'ar',
      text: 'وجدت فيها طبعة قديمة كنت أبحث عنها منذ سنوات. البائع قرأ لي منها قبل أن يلفّها.',
    },
  ],
  'Atelier Caftan Bleu': [
    {
      stars: 5,
      language: 'fr',
      text: 'Caftan brodé à Fès, repris à ma taille en deux essayages. Ma belle-mère en a pleuré, c’est dire.',
    },
    { stars: 4, language: 'fr', text: 'La location est une bonne idée. Prévoyez trois semaines pour les retouches.' },
  ],
  'Plomberie Belkacem Père et Fille': [
    {
      stars: 5,
      language: 'fr',
      text: 'Nadia répare, son père commente. Le dessin au dos de la facture est encore sur mon frigo.',
    },
    {
      stars: 4,
      language: 'fr',
      text: 'Fuite réparée un dimanche, prix annoncé avant. Ils ont enlevé leurs chaussures.',
    },
  ],
  'Voyages Bab al-Safar': [
    {
      stars: 5,
      language: 'fr',
      text: 'Mon père de 82 ans a été attendu à la porte de l’avion. L’imam marchait à son pas.',
    },
    {
      stars: 3,
      language: 'fr',
      text: 'Très bon guide, mais l’hôtel de Médine était plus loin que sur le plan. Ils se sont excusés.',
    },
  ],
  'Sonnenallee Shawarma Werk': [
    {
      stars: 5,
      language: 'ar',
      halal: 'yes',
      text: 'شاورما ملفوفة على الطريقة الشامية، والثوم يُباع بالمرطبان لأن لا أحد يكتفي.',
    },
    {
      stars: 4,
      language: 'tr',
      halal: 'yes',
      text: 'Dışı çıtır, içi sulu. Cumartesi gecesi sıra uzun ama tavuk hiç bitmiyor.',
    },
    {
      stars: 3,
      language: 'en',
      halal: 'unsure',
      text: 'Crackles when you bite it. I asked about the supplier and the young man had to phone someone.',
    },
  ],
  'Kreuzberger Mokka': [
    {
      stars: 5,
      language: 'tr',
      text: 'Kumda pişen kahve ve on iki küçük tabak kahvaltı. Yağmurlu günde tavla da var, daha ne olsun.',
    },
    { stars: 4, language: 'en', text: 'Copper pots, hot sand, and a game of backgammon I did not win.' },
  ],
  'Bäckerei Abendstern': [
    { stars: 5, language: 'tr', halal: 'yes', text: 'Ramazan’da pide kuyruğunda çay dağıtıyorlar. Kuyruk bile güzel.' },
    {
      stars: 5,
      language: 'en',
      halal: 'yes',
      text: 'Sesame rings at six in the morning, still too hot to hold. I live upstairs; pray for me.',
    },
  ],
  'Praxis Dr. Sümeyye Aydan': [
    {
      stars: 5,
      language: 'tr',
      text: 'Kızım doktora gitmek için ağlıyor; gitmemek için değil. Akvaryumdaki balığın adını bile biliyor.',
    },
    { stars: 4, language: 'ar', text: 'شرحت لنا دفتر التطعيم بالعربية خطوة خطوة. الانتظار قصير إذا جئت باكرًا.' },
  ],
  'Werkraum Fahrrad & Holz': [
    {
      stars: 5,
      language: 'en',
      text: 'I sanded my own table for three evenings. It is the only thing I own that I would save from a fire.',
    },
    { stars: 4, language: 'tr', text: 'Mahalle mescidine minber yaptılar; meşe kokusu hâlâ içeride.' },
  ],
  'Halbmond Steuerberatung': [
    { stars: 5, language: 'ar', text: 'جئت بكيس من الأوراق ورسالة لا أفهمها، وخرجت بملف مرتب ونوم هادئ.' },
    { stars: 4, language: 'en', text: 'Read me the letter, told me it was nothing, charged me nothing for saying so.' },
  ],
  'Codewerkstatt Moabit': [
    {
      stars: 4,
      language: 'en',
      text: 'Our surgery’s bookings no longer live on sticky notes. They handed over the code without being asked.',
    },
    {
      stars: 5,
      language: 'tr',
      text: 'Küçük tiyatromuz için yaptıkları sistem ilk günden çalıştı. Soruları hep aynı gün cevapladılar.',
    },
  ],
  'Balsall Heath Coffee Works': [
    {
      stars: 5,
      language: 'en',
      text: 'Our tafsir circle has met at the long table for a year. They have never once moved us on.',
    },
    { stars: 4, language: 'en', text: 'Roasts on Mondays; the street smells like a promise. Cortado could be hotter.' },
  ],
  'Lozells Fabric House': [
    { stars: 5, language: 'ur', text: 'دوپٹے کا رنگ ملانے میں آدھا گھنٹہ لگا، مگر بالکل وہی ملا۔' },
    { stars: 4, language: 'en', text: 'Swatches stapled to my sketch. Mind the ladder.' },
  ],
  'Bright Steps Tuition': [
    { stars: 5, language: 'en', text: 'Report came in Bengali for my nan. She framed it.' },
    { stars: 4, language: 'en', text: 'Snack at half past four is the reason he goes; the fractions are a bonus.' },
  ],
  'Soho Road Meat Hall': [
    {
      stars: 5,
      language: 'en',
      halal: 'yes',
      text: 'Each counter’s supplier card faces you, so you can read before you queue.',
    },
    {
      stars: 3,
      language: 'en',
      halal: 'unsure',
      text: 'Fresh and fair, but the third counter’s card had run out in June. They said the new one was in the post.',
    },
  ],
  'Aston Safe Electrics': [
    {
      stars: 5,
      language: 'en',
      text: 'Worked in his socks, photographed every joint, labelled the board, drank two teas.',
    },
    { stars: 4, language: 'en', text: 'Landlord check done and emailed the same day. Slightly dear, properly done.' },
  ],
}
