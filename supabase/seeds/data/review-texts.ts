// What the sample reviewers say, in their own languages. Grouped by what a place does; each with the stars it deserves.
import type { Category, Language } from './shapes.ts'

export type ReviewText = { readonly stars: 1 | 2 | 3 | 4 | 5; readonly text: string }

export const topics = ['food', 'grocery', 'care', 'shop', 'craft', 'office', 'learning'] as const
export type Topic = (typeof topics)[number]

export const topicOf: Readonly<Record<Category, Topic>> = {
  restaurants: 'food',
  grocery: 'grocery',
  healthcare: 'care',
  beauty: 'care',
  retail: 'shop',
  technology: 'shop',
  trades: 'craft',
  finance: 'office',
  travel: 'office',
  services: 'office',
  education: 'learning',
  community: 'learning',
}

export const reviewTexts: Readonly<Record<Language, Readonly<Record<Topic, readonly ReviewText[]>>>> = {
  en: {
    food: [
      {
        stars: 5,
        text: 'Came with my parents after Jumu‘ah and they found us a quiet corner without being asked. Everything tasted as if someone’s mother was in the kitchen.',
      },
      {
        stars: 5,
        text: 'Generous portions, hot when they arrive, and the tea keeps coming. The certificate hangs by the till, and the owner was happy to explain it.',
      },
      {
        stars: 4,
        text: 'Very good food. Saturday evening was loud and we waited half an hour for a table, so book or come early.',
      },
      {
        stars: 4,
        text: 'The grilled dishes are the ones to have. Desserts are fine, nothing more. Clean wudu area upstairs, which made our evening easy.',
      },
      {
        stars: 3,
        text: 'The food is honest and the staff are kind, but two of the things on the menu were not to be had, and nobody said so until we ordered.',
      },
      {
        stars: 2,
        text: 'The starters were cold and our main course came long after the children’s. They apologised, but I will wait a while before trying again.',
      },
    ],
    grocery: [
      {
        stars: 5,
        text: 'The butcher cuts it exactly as you ask and tells you where it comes from. Fresh herbs every morning, and fair prices.',
      },
      {
        stars: 4,
        text: 'Good choice of spices and dates, and they carry bags to the car for older customers. Parking is a puzzle.',
      },
      { stars: 3, text: 'Decent shop for the basics. A few labels were missing prices, so keep an eye on the till.' },
    ],
    care: [
      {
        stars: 5,
        text: 'They took time to listen and did not make me feel like a number. A woman was available when my wife asked for one.',
      },
      {
        stars: 4,
        text: 'Friendly, clean and careful. The appointment began twenty minutes late, but they rang to say so.',
      },
      { stars: 3, text: 'Competent, but the waiting room is small and rather warm in the afternoon.' },
    ],
    shop: [
      {
        stars: 5,
        text: 'Found exactly what I was looking for, and they altered it while I prayed Asr round the corner. Lovely people.',
      },
      {
        stars: 4,
        text: 'Good quality and honest advice: they told me the cheaper one would do. Returns were no trouble.',
      },
      { stars: 2, text: 'Nice things, but my order took three weeks and two phone calls. It should not be that hard.' },
    ],
    craft: [
      {
        stars: 5,
        text: 'Arrived when they said, took their shoes off at the door and left the place cleaner than before. The price was the one on the quote.',
      },
      {
        stars: 4,
        text: 'Solid work and fair pricing. They had to come back once for a small leak and did so the same day.',
      },
      {
        stars: 3,
        text: 'The job is done and holds. Communication could be better: I had to ask twice when they would come.',
      },
    ],
    office: [
      {
        stars: 5,
        text: 'Explained every line before I signed, and said openly what they could not do. That honesty is rare.',
      },
      {
        stars: 4,
        text: 'Everything was well arranged and someone always picked up the phone. One letter went to the wrong address, quickly put right.',
      },
      { stars: 2, text: 'Pleasant at first, then slow. I waited nine days for an answer to a simple question.' },
    ],
    learning: [
      {
        stars: 5,
        text: 'My daughter now opens her book without being told. The teachers are patient and write a short note home each week.',
      },
      {
        stars: 4,
        text: 'A warm place where newcomers are greeted by name on the second visit. The rooms could do with better heating.',
      },
    ],
  },
  ar: {
    food: [
      {
        stars: 5,
        text: 'زرناه مع العائلة بعد صلاة الجمعة، والاستقبال كان طيباً والطعام ساخناً ولذيذاً. سنعود إن شاء الله.',
      },
      { stars: 5, text: 'المشاوي على أصولها والخبز يخرج من الفرن أمامك. المكان نظيف وفيه قسم هادئ للعائلات.' },
      { stars: 4, text: 'طعم ممتاز وكمية وافرة، لكن الانتظار مساء الخميس طويل. الأفضل أن تحجز قبلها.' },
      { stars: 4, text: 'أعجبني أن شهادة الحلال معلقة بجانب المحاسب وأنهم يجيبون عن كل سؤال بصدر رحب.' },
      { stars: 3, text: 'الأكل جيد والخدمة بطيئة قليلاً. طلبنا الشاي مرتين قبل أن يصل.' },
      { stars: 2, text: 'وصل الطعام بارداً واعتذروا عن ذلك بلطف، لكن السعر لا يناسب ما قُدّم لنا.' },
    ],
    grocery: [
      { stars: 5, text: 'لحم طازج كل صباح، ويقطعونه كما تريد ويخبرونك من أين جاء. أسعارهم معقولة.' },
      { stars: 4, text: 'تشكيلة جيدة من التمور والبهارات، والموظفون يساعدون كبار السن في حمل الأكياس.' },
      { stars: 3, text: 'بقالة لا بأس بها للحاجات اليومية، غير أن بعض الرفوف بلا أسعار.' },
    ],
    care: [
      { stars: 5, text: 'استمعوا إليّ حتى انتهيت وشرحوا كل شيء بهدوء. ووفروا طبيبة لزوجتي حين طلبت ذلك.' },
      { stars: 4, text: 'مكان نظيف وتعامل محترم. تأخر الموعد ربع ساعة وأخبرونا مسبقاً.' },
      { stars: 3, text: 'عمل متقن، لكن غرفة الانتظار ضيقة وقت الذروة.' },
    ],
    shop: [
      { stars: 5, text: 'وجدت ما أبحث عنه، ونصحني البائع بالأرخص لأنه يكفيني. هذه هي الأمانة.' },
      { stars: 4, text: 'جودة جيدة وتبديل سهل من غير نقاش. المحل صغير لكنه مرتب.' },
      { stars: 2, text: 'البضاعة جميلة، لكن طلبي تأخر ثلاثة أسابيع ولم يخبرني أحد بالسبب.' },
    ],
    craft: [
      { stars: 5, text: 'حضروا في الموعد وأنهوا العمل ونظفوا المكان بعدهم، والسعر كما اتفقنا تماماً.' },
      { stars: 4, text: 'شغل متين وسعر عادل. عادوا في اليوم نفسه لإصلاح أمر بسيط.' },
      { stars: 3, text: 'العمل جيد، لكن التواصل يحتاج إلى تحسين: اتصلت مرتين لأعرف متى يأتون.' },
    ],
    office: [
      { stars: 5, text: 'شرحوا كل بند قبل التوقيع وقالوا بصراحة ما لا يستطيعون فعله. جزاهم الله خيراً.' },
      { stars: 4, text: 'ترتيب ممتاز ومن يرد على الهاتف دائماً. خطأ صغير في العنوان وصححوه سريعاً.' },
      { stars: 2, text: 'البداية طيبة ثم صار الرد بطيئاً: انتظرت تسعة أيام لسؤال بسيط.' },
    ],
    learning: [
      { stars: 5, text: 'صار ابني يحب الحفظ بعد أن كان يتهرب منه. المعلمون صبورون ويتابعون مع الأهل.' },
      { stars: 4, text: 'مكان دافئ يعرفون فيه اسمك من الزيارة الثانية. القاعات تحتاج إلى تكييف أفضل.' },
    ],
  },
  ur: {
    food: [
      {
        stars: 5,
        text: 'جمعے کے بعد گھر والوں کے ساتھ گئے، بیٹھنے کی اچھی جگہ ملی اور کھانا گھر جیسا تھا۔ ان شاء اللہ پھر جائیں گے۔',
      },
      { stars: 5, text: 'بریانی میں مسالا بالکل ٹھیک، گوشت نرم، اور چائے مانگے بغیر آ گئی۔ صفائی بھی اچھی ہے۔' },
      { stars: 4, text: 'ذائقہ بہت اچھا ہے مگر ہفتے کی شام رش ہوتا ہے۔ پہلے سے میز بک کر لیں۔' },
      { stars: 4, text: 'حلال سرٹیفکیٹ کاؤنٹر کے پاس لگا ہے اور پوچھنے پر سب بتاتے ہیں۔ میٹھا اوسط درجے کا تھا۔' },
      { stars: 3, text: 'کھانا اچھا تھا لیکن دو چیزیں جو مینو پر تھیں وہ ملی نہیں، اور بتایا بھی دیر سے۔' },
      { stars: 2, text: 'سالن ٹھنڈا آیا اور بہت انتظار کرنا پڑا۔ معذرت تو کی، مگر قیمت کے حساب سے بہتر ہونا چاہیے۔' },
    ],
    grocery: [
      { stars: 5, text: 'قصاب جیسا کہیں ویسا گوشت کاٹ کر دیتا ہے اور بتاتا ہے کہاں سے آیا۔ سبزی بھی تازہ۔' },
      { stars: 4, text: 'مسالے اور کھجوریں بہت اچھی ملتی ہیں۔ گاڑی کھڑی کرنے کی جگہ ذرا مشکل سے ملتی ہے۔' },
      { stars: 3, text: 'روزمرہ کی چیزوں کے لیے ٹھیک دکان ہے، کچھ چیزوں پر قیمت نہیں لکھی تھی۔' },
    ],
    care: [
      { stars: 5, text: 'پوری بات تسلی سے سنی اور آسان لفظوں میں سمجھایا۔ امی کے لیے خاتون ڈاکٹر بھی موجود تھیں۔' },
      { stars: 4, text: 'صاف ستھری جگہ اور اچھا برتاؤ۔ باری بیس منٹ دیر سے آئی مگر پہلے بتا دیا تھا۔' },
      { stars: 3, text: 'کام اچھا ہے، بس انتظار گاہ چھوٹی ہے اور دوپہر میں گرمی ہوتی ہے۔' },
    ],
    shop: [
      {
        stars: 5,
        text: 'جو ڈھونڈ رہا تھا مل گیا، اور دکاندار نے خود سستی چیز لینے کا مشورہ دیا۔ ایسی ایمان داری کم ملتی ہے۔',
      },
      { stars: 4, text: 'چیزوں کا معیار اچھا ہے اور واپسی میں کوئی مسئلہ نہیں ہوا۔' },
      { stars: 2, text: 'سامان اچھا ہے مگر آرڈر آنے میں تین ہفتے لگ گئے اور فون بھی خود کرنا پڑا۔' },
    ],
    craft: [
      { stars: 5, text: 'وقت پر آئے، صفائی سے کام کیا اور پیسے اتنے ہی لیے جتنے طے ہوئے تھے۔' },
      { stars: 4, text: 'مضبوط کام اور مناسب دام۔ ایک چھوٹی خرابی کے لیے اسی دن دوبارہ آ گئے۔' },
      { stars: 3, text: 'کام ہو گیا اور ٹھیک ہے، مگر آنے کا وقت پوچھنے کے لیے دو بار فون کرنا پڑا۔' },
    ],
    office: [
      { stars: 5, text: 'دستخط سے پہلے ہر بات سمجھائی اور جو نہیں کر سکتے تھے وہ بھی صاف بتا دیا۔' },
      { stars: 4, text: 'سارا انتظام اچھا تھا اور فون ہمیشہ اٹھاتے ہیں۔ ایک خط غلط پتے پر گیا جو فوراً درست کر دیا۔' },
      { stars: 2, text: 'شروع میں بہت اچھے تھے، پھر جواب دیر سے آنے لگے۔ ایک سوال پر نو دن لگے۔' },
    ],
    learning: [
      { stars: 5, text: 'بیٹی اب خود کتاب کھول کر بیٹھ جاتی ہے۔ استاد صبر والے ہیں اور ہر ہفتے گھر رپورٹ بھیجتے ہیں۔' },
      { stars: 4, text: 'اپنائیت والی جگہ ہے، دوسری بار ہی نام سے پکارتے ہیں۔ سردیوں میں کمرے ٹھنڈے ہوتے ہیں۔' },
    ],
  },
  fr: {
    food: [
      {
        stars: 5,
        text: 'Venus en famille après la prière du vendredi : accueil chaleureux, assiettes copieuses, et le thé à la menthe offert. On reviendra, in cha Allah.',
      },
      {
        stars: 5,
        text: 'Tout est fait maison et cela se goûte. Le certificat est affiché près de la caisse et le patron répond volontiers aux questions.',
      },
      { stars: 4, text: 'Très bonne cuisine. Le samedi soir il y a du monde et du bruit, mieux vaut réserver.' },
      { stars: 4, text: 'Les grillades valent le détour. Petit coin pour la prière à l’étage, propre et calme.' },
      {
        stars: 3,
        text: 'C’est bon, mais deux plats de la carte n’étaient pas disponibles et on nous l’a dit après la commande.',
      },
      {
        stars: 2,
        text: 'Entrées froides et longue attente pour la suite. Le personnel s’est excusé, mais l’addition n’a pas bougé.',
      },
    ],
    grocery: [
      {
        stars: 5,
        text: 'Le boucher prépare la viande comme on le souhaite et sait d’où elle vient. Herbes fraîches tous les matins.',
      },
      { stars: 4, text: 'Beau choix d’épices et de dattes, prix corrects. Se garer est une autre affaire.' },
      { stars: 3, text: 'Pratique pour dépanner. Plusieurs prix manquaient en rayon, vérifiez à la caisse.' },
    ],
    care: [
      {
        stars: 5,
        text: 'On prend le temps d’écouter et d’expliquer. Ma femme a pu voir une praticienne sans difficulté.',
      },
      { stars: 4, text: 'Cabinet propre, équipe attentionnée. Vingt minutes de retard, mais on m’a prévenu.' },
      { stars: 3, text: 'Soins sérieux, salle d’attente un peu étroite en fin d’après-midi.' },
    ],
    shop: [
      {
        stars: 5,
        text: 'J’ai trouvé ce que je cherchais et la retouche était prête après la prière de l’asr. Des gens adorables.',
      },
      { stars: 4, text: 'Bonne qualité et conseils honnêtes : on m’a orienté vers le modèle moins cher.' },
      { stars: 2, text: 'De jolies choses, mais ma commande a mis trois semaines et il a fallu relancer deux fois.' },
    ],
    craft: [
      {
        stars: 5,
        text: 'À l’heure, soigneux, et tout était nettoyé en partant. Le prix du devis a été respecté au centime.',
      },
      { stars: 4, text: 'Travail solide à un prix juste. Une petite reprise faite le jour même, sans discuter.' },
      {
        stars: 3,
        text: 'Le travail est fait et il tient. Il a fallu rappeler deux fois pour connaître l’heure de passage.',
      },
    ],
    office: [
      {
        stars: 5,
        text: 'Chaque ligne expliquée avant la signature, et la franchise de dire ce qu’ils ne savent pas faire.',
      },
      { stars: 4, text: 'Bien organisé, toujours quelqu’un au téléphone. Une erreur d’adresse, corrigée aussitôt.' },
      { stars: 2, text: 'Très aimables au début, puis neuf jours pour répondre à une question simple.' },
    ],
    learning: [
      {
        stars: 5,
        text: 'Ma fille ouvre son livre sans qu’on le lui demande. Les enseignants sont patients et tiennent les parents au courant.',
      },
      {
        stars: 4,
        text: 'Un lieu chaleureux où l’on vous appelle par votre prénom dès la deuxième visite. Salles un peu froides.',
      },
    ],
  },
  tr: {
    food: [
      {
        stars: 5,
        text: 'Cuma çıkışı ailece gittik, güler yüzle karşıladılar. Yemekler anne eli değmiş gibiydi, çaylar da ikramdı.',
      },
      {
        stars: 5,
        text: 'Porsiyonlar doyurucu, her şey sıcacık geldi. Helal belgesi kasanın yanında asılı, sorunca anlatıyorlar.',
      },
      {
        stars: 4,
        text: 'Lezzet çok iyi. Cumartesi akşamı kalabalıktı, yarım saat bekledik; yer ayırtmakta fayda var.',
      },
      { stars: 4, text: 'Izgaralar gerçekten başarılı, tatlılar idare eder. Üst katta temiz bir mescit var.' },
      { stars: 3, text: 'Yemek güzel, personel nazik; ama menüdeki iki çeşit yoktu ve bunu sipariş verince öğrendik.' },
      {
        stars: 2,
        text: 'Çorba ılık geldi, ana yemek çok gecikti. Özür dilediler ama fiyatına göre beklentim daha yüksekti.',
      },
    ],
    grocery: [
      {
        stars: 5,
        text: 'Kasap eti istediğiniz gibi hazırlıyor, nereden geldiğini de söylüyor. Yeşillikler her sabah taze.',
      },
      { stars: 4, text: 'Baharat ve hurma çeşidi bol, fiyatlar makul. Park yeri bulmak biraz zor.' },
      { stars: 3, text: 'Günlük ihtiyaç için uygun. Bazı rafların fiyat etiketi eksikti, kasada dikkat edin.' },
    ],
    care: [
      {
        stars: 5,
        text: 'Acele etmeden dinlediler, her şeyi anlaşılır biçimde anlattılar. Eşim için kadın uzman da vardı.',
      },
      { stars: 4, text: 'Temiz ve ilgili bir yer. Randevu yirmi dakika gecikti ama önceden haber verdiler.' },
      { stars: 3, text: 'İşlerini biliyorlar, yalnız bekleme salonu öğleden sonra dar geliyor.' },
    ],
    shop: [
      { stars: 5, text: 'Aradığımı buldum, ikindiyi kılıp döndüğümde tadilatı bitmişti. Çok iyi insanlar.' },
      { stars: 4, text: 'Kaliteli ürün, dürüst tavsiye: bana ucuz olanın yeteceğini söylediler.' },
      { stars: 2, text: 'Ürünler güzel ama siparişim üç haftada geldi, iki kez aramam gerekti.' },
    ],
    craft: [
      { stars: 5, text: 'Söyledikleri saatte geldiler, işi bitirip ortalığı da topladılar. Fiyat teklifteki gibiydi.' },
      { stars: 4, text: 'Sağlam işçilik, hakkaniyetli fiyat. Küçük bir eksik için aynı gün geri geldiler.' },
      { stars: 3, text: 'İş yapıldı ve duruyor. Ne zaman geleceklerini öğrenmek için iki kez aradım.' },
    ],
    office: [
      { stars: 5, text: 'İmzadan önce her maddeyi anlattılar, yapamayacaklarını da açıkça söylediler.' },
      {
        stars: 4,
        text: 'Her şey düzenliydi, telefona hep bakan biri vardı. Yanlış adrese giden bir evrak hemen düzeltildi.',
      },
      { stars: 2, text: 'Başta çok ilgiliydiler, sonra yavaşladılar. Basit bir soruya dokuz günde cevap geldi.' },
    ],
    learning: [
      {
        stars: 5,
        text: 'Kızım artık söylemeden kitabını açıyor. Hocalar sabırlı, her hafta veliye kısa not yazıyorlar.',
      },
      { stars: 4, text: 'Sıcak bir ortam, ikinci gelişinizde adınızı biliyorlar. Sınıflar kışın biraz serin.' },
    ],
  },
  id: {
    food: [
      {
        stars: 5,
        text: 'Datang bersama keluarga setelah salat Jumat, disambut ramah dan masakannya seperti masakan rumah. Insya Allah kembali lagi.',
      },
      {
        stars: 5,
        text: 'Porsinya pas, datang masih panas, dan sertifikat halalnya dipajang dekat kasir. Musalanya juga bersih.',
      },
      {
        stars: 4,
        text: 'Rasanya mantap. Malam Minggu ramai sekali, kami menunggu setengah jam, jadi lebih baik pesan tempat.',
      },
      { stars: 4, text: 'Menu bakarnya paling enak, makanan penutupnya biasa saja. Pelayannya cekatan.' },
      { stars: 3, text: 'Makanannya enak, tetapi dua menu ternyata habis dan baru diberi tahu setelah kami memesan.' },
      {
        stars: 2,
        text: 'Sup datang sudah dingin dan lauknya lama sekali. Mereka minta maaf, tetapi harganya tidak sepadan.',
      },
    ],
    grocery: [
      { stars: 5, text: 'Dagingnya dipotong sesuai permintaan dan dijelaskan asalnya. Sayurnya segar setiap pagi.' },
      { stars: 4, text: 'Pilihan rempah dan kurma lengkap, harganya wajar. Parkirnya agak susah.' },
      { stars: 3, text: 'Cukup untuk kebutuhan harian. Beberapa rak tidak ada label harganya.' },
    ],
    care: [
      {
        stars: 5,
        text: 'Keluhan saya didengarkan sampai selesai dan dijelaskan dengan sabar. Untuk istri saya tersedia tenaga perempuan.',
      },
      { stars: 4, text: 'Tempatnya bersih dan ramah. Jadwal mundur dua puluh menit, tetapi dikabari lebih dulu.' },
      { stars: 3, text: 'Hasilnya baik, hanya ruang tunggunya sempit kalau sore.' },
    ],
    shop: [
      {
        stars: 5,
        text: 'Barang yang saya cari ada, dan penjualnya justru menyarankan yang lebih murah. Jujur sekali.',
      },
      { stars: 4, text: 'Kualitasnya bagus dan penukaran barang tidak dipersulit. Tokonya kecil tetapi rapi.' },
      { stars: 2, text: 'Barangnya bagus, tetapi pesanan saya baru datang tiga minggu kemudian tanpa kabar.' },
    ],
    craft: [
      {
        stars: 5,
        text: 'Datang tepat waktu, kerjanya rapi, dan selesai langsung dibersihkan. Harganya sama dengan penawaran.',
      },
      { stars: 4, text: 'Pengerjaan kuat dan harga adil. Ada perbaikan kecil dan mereka kembali hari itu juga.' },
      { stars: 3, text: 'Pekerjaannya beres, tetapi saya harus menelepon dua kali untuk tahu kapan mereka datang.' },
    ],
    office: [
      {
        stars: 5,
        text: 'Setiap butir dijelaskan sebelum tanda tangan, dan mereka terbuka soal apa yang tidak bisa dilakukan.',
      },
      { stars: 4, text: 'Semuanya teratur dan telepon selalu diangkat. Ada surat salah alamat, langsung diperbaiki.' },
      { stars: 2, text: 'Awalnya ramah, lama-lama lambat. Pertanyaan sederhana baru dijawab setelah sembilan hari.' },
    ],
    learning: [
      {
        stars: 5,
        text: 'Anak saya sekarang membuka bukunya sendiri. Gurunya sabar dan rutin memberi kabar ke orang tua.',
      },
      {
        stars: 4,
        text: 'Suasananya hangat, kunjungan kedua sudah dipanggil dengan nama. Ruangannya agak panas siang hari.',
      },
    ],
  },
}

