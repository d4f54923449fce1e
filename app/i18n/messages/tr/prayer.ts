// The prayer card: names, countdown, method, and the reasons behind each time. The names are those of Turkish
// timetables, where Fajr is İmsak; so the next one is a "vakit" rather than a "namaz".
import type { Messages } from '#app/i18n/catalogue.ts'
import { plural } from '#app/i18n/plural.ts'

const count = plural('tr')

export const prayer = {
  label: 'Namaz vakitleri',
  next: 'Sıradaki vakit',
  names: {
    fajr: 'İmsak',
    sunrise: 'Güneş',
    dhuhr: 'Öğle',
    asr: 'İkindi',
    maghrib: 'Akşam',
    isha: 'Yatsı',
    jumuah: 'Cuma',
  },
  at: (time: string) => `saat ${time}`,
  tomorrowAt: (time: string) => `yarın ${time}`,
  sinceSunset: '(gün batımından beri)',
  tomorrowOn: (date: string) => `Yarın, ${date}`,
  /** Beside a time past midnight, which belongs to the timetable of the day before. */
  plusDay: '+1 gün',
  estimates: 'Tahmini: güneş bugün burada bu vakti vermiyor.',
  hoursAndMinutesLeft: (hours: string, minutes: string) => `${hours} sa ${minutes} dk`,
  minutesLeft: (minutes: string) => `${minutes} dk`,
  now: 'şimdi',
  here: 'Konumunuz',
  arc: 'Güneşin bugünkü yolu ve üzerindeki namaz vakitleri',
  asrLine: (school: string) => `İkindi: ${school}.`,
  methodLine: (method: string, school: string) => `Yöntem: ${method}. İkindi: ${school}.`,
  schools: { standard: 'Şafii, Maliki ve Hanbeli', hanafi: 'Hanefi' },
  /** Short names of the authorities whose method is used. */
  methods: {
    jafari: 'Leva Enstitüsü, Kum',
    karachi: 'Karaçi',
    isna: 'ISNA',
    mwl: 'Dünya İslam Birliği',
    'umm-al-qura': 'Ümmü’l-Kura',
    egypt: 'Mısır Harita Kurumu',
    tehran: 'Tahran Üniversitesi',
    gulf: 'Körfez Bölgesi',
    kuwait: 'Kuveyt',
    qatar: 'Katar',
    singapore: 'MUIS Singapur',
    france: 'UOIF',
    turkey: 'Diyanet',
    russia: 'Rusya Müslümanları',
    moonsighting: 'Hilal Gözlem Komitesi',
    dubai: 'Dubai',
    jakim: 'JAKIM',
    tunisia: 'Tunus',
    algeria: 'Cezayir',
    kemenag: 'Kemenag',
    morocco: 'Fas',
    portugal: 'Lizbon İslam Cemaati',
    jordan: 'Ürdün Vakıflar Bakanlığı',
  },
  usualLine: (method: string, country: string) => `${method}, ${country} için geçerli`,
  change: 'değiştir',
  offerAsr: (school: string, country: string) => `İkindiyi ${school} mezhebine göre hesapla (${country} için yaygın)`,
  offerUsual: (method: string, country: string) => `${method} yöntemini kullan (${country} için yaygın)`,
  carriedOn: 'Site şu anda yanıt vermiyor. Bu vakitler aynı yönteme göredir, gerekirse AlAdhan’dan alınır.',
  offerOther: (method: string) => `Burada başkalarının izlediği ${method} yöntemini kullan`,
  /** Parts of a country that pray by a practice of their own. */
  regions: {
    kerala: 'Kerala',
    tamilNadu: 'Tamil Nadu',
    westernCape: 'Batı Kap',
    kelantan: 'Kelantan',
    kualaLumpur: 'Kuala Lumpur',
    kuching: 'Kuching',
    tatarstan: 'Tataristan',
    dagestan: 'Dağıstan',
    chechnya: 'Çeçenistan',
    northOfNorway: 'Kuzey Norveç',
    northOfCanada: 'Kuzey Kanada',
  },
  offerDefault: (method: string) => `Varsayılan ${method} yöntemine dön`,
  settings: 'Ayarlar',
  feast: {
    prayer: 'Bayram namazı',
    afterSunrise: 'güneş doğduktan sonra',
    near: 'Yakınınızdaki camilerde saatler',
    note: 'Yakınınızda bayram namazı',
    on: {
      fitr: (date: string) => `Ramazan Bayramı ${date} günü.`,
      adha: (date: string) => `Kurban Bayramı ${date} günü.`,
    },
    announced: (by: string) => `Duyuran: ${by}.`,
    calendar: 'Ümmü’l-Kurâ takvimine göre. Bu ülke için elimizde henüz duyuru yok, gün bir gün değişebilir.',
    source: 'Duyuruyu okuyun',
    none: 'Yakınınızdaki hiçbir cami bayram namazının saatini bildirmedi.',
    tell: 'Caminizi bulun ve bize bildirin',
    all: 'Yakınınızdaki bütün bayram namazları',
  },
  ramadan: {
    iftar: 'İftar',
    suhoor: 'Sahur sonu',
    before: (days: number, date: string) =>
      count(days, {
        one: `Ramazan yarın, ${date} günü başlıyor.`,
        other: `Ramazan # gün sonra, ${date} günü başlıyor.`,
      }),
    fromMaghrib: (date: string) => `İlk gece ${date} akşamı başlar.`,
    eidEve: 'Bu gece Ramazan Bayramı gecesi.',
    eid: 'Bayramınız mübarek olsun. Allah kabul etsin.',
    day: (day: string) => `Ramazan, ${day}. gün`,
    imsak: (time: string) => `İhtiyatlı imsak ${time}`,
    night: (night: string, isComing: boolean) =>
      isComing ? `Bu akşamdan itibaren: ${night}. gece` : `Bu gece ${night}. gece`,
    note: (iftar: string, suhoor: string) => (iftar ? `İftar ${iftar}` : `Sahur ${suhoor} vaktine kadar`),
  },
  why: {
    source: (authority: string, year: string) => `Kuralların kaynağı: ${authority} (${year}).`,
    sourceUnconfirmed: (authority: string) => `Bildiğimiz kadarıyla; oradan kimse doğrulamadı. Değerler: ${authority}.`,
    sourceRead: (authority: string, year: string) =>
      `Kuralların kaynağı: ${authority}, AlAdhan yöntem listesindeki değerleriyle (${year}).`,
    title: 'Neden bu vakit?',
    intro:
      'Bu vakitleri, güneşin bulunduğunuz yerdeki konumuna göre hesaplıyoruz. Caminiz başka vakitlere uyuyor olabilir.',
    angle: {
      morning: (angle: string) => `Tan vakti: güneş henüz ufkun ${angle}° altında.`,
      evening: (angle: string) => `Akşam alacası: güneş ufkun ${angle}° altında.`,
    },
    horizon: {
      morning: 'Güneşin üst kenarı ufukta görünüyor.',
      evening: 'Güneş ufkun altına inmiş oluyor.',
    },
    transit: 'Güneş en yüksek noktasını geçiyor.',
    shadow: {
      once: 'Öğle vaktindeki gölgesi sayılmazsa, bir cismin gölgesi kendi boyu kadar oluyor.',
      twice: 'Öğle vaktindeki gölgesi sayılmazsa, bir cismin gölgesi kendi boyunun iki katı oluyor.',
    },
    interval: {
      sunset: (minutes: number) =>
        count(minutes, { one: 'Gün batımından # dakika sonra.', other: 'Gün batımından # dakika sonra.' }),
      maghrib: (minutes: number) =>
        count(minutes, { one: 'Akşam vaktinden # dakika sonra.', other: 'Akşam vaktinden # dakika sonra.' }),
    },
    seventhOfNight: {
      morning:
        'Gecenin son yedide biri başlıyor; çünkü ekvatordan bu kadar uzakta alacakaranlık fazlasıyla uzun sürüyor.',
      evening:
        'Gecenin ilk yedide biri bitiyor; çünkü ekvatordan bu kadar uzakta alacakaranlık fazlasıyla uzun sürüyor.',
    },
    seasonal: {
      morning: 'Bu enlemde ve bu mevsimde gözlemlenen tan vakti.',
      evening: 'Bu enlemde ve bu mevsimde gözlemlenen akşam alacası.',
    },
    methodAdds: (minutes: number) =>
      count(minutes, { one: 'Kurum # dakika ekliyor.', other: 'Kurum # dakika ekliyor.' }),
    methodTakes: (minutes: number) =>
      count(minutes, { one: 'Kurum # dakika çıkarıyor.', other: 'Kurum # dakika çıkarıyor.' }),
    ramadanAdds: (minutes: number) =>
      count(minutes, { one: 'Ramazanda # dakika ekleniyor.', other: 'Ramazanda # dakika ekleniyor.' }),
    ownAdds: (minutes: number) => count(minutes, { other: '# dakika eklediniz.' }),
    ownTakes: (minutes: number) => count(minutes, { other: '# dakika çıkardınız.' }),
    rounded: 'İhtiyaten tam dakikaya yuvarlandı.',
    bounded: {
      'twilight-angle':
        'Bu gece alacakaranlık fazlasıyla uzun sürdüğü için vakit, gecenin bir bölümüne göre belirlendi.',
      'middle-of-night': 'Bu gece alacakaranlık fazlasıyla uzun sürdüğü için vakit, gecenin ortasına göre belirlendi.',
      'seventh-of-night':
        'Bu gece alacakaranlık fazlasıyla uzun sürdüğü için vakit, gecenin yedide birine göre belirlendi.',
      'nearest-latitude-45': 'Bu gece alacakaranlık bitmiyor; vakit, 45° enlemindeki gece payına göre belirlendi.',
      'nearest-latitude-48': 'Bu gece alacakaranlık bitmiyor; vakit, 48,5° enlemindeki gece payına göre belirlendi.',
      'nearest-city':
        'Bu gece alacakaranlık bitmiyor; vakit, gecenin tam karardığı en yakın büyük şehirdeki gece payına göre belirlendi.',
      makkah: 'Bu gece alacakaranlık bitmiyor; vakit, Mekke’deki gece payına göre belirlendi.',
      local:
        'Bu gece alacakaranlık fazlasıyla uzun sürüyor; vakit, ülkedeki camilerin kararlaştırdığı gibi belirlendi.',
    },
    estimated: 'Güneş bugün burada böyle bir vakit vermiyor; bu yüzden vakit tahminîdir.',
  },
} satisfies Messages['prayer']
