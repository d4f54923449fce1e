import type { Messages } from '#app/i18n/catalogue.ts'

export const search: Messages['search'] = {
  title: 'بحث',
  description: 'ابحث في الأنشطة التجارية والمساجد والفعاليات والوظائف والوصفات والمساعدة من مكان واحد.',
  label: 'ابحث في كل شيء',
  placeholder: 'مكان أو مسجد أو طبق أو فعالية…',
  search: 'بحث',
  tabs: 'أنواع النتائج',
  all: 'الكل',
  kinds: {
    businesses: 'الأنشطة التجارية',
    mosques: 'المساجد',
    rooms: 'المصليات',
    spaces: 'أنشطة فيها مكان للصلاة',
    events: 'الفعاليات',
    jobs: 'الوظائف',
    recipes: 'الوصفات',
    community: 'المجتمع',
    help: 'المساعدة',
  },
  /** The same search where all its filters are. */
  open: {
    businesses: 'افتح في الأنشطة التجارية',
    mosques: 'افتح في المساجد',
    rooms: 'افتح في المصليات',
    spaces: 'افتح في الأنشطة التجارية',
    events: 'افتح في الفعاليات',
    jobs: 'افتح في الوظائف',
    recipes: 'افتح في الوصفات',
    community: 'افتح في المجتمع',
    help: 'افتح في المساعدة',
  },
  more: (count: string, kind: string) => `اعرض كل النتائج (${count}) في ${kind}`,
  askAMosque: 'كثير من المساجد تعقد النكاح وتصلّي على الجنائز وتعلّم القرآن. اسأل مسجدًا قريبًا منك:',
  nothing: (words: string) => `لم نجد شيئًا عن «${words}»`,
  nothingText: 'جرّب كلمات أقل أو اسمًا آخر، أو تصفّح القوائم أدناه.',
  add: 'تعرف مكانًا؟ أضفه',
}
