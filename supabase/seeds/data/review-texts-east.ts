// Reviews of the places in Istanbul, Cairo and Dubai.
import type { ReviewTexts } from './review-texts.ts'

export const reviewTextsEast: ReviewTexts = {
  'Yedi Kandil Lokantası': [
    {
      stars: 5,
      language: 'tr',
      halal: 'yes',
      text: 'Ayvalı kuzu bitmeden gidin; esnaf saat birde tepsiyi siliyor. Annemin sofrası gibi.',
    },
    { stars: 4, language: 'en', halal: 'yes', text: 'You point, they ladle. Best seven minutes of my Istanbul trip.' },
  ],
  'Mor Salkım Börek Evi': [
    {
      stars: 5,
      language: 'tr',
      halal: 'yes',
      text: 'Su böreği gerçekten haşlanıp açılıyor. Salkımın altında iki kişi oturduk, dört kişilik kahvaltı geldi.',
    },
    {
      stars: 4,
      language: 'ar',
      halal: 'yes',
      text: 'فطور تحت شجرة الوستارية، والبورك طبقات لا تُعدّ. أحضروا من يشارككم الطاولة.',
    },
  ],
  'Haliç Balık Evi': [
    {
      stars: 5,
      language: 'tr',
      halal: 'yes',
      text: 'Lüfer mevsiminde başka yere gitmem. Masada alkol yok, muhabbet çok.',
    },
    {
      stars: 3,
      language: 'en',
      halal: 'yes',
      text: 'Wonderful bluefish. Prices are on a blackboard that only the owner can read.',
    },
  ],
  'Şifalı Otlar Aktarı': [
    {
      stars: 5,
      language: 'tr',
      text: '“Bu çayla geçmez, doktora git” dedi, ıhlamuru da hediye etti. Böyle esnaf kalmadı.',
    },
    { stars: 4, language: 'ar', text: 'موازين نحاسية قديمة ورائحة ميرمية تملأ الشارع. ينصحك بصدق.' },
  ],
  'Tezhip Atölyesi Nakkaş': [
    {
      stars: 5,
      language: 'en',
      text: 'Three hairs, one leaf, four hours. I have never been so calm or so bad at something.',
    },
    { stars: 5, language: 'tr', text: 'Hocamız sesini hiç yükseltmez ama fırçayı yanlış tutunca hissedersiniz.' },
  ],
  'Marmara Diş Polikliniği': [
    { stars: 4, language: 'ar', text: 'الأسعار معلّقة على الجدار بأربع لغات، ودفعتُ ما كُتب تمامًا.' },
    { stars: 5, language: 'tr', text: 'İmplant için üç yere sordum, tek net cevabı burası verdi.' },
  ],
  'Anadolu Kilim Ambarı': [
    {
      stars: 5,
      language: 'en',
      text: 'Tea, three hours, forty rugs, no pressure. The one I bought has its village written on the back in pencil.',
    },
    {
      stars: 4,
      language: 'tr',
      text: 'Anneannemin kilimini iki kardeş üst katta öyle güzel ördü ki yerini bulamıyorum.',
    },
  ],
  'Üsküdar Yazılım Ocağı': [
    {
      stars: 5,
      language: 'tr',
      text: 'Oğlum cumartesileri oraya gidiyor, ilk uygulamasını dedesine yaptı: namaz vakti sayacı.',
    },
    {
      stars: 4,
      language: 'tr',
      text: 'Berber dükkânım için randevu sistemini kurdular. Telefon artık tıraş ortasında çalmıyor.',
    },
  ],
  'Kadıköy Tamirci Bacılar': [
    {
      stars: 5,
      language: 'tr',
      text: 'Yalnız yaşıyorum; ilk kez eve usta çağırırken tedirgin olmadım. Raf da terazide.',
    },
    { stars: 4, language: 'tr', text: 'Musluk yarım saatte bitti. Boya için iki hafta sonraya gün verdiler.' },
  ],
  'Vefa Düğün Organizasyon': [
    {
      stars: 5,
      language: 'tr',
      text: 'Bütçe tek sayfaydı ve o sayfada kaldı. Kına gecesinde herkes ağladı, hesapta kimse ağlamadı.',
    },
    { stars: 3, language: 'ar', text: 'التنظيم جميل، لكن القاعة الثانية كانت حارة جدًا في تموز.' },
  ],
  'Koshary Bab Al Louq': [
    {
      stars: 5,
      language: 'ar',
      halal: 'yes',
      text: 'كشري بحق: العدس متماسك والبصل مقرمش. قال لي «الشطة على مسؤوليتك» وكان صادقًا.',
    },
    {
      stars: 4,
      language: 'en',
      halal: 'yes',
      text: 'Assembled in eleven seconds; I counted. Cheapest happiness in Cairo.',
    },
  ],
  'Nile Lantern Fish House': [
    {
      stars: 5,
      language: 'ar',
      halal: 'yes',
      text: 'بوري سنجاري مشوي بالردّة والشوربة ساخنة وأنت تنتظر. الدور العلوي للعائلات يوم الجمعة.',
    },
    { stars: 3, language: 'ar', halal: 'yes', text: 'السمك طازج والخدمة بطيئة. اطلبوا الأرز مع السمك لا بعده.' },
  ],
  'Zamalek Oven': [
    {
      stars: 5,
      language: 'ar',
      halal: 'yes',
      text: 'فطيرة مشلتتة تطير في الهواء وتعود إليك بالعسل. أولادي يصفقون كل مرة.',
    },
    {
      stars: 4,
      language: 'en',
      halal: 'yes',
      text: 'Baladi bread every twenty minutes. The nineteenth minute is the hardest.',
    },
  ],
  'Attar Al Ghouriya': [
    {
      stars: 5,
      language: 'ar',
      text: 'الحاج محمود فتح الدرج الصحيح من أول مرة وسط مئة درج بلا أسماء. كركديه أسواني كما يجب.',
    },
    {
      stars: 4,
      language: 'fr',
      halal: 'yes',
      text: 'Un mur de tiroirs sans étiquettes et un monsieur qui ne se trompe jamais. Le cumin de Minya embaume ma valise.',
    },
  ],
  'Dar Al Hikma Tutors': [
    {
      stars: 5,
      language: 'ar',
      text: 'السعر اتفق عليه الأهالي والمدرسون معًا، والمكتبة على السطح مفتوحة حتى الفجر أيام الامتحانات.',
    },
    { stars: 4, language: 'ar', text: 'ابني تحسّن في الفيزياء. المجموعات تمتلئ بسرعة في سبتمبر.' },
  ],
  'Fustat Pottery Studio': [
    {
      stars: 5,
      language: 'en',
      text: 'Kiln-opening day with cake. Our plate cracked and they taught us to mend it with gold paint.',
    },
    { stars: 5, language: 'ar', text: 'أمسكتْ ابنتي بالطين أول مرة وخرجت بكوب مائل نشرب منه كل صباح.' },
  ],
  'Sayeda Eye Centre': [
    { stars: 5, language: 'ar', text: 'كشف بثمن غداء، ثم اتصلوا بعد أسبوع ليسألوا عن أمي. جزاهم الله خيرًا.' },
    { stars: 4, language: 'ar', text: 'المتطوعة قرأت لأبي التقرير كلمة كلمة. الزحام شديد صباح السبت.' },
  ],
  'Delta Web Makers': [
    { stars: 4, language: 'ar', text: 'الخط العربي في موقعنا أخيرًا مستقيم على سطره. ودرّبوا ابن أخي على تحديثه.' },
    { stars: 5, language: 'ar', text: 'سلّموا في الموعد وشرحوا بلا تعقيد. الموقع سريع حتى على هاتفي القديم.' },
  ],
  'Khan Lantern Makers': [
    { stars: 5, language: 'ar', text: 'طلبتُ فانوسًا صغيرًا لمولودتنا في رجب وجاهز قبل رمضان. اللحام نظيف والنحاس ثقيل.' },
    {
      stars: 4,
      language: 'en',
      text: 'Ordered in Rajab, collected in Shaban, now hanging in Birmingham. Customs asked what it was. I said: Ramadan.',
    },
  ],
  'Bait Al Mabkhara': [
    {
      stars: 5,
      language: 'ar',
      halal: 'yes',
      text: 'مجبوس باللومي في حوش تفوح منه رائحة اللبان وقت الغروب. احجزوا المجلس الأرضي.',
    },
    {
      stars: 4,
      language: 'en',
      halal: 'yes',
      text: 'Sat on the floor, ate too much, needed help getting up. The frankincense at sunset is the real dessert.',
    },
  ],
  'Dhow Wharf Grill': [
    {
      stars: 5,
      language: 'en',
      halal: 'yes',
      text: 'My daughter chose the fish with “the kindest face”. We apologised to it and it was delicious.',
    },
    {
      stars: 4,
      language: 'ar',
      halal: 'yes',
      text: 'هامور من القارب إلى الشواية، ملح وليمون فقط. الأسعار بالوزن فاسألوا أولًا.',
    },
  ],
  'Karama Kitchen of Kerala': [
    {
      stars: 5,
      language: 'en',
      halal: 'yes',
      text: 'Malabar biryani that made three grown men from Kozhikode go quiet.',
    },
    { stars: 4, language: 'ur', halal: 'yes', text: 'پراٹھے نرم اور مچھلی کا سالن تیز۔ دوپہر کا ٹفن وقت پر آتا ہے۔' },
    {
      stars: 3,
      language: 'en',
      halal: 'unsure',
      text: 'Excellent fish curry. Very small room, and you share your elbow with the next table.',
    },
  ],
  'Date Palm Provisions': [
    {
      stars: 5,
      language: 'ar',
      halal: 'yes',
      text: 'أربعون نوعًا، ومكتوب على كل صندوق اسم المزرعة وشهر الجني. أهديتُ منها فسألني الجميع من أين.',
    },
    {
      stars: 4,
      language: 'en',
      halal: 'yes',
      text: 'They tie the gift box with palm fibre in front of you. I kept mine longer than the dates lasted.',
    },
  ],
  "Al Safa Women's Clinic": [
    {
      stars: 5,
      language: 'en',
      text: 'From reception to theatre, women only. The appointment began on time and nobody looked at a clock.',
    },
    { stars: 4, language: 'ar', text: 'الطبيبة أعطتني نصف ساعة كاملة. المواعيد القريبة نادرة.' },
  ],
  'Falcon Air Conditioning': [
    {
      stars: 5,
      language: 'en',
      text: 'Forty-six degrees, two hours and ten minutes from call to cold air. I nearly hugged him.',
    },
    { stars: 3, language: 'ur', text: 'اے سی ٹھیک ہو گیا، ڈکٹ کی صفائی کی ویڈیو بھی دکھائی۔ بل ذرا زیادہ لگا۔' },
  ],
  'Ghilal Islamic Wealth': [
    {
      stars: 4,
      language: 'en',
      text: 'Fees on page one, purification to the dirham. Boring in exactly the right way.',
    },
    { stars: 5, language: 'ar', text: 'شرحوا الفحص الشرعي لكل سهم، ونصحوني بألا أستثمر ما أحتاجه خلال سنة.' },
  ],
  'Loom & Abaya House': [
    { stars: 5, language: 'ar', text: 'عباية بقصّة معماريّة كما وعدت المصمّمة، والقياس في البيت بعد الولادة نعمة.' },
    { stars: 4, language: 'en', text: 'Linen that survives a Dubai August and still looks ironed at dinner.' },
  ],
  'Sandbar Desert Days': [
    {
      stars: 5,
      language: 'en',
      text: 'No dune bashing. My grandmother sat in the front and told the driver about her wedding for an hour.',
    },
    {
      stars: 4,
      language: 'id',
      text: 'Tenda untuk akhwat, sajadah dan kompas sudah disiapkan. Langitnya tidak terlupakan.',
    },
  ],
}
