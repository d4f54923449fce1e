import type { Messages } from '#app/i18n/catalogue.ts'
import { plural } from '#app/i18n/plural.ts'

const count = plural('ar')

export const prayer = {
  label: 'مواقيت الصلاة',
  next: 'الصلاة القادمة',
  names: {
    fajr: 'الفجر',
    sunrise: 'الشروق',
    dhuhr: 'الظهر',
    asr: 'العصر',
    maghrib: 'المغرب',
    isha: 'العشاء',
    jumuah: 'الجمعة',
  },
  at: (time: string) => `الساعة ${time}`,
  tomorrowAt: (time: string) => `غدًا الساعة ${time}`,
  sinceSunset: '(منذ الغروب)',
  tomorrowOn: (date: string) => `غدًا، ${date}`,
  /** Beside a time past midnight, which belongs to the timetable of the day before. */
  plusDay: 'اليوم التالي',
  estimates: 'وقت تقديري: الشمس لا تُعطي هذا الوقت هنا اليوم.',
  hoursAndMinutesLeft: (hours: string, minutes: string) => `${hours} س ${minutes} د`,
  minutesLeft: (minutes: string) => `${minutes} د`,
  now: 'الآن',
  here: 'موقعك',
  arc: 'مسار الشمس اليوم وعليه مواقيت الصلاة',
  methodLine: (method: string, school: string) => `طريقة الحساب: ${method}. العصر على مذهب ${school}.`,
  schools: { standard: 'الشافعية والمالكية والحنابلة', hanafi: 'الحنفية' },
  methods: {
    jafari: 'معهد ليفا في قم',
    karachi: 'كراتشي',
    isna: 'ISNA',
    mwl: 'رابطة العالم الإسلامي',
    'umm-al-qura': 'أم القرى',
    egypt: 'الهيئة المصرية العامة للمساحة',
    tehran: 'جامعة طهران',
    gulf: 'منطقة الخليج',
    kuwait: 'الكويت',
    qatar: 'قطر',
    singapore: 'المجلس الإسلامي في سنغافورة',
    france: 'اتحاد المنظمات الإسلامية في فرنسا',
    turkey: 'رئاسة الشؤون الدينية التركية',
    russia: 'الإدارة الدينية لمسلمي روسيا',
    moonsighting: 'لجنة رؤية الهلال',
    dubai: 'دبي',
    jakim: 'جاكيم الماليزية',
    tunisia: 'تونس',
    algeria: 'الجزائر',
    kemenag: 'وزارة الشؤون الدينية الإندونيسية',
    morocco: 'المغرب',
    portugal: 'الجماعة الإسلامية في لشبونة',
    jordan: 'وزارة الأوقاف الأردنية',
  },
  usualLine: (method: string, country: string) => `${method}، وهي المعتمدة في ${country}`,
  change: 'تغيير',
  offerAsr: (school: string, country: string) => `احسب العصر على مذهب ${school}، وهو الشائع في ${country}`,
  offerUsual: (method: string, country: string) => `استخدم طريقة ${method}، وهي الشائعة في ${country}`,
  carriedOn: 'الموقع لا يستجيب الآن. هذه الأوقات محسوبة بالطريقة نفسها، من خدمة AlAdhan عند الحاجة.',
  offerDefault: (method: string) => `عُد إلى طريقة ${method}، وهي اختيارنا الافتراضي`,
  settings: 'الإعدادات',
  ramadan: {
    iftar: 'الإفطار',
    suhoor: 'ينتهي السحور',
    before: (days: number, date: string) =>
      count(days, {
        one: `يبدأ رمضان غدًا، ${date}.`,
        two: `يبدأ رمضان بعد يومين، في ${date}.`,
        few: `يبدأ رمضان بعد # أيام، في ${date}.`,
        many: `يبدأ رمضان بعد # يومًا، في ${date}.`,
        other: `يبدأ رمضان بعد # يوم، في ${date}.`,
      }),
    fromMaghrib: (date: string) => `تبدأ أول ليلة منه من مغرب ${date}.`,
    eidEve: 'الليلة ليلة عيد الفطر.',
    eid: 'عيد مبارك، تقبّل الله منا ومنكم.',
    day: (day: string) => `رمضان، اليوم ${day}`,
    imsak: (time: string) => `الإمساك ${time}`,
    night: (night: string, isComing: boolean) => (isComing ? `من مغرب اليوم: ليلة ${night}` : `الليلة ليلة ${night}`),
    note: (iftar: string, suhoor: string) => (iftar ? `الإفطار ${iftar}` : `السحور إلى ${suhoor}`),
  },
  why: {
    source: (authority: string, year: string) => `مصدر القواعد: ${authority} (${year}).`,
    sourceRead: (authority: string, year: string) =>
      `مصدر القواعد: ${authority}، كما ترد في قائمة طرق AlAdhan (${year}).`,
    title: 'لماذا هذا الوقت؟',
    intro: 'نحسب هذه المواقيت من موضع الشمس حيث أنت. وقد يعتمد مسجدك مواقيت أخرى.',
    angle: {
      morning: (angle: string) => `أول الفجر: الشمس لا تزال تحت الأفق بمقدار ${angle} درجة.`,
      evening: (angle: string) => `غياب الشفق: الشمس تحت الأفق بمقدار ${angle} درجة.`,
    },
    horizon: {
      morning: 'تظهر حافة الشمس العليا على الأفق.',
      evening: 'تغيب الشمس تحت الأفق.',
    },
    transit: 'تزول الشمس عن أعلى موضع لها في السماء.',
    shadow: {
      once: 'يصير ظل الشيء مثله، زيادةً على ظله عند الزوال.',
      twice: 'يصير ظل الشيء مثليه، زيادةً على ظله عند الزوال.',
    },
    interval: {
      sunset: (minutes: number) =>
        count(minutes, {
          zero: 'عند غروب الشمس.',
          one: 'بعد غروب الشمس بدقيقة واحدة.',
          two: 'بعد غروب الشمس بدقيقتين.',
          few: 'بعد غروب الشمس بمقدار # دقائق.',
          many: 'بعد غروب الشمس بمقدار # دقيقة.',
          other: 'بعد غروب الشمس بمقدار # دقيقة.',
        }),
      maghrib: (minutes: number) =>
        count(minutes, {
          zero: 'عند المغرب.',
          one: 'بعد المغرب بدقيقة واحدة.',
          two: 'بعد المغرب بدقيقتين.',
          few: 'بعد المغرب بمقدار # دقائق.',
          many: 'بعد المغرب بمقدار # دقيقة.',
          other: 'بعد المغرب بمقدار # دقيقة.',
        }),
    },
    seventhOfNight: {
      morning: 'يبدأ السُّبع الأخير من الليل، لأن الشفق يطول كثيرًا على هذا البعد من خط الاستواء.',
      evening: 'ينتهي السُّبع الأول من الليل، لأن الشفق يطول كثيرًا على هذا البعد من خط الاستواء.',
    },
    seasonal: {
      morning: 'الفجر كما رصده الناس في هذا الفصل عند خط العرض هذا.',
      evening: 'غياب الشفق كما رصده الناس في هذا الفصل عند خط العرض هذا.',
    },
    methodAdds: (minutes: number) =>
      count(minutes, {
        zero: 'لا تضيف الجهة المعتمدة شيئًا.',
        one: 'تضيف الجهة المعتمدة دقيقة واحدة.',
        two: 'تضيف الجهة المعتمدة دقيقتين.',
        few: 'تضيف الجهة المعتمدة # دقائق.',
        many: 'تضيف الجهة المعتمدة # دقيقة.',
        other: 'تضيف الجهة المعتمدة # دقيقة.',
      }),
    methodTakes: (minutes: number) =>
      count(minutes, {
        zero: 'لا تُنقص الجهة المعتمدة شيئًا.',
        one: 'تُنقص الجهة المعتمدة دقيقة واحدة.',
        two: 'تُنقص الجهة المعتمدة دقيقتين.',
        few: 'تُنقص الجهة المعتمدة # دقائق.',
        many: 'تُنقص الجهة المعتمدة # دقيقة.',
        other: 'تُنقص الجهة المعتمدة # دقيقة.',
      }),
    ramadanAdds: (minutes: number) =>
      count(minutes, {
        zero: 'لا يُضاف شيء في رمضان.',
        one: 'تُضاف في رمضان دقيقة واحدة.',
        two: 'تُضاف في رمضان دقيقتان.',
        few: 'تُضاف في رمضان # دقائق.',
        many: 'تُضاف في رمضان # دقيقة.',
        other: 'تُضاف في رمضان # دقيقة.',
      }),
    ownAdds: (minutes: number) =>
      count(minutes, {
        one: 'أضفتَ دقيقة واحدة.',
        two: 'أضفتَ دقيقتين.',
        few: 'أضفتَ # دقائق.',
        many: 'أضفتَ # دقيقة.',
        other: 'أضفتَ # دقيقة.',
      }),
    ownTakes: (minutes: number) =>
      count(minutes, {
        one: 'أنقصتَ دقيقة واحدة.',
        two: 'أنقصتَ دقيقتين.',
        few: 'أنقصتَ # دقائق.',
        many: 'أنقصتَ # دقيقة.',
        other: 'أنقصتَ # دقيقة.',
      }),
    bounded: {
      'twilight-angle': 'يطول الشفق كثيرًا هذه الليلة، فيُحدَّد الوقت بنسبة من الليل.',
      'middle-of-night': 'يطول الشفق كثيرًا هذه الليلة، فيُحدَّد الوقت بمنتصف الليل.',
      'seventh-of-night': 'يطول الشفق كثيرًا هذه الليلة، فيُحدَّد الوقت بسُبع الليل.',
    },
    estimated: 'لا تبلغ الشمس هنا اليوم الموضع الذي يحدّد هذا الوقت، فهو تقديري.',
  },
} satisfies Messages['prayer']