/** How owners answer, in the language of the review. */
export const replyTexts: Readonly<Record<Language, { readonly thanks: string; readonly sorry: string }>> = {
  en: {
    thanks:
      'JazakAllah khair for your kind words. We will pass them on to the team, and we look forward to your next visit.',
    sorry: 'Thank you for telling us openly. We have talked it through with the team and hope to do better next time.',
  },
  ar: {
    thanks: 'جزاكم الله خيراً على كلماتكم الطيبة. سننقلها إلى الفريق، وأهلاً بكم دائماً.',
    sorry: 'شكراً لصراحتكم. راجعنا الأمر مع الفريق ونرجو أن نكون عند حسن ظنكم في المرة القادمة.',
  },
  ur: {
    thanks: 'آپ کے اچھے الفاظ کے لیے جزاک اللہ خیر۔ ہم عملے تک پہنچا دیں گے، پھر تشریف لائیے۔',
    sorry: 'کھل کر بتانے کا شکریہ۔ ہم نے عملے سے بات کی ہے، امید ہے اگلی بار آپ کو شکایت نہیں ہوگی۔',
  },
  fr: {
    thanks: 'Merci pour vos mots, nous les transmettons à toute l’équipe. Au plaisir de vous revoir.',
    sorry: 'Merci de votre franchise. Nous en avons parlé en équipe et espérons faire mieux la prochaine fois.',
  },
  tr: {
    thanks: 'Güzel sözleriniz için Allah razı olsun. Ekibimize ilettik, yine bekleriz.',
    sorry: 'Açıkça yazdığınız için teşekkür ederiz. Ekibimizle konuştuk, bir dahaki sefere daha iyisini umuyoruz.',
  },
  id: {
    thanks: 'Jazakumullah khairan atas kata-katanya. Kami sampaikan kepada tim, semoga berjumpa lagi.',
    sorry: 'Terima kasih atas keterusterangannya. Sudah kami bahas bersama tim, semoga lain kali lebih baik.',
  },
}
