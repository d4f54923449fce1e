// Names of the surahs as the mushaf prints them after "سورة", fully vowelled, and what they mean in Urdu. The packages
// have them half vowelled and with slips of the pen, so these lists are ours; scripts/build-quran.ts compares the letters.

/** Surah 1 first. */
export const ARABIC_NAMES: readonly string[] = `ٱلۡفَاتِحَةِ
ٱلۡبَقَرَةِ
آلِ عِمۡرَانَ
ٱلنِّسَاءِ
ٱلۡمَائِدَةِ
ٱلۡأَنۡعَامِ
ٱلۡأَعۡرَافِ
ٱلۡأَنفَالِ
ٱلتَّوۡبَةِ
يُونُسَ
هُودٍ
يُوسُفَ
ٱلرَّعۡدِ
إِبۡرَاهِيمَ
ٱلۡحِجۡرِ
ٱلنَّحۡلِ
ٱلۡإِسۡرَاءِ
ٱلۡكَهۡفِ
مَرۡيَمَ
طه
ٱلۡأَنبِيَاءِ
ٱلۡحَجِّ
ٱلۡمُؤۡمِنُونَ
ٱلنُّورِ
ٱلۡفُرۡقَانِ
ٱلشُّعَرَاءِ
ٱلنَّمۡلِ
ٱلۡقَصَصِ
ٱلۡعَنكَبُوتِ
ٱلرُّومِ
لُقۡمَانَ
ٱلسَّجۡدَةِ
ٱلۡأَحۡزَابِ
سَبَإٍ
فَاطِرٍ
يسٓ
ٱلصَّافَّاتِ
صٓ
ٱلزُّمَرِ
غَافِرٍ
فُصِّلَتۡ
ٱلشُّورَىٰ
ٱلزُّخۡرُفِ
ٱلدُّخَانِ
ٱلۡجَاثِيَةِ
ٱلۡأَحۡقَافِ
مُحَمَّدٍ
ٱلۡفَتۡحِ
ٱلۡحُجُرَاتِ
قٓ
ٱلذَّارِيَاتِ
ٱلطُّورِ
ٱلنَّجۡمِ
ٱلۡقَمَرِ
ٱلرَّحۡمَٰنِ
ٱلۡوَاقِعَةِ
ٱلۡحَدِيدِ
ٱلۡمُجَادِلَةِ
ٱلۡحَشۡرِ
ٱلۡمُمۡتَحَنَةِ
ٱلصَّفِّ
ٱلۡجُمُعَةِ
ٱلۡمُنَافِقُونَ
ٱلتَّغَابُنِ
ٱلطَّلَاقِ
ٱلتَّحۡرِيمِ
ٱلۡمُلۡكِ
ٱلۡقَلَمِ
ٱلۡحَاقَّةِ
ٱلۡمَعَارِجِ
نُوحٍ
ٱلۡجِنِّ
ٱلۡمُزَّمِّلِ
ٱلۡمُدَّثِّرِ
ٱلۡقِيَامَةِ
ٱلۡإِنسَانِ
ٱلۡمُرۡسَلَاتِ
ٱلنَّبَإِ
ٱلنَّازِعَاتِ
عَبَسَ
ٱلتَّكۡوِيرِ
ٱلِٱنفِطَارِ
ٱلۡمُطَفِّفِينَ
ٱلِٱنشِقَاقِ
ٱلۡبُرُوجِ
ٱلطَّارِقِ
ٱلۡأَعۡلَىٰ
ٱلۡغَاشِيَةِ
ٱلۡفَجۡرِ
ٱلۡبَلَدِ
ٱلشَّمۡسِ
ٱللَّيۡلِ
ٱلضُّحَىٰ
ٱلشَّرۡحِ
ٱلتِّينِ
ٱلۡعَلَقِ
ٱلۡقَدۡرِ
ٱلۡبَيِّنَةِ
ٱلزَّلۡزَلَةِ
ٱلۡعَادِيَاتِ
ٱلۡقَارِعَةِ
ٱلتَّكَاثُرِ
ٱلۡعَصۡرِ
ٱلۡهُمَزَةِ
ٱلۡفِيلِ
قُرَيۡشٍ
ٱلۡمَاعُونِ
ٱلۡكَوۡثَرِ
ٱلۡكَافِرُونَ
ٱلنَّصۡرِ
ٱلۡمَسَدِ
ٱلۡإِخۡلَاصِ
ٱلۡفَلَقِ
ٱلنَّاسِ`.split('\n')

export const URDU_MEANINGS: readonly string[] = `آغاز
گائے
عمران کا خاندان
عورتیں
دسترخوان
مویشی
بلندیاں
مالِ غنیمت
توبہ
یونس
ہود
یوسف
بادل کی گرج
ابراہیم
حِجر کی وادی
شہد کی مکھی
رات کا سفر
غار
مریم
طٰہٰ
انبیا
حج
اہلِ ایمان
نور
حق و باطل میں فرق کرنے والا
شعرا
چیونٹیاں
قصے
مکڑی
رومی
لقمان
سجدہ
لشکر
قومِ سبا
پیدا کرنے والا
یٰسٓ
صف باندھنے والے
صٓ
گروہ
بخشنے والا
کھول کر بیان کی گئی
مشورہ
زیب و زینت
دھواں
گھٹنوں کے بل گری ہوئی
ریت کے ٹیلے
محمد ﷺ
فتح
حجرے
قٓ
بکھیرنے والی ہوائیں
کوہِ طور
ستارہ
چاند
نہایت مہربان
واقع ہونے والی
لوہا
بحث کرنے والی
جمع کیا جانا
جس کا امتحان لیا جائے
صف
جمعہ
منافقین
ہار جیت
طلاق
حرام ٹھہرانا
بادشاہی
قلم
سچ ہو کر رہنے والی
بلندی کے زینے
نوح
جن
چادر میں لپٹنے والے
چادر اوڑھنے والے
قیامت
انسان
بھیجی جانے والی ہوائیں
بڑی خبر
سختی سے کھینچنے والے
تیوری چڑھائی
لپیٹ دینا
پھٹ جانا
ناپ تول میں کمی کرنے والے
شق ہو جانا
برج
رات کو آنے والا
سب سے بلند
چھا جانے والی
فجر
شہر
سورج
رات
چاشت کا وقت
سینے کا کھلنا
انجیر
جما ہوا خون
قدر
روشن دلیل
زلزلہ
دوڑنے والے گھوڑے
کھڑکھڑانے والی
کثرت کی ہوس
زمانہ
عیب جو
ہاتھی
قریش
معمولی استعمال کی چیزیں
خیرِ کثیر
کافر لوگ
مدد
کھجور کی چھال کی رسی
اخلاص
صبح
لوگ`.split('\n')

/** Slips in the package's Indonesian, by number of the surah. */
export const INDONESIAN_CORRECTIONS: Readonly<Record<number, string>> = {
  34: "Saba'",
  46: 'Bukit-bukit Pasir',
  62: "Hari Jum'at",
  77: 'Malaikat-malaikat yang Diutus',
}

/** In English, one way of saying it throughout. The names of letters say that they are letters. */
export const ENGLISH_MEANINGS: readonly string[] = `The Opening
The Cow
The Family of Imran
The Women
The Table Spread
The Cattle
The Heights
The Spoils of War
Repentance
Jonah
Hud
Joseph
The Thunder
Abraham
The Rocky Tract
The Bee
The Night Journey
The Cave
Mary
The letters Ta Ha
The Prophets
The Pilgrimage
The Believers
The Light
The Criterion
The Poets
The Ants
The Stories
The Spider
The Romans
Luqman
The Prostration
The Confederates
Sheba
The Originator
The letters Ya Sin
Those Ranged in Rows
The letter Sad
The Crowds
The Forgiver
Explained in Detail
Consultation
Gold Adornments
The Smoke
The Kneeling
The Sand Dunes
Muhammad
The Victory
The Private Rooms
The letter Qaf
The Scattering Winds
The Mount
The Star
The Moon
The Most Merciful
The Inevitable Event
Iron
The Woman Who Pleaded
The Gathering
The Woman Examined
The Ranks
Friday
The Hypocrites
Mutual Loss
Divorce
The Prohibition
Dominion
The Pen
The Sure Reality
The Ways of Ascent
Noah
The Jinn
The One Wrapped in Garments
The One Covered in a Cloak
The Resurrection
The Human Being
Those Sent Forth
The Great News
Those Who Pull Out
He Frowned
The Folding Up
The Breaking Apart
Those Who Give Short Measure
The Splitting Open
The Constellations
The Night Comer
The Most High
The Overwhelming Event
The Dawn
The City
The Sun
The Night
The Morning Brightness
The Opening of the Heart
The Fig
The Clinging Clot
The Night of Decree
The Clear Proof
The Earthquake
The Chargers
The Striking Calamity
Rivalry for More
Time
The Slanderer
The Elephant
Quraysh
Small Kindnesses
Abundance
The Disbelievers
Divine Help
Palm Fibre
Sincerity
The Daybreak
Mankind`.split('\n')

/** Where the package spells a name unlike all the others. */
export const LATIN_CORRECTIONS: Readonly<Record<number, string>> = {
  20: 'Ta-Ha',
  21: 'Al-Anbiya',
  42: 'Ash-Shura',
  61: 'As-Saff',
  93: 'Ad-Duha',
}
