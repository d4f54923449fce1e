import type { BuiltTexts, LocationTexts, PageTexts } from './en.server.ts'

export const pages = {
  // Mosques and worship

  // Community
} satisfies PageTexts

export const built: BuiltTexts = {
  'community/giving-back': {
    title: 'العطاء',
    lead: 'ابذل مالًا أو وقتًا، وانظر ماذا أثمر.',
  },
  donate: {
    title: 'تبرّع',
    lead: 'ساعد على إبقاء الدليل مجانيًا للجميع.',
  },
  partners: {
    title: 'الشركاء وشارة الشركاء',
    lead: 'جهات تقف معنا، وشارة تدل على ذلك.',
  },
  courses: { title: 'الدورات', lead: 'تعلّم على مهلك.' },
  jobs: {
    title: 'الوظائف',
    lead: 'اعمل حيث يُرحَّب بدينك.',
  },
  'how-we-make-money': {
    title: 'مصادر دخلنا',
    lead: 'من يدفع لهذا الموقع، وماذا ينال في المقابل.',
  },
  affiliates: {
    title: 'التسويق بالعمولة',
    lead: 'عرّف أصحاب الأعمال بالدليل وخذ نصيبك.',
  },
  packages: {
    title: 'الخطط',
    lead: 'الإدراج مجاني، والخطط المدفوعة تمنحك ظهورًا أوسع.',
  },
  community: {
    title: 'المجتمع',
    lead: 'السلام عليكم. هذه أخبار جيرانك.',
  },
  'community/forum': {
    title: 'المنتدى',
    lead: 'اسأل وأجب وتحدّث برفق.',
  },
  'community/gaza': {
    title: 'رسائل إلى غزة',
    lead: 'جدار من الكلمات لأهل غزة.',
  },
  'community/ideas': {
    title: 'الأفكار',
    lead: 'قل لنا ما ينفعك، وصوّت لما يطلبه غيرك.',
  },
  test: {
    title: 'فحص الموقع',
    lead: 'نظرة سريعة: هل الموقع بخير؟',
  },
  'auth-test': {
    title: 'فحص تسجيل الدخول',
    lead: 'هل يعمل تسجيل الدخول، ومن أنت في نظر الموقع؟',
  },
  'verify-env': {
    title: 'فحص الإعدادات',
    lead: 'هل كل ما يحتاج إليه الموقع من إعدادات في مكانه؟',
  },
  'verify-supabase': {
    title: 'فحص الخدمات الخلفية',
    lead: 'هل يصل الموقع إلى بياناته؟',
  },
  'seo-test': {
    title: 'فحص بيانات البحث',
    lead: 'ما تراه محركات البحث ومعاينات الروابط من الصفحة.',
  },
  mosques: {
    title: 'المساجد',
    lead: 'مساجد بالقرب منك وحول العالم.',
  },
  quran: {
    title: 'اقرأ القرآن الكريم',
    lead: 'القرآن الكريم كاملًا، مجانًا، مع ترجماته.',
  },
  athan: {
    title: 'الأذان',
    lead: 'النداء إلى الصلاة في وقته، حيثما كنت.',
  },
  'business-register': {
    title: 'أدرج نشاطك التجاري',
    lead: 'إدراج كل نشاط تجاري يملكه مسلمون مجاني، ولا يستغرق إلا بضع دقائق.',
  },
  help: { title: 'المساعدة والأسئلة الشائعة', lead: 'إجابات، وإنسان يجيبك حين تحتاج إليه.' },
  faq: { title: 'الأسئلة الشائعة', lead: 'أكثر ما يسألنا الناس عنه.' },
  'about-us': { title: 'من نحن', lead: 'حيّ واحد، من المسلمين، للمسلمين.' },
  'privacy-policy': { title: 'سياسة الخصوصية', lead: 'ماذا نعرف عنك، ولماذا، وكيف تجعلنا ننساه.' },
  'terms-of-service': { title: 'شروط الخدمة', lead: 'ما لك علينا، وما نطلبه منك.' },
  contact: { title: 'اتصل بنا', lead: 'اكتب إلى إنسان. نجيبك بالبريد الإلكتروني.' },
  businesses: {
    title: 'أعمال يملكها مسلمون',
    lead: 'أعمال حلال وأعمال يملكها مسلمون، مع التقييمات وأوقات العمل وما يثبت الحلال.',
  },
  services: {
    title: 'خدمات حلال',
    lead: 'من رحلة الحج إلى عقد الزواج: أناس يعرفون كيف تريد أن يُنجز الأمر.',
  },
  'categories/food-restaurants': {
    title: 'طعام حلال ومطاعم',
    lead: 'مطابخ ومخابز ومقاهٍ، ومع كل منها ما يثبت أنه حلال.',
  },
  'categories/finance': {
    title: 'التمويل الإسلامي والمحاسبة',
    lead: 'محاسبون ومستشارون وتمويل بلا ربا.',
  },
  zakaat: {
    title: 'حاسبة الزكاة',
    lead: 'احسب زكاتك خطوة بخطوة، وفي خصوصية تامة.',
  },
  widgets: {
    title: 'أدوات لموقعك',
    lead: 'مواقيت الصلاة والجمعة وشارات تضعها في موقعك.',
  },
}

export const location = {
  country: (name: string): string => name,
  city: (city: string, country: string): string => (city === country ? city : `${city}، ${country}`),
  headings: {
    restaurants: (place: string) => `مطاعم حلال في ${place}`,
    grocery: (place: string) => `بقالات حلال في ${place}`,
    healthcare: (place: string) => `أطباء ومقدّمو رعاية صحية مسلمون في ${place}`,
    trades: (place: string) => `حرفيون مسلمون في ${place}`,
    education: (place: string) => `مدارس إسلامية ودروس خصوصية في ${place}`,
    finance: (place: string) => `تمويل إسلامي ومحاسبون مسلمون في ${place}`,
    retail: (place: string) => `متاجر يملكها مسلمون في ${place}`,
    technology: (place: string) => `أعمال تقنية يملكها مسلمون في ${place}`,
    travel: (place: string) => `مكاتب حج وعمرة وسفر حلال في ${place}`,
    services: (place: string) => `خدمات مهنية يقدّمها مسلمون في ${place}`,
    beauty: (place: string) => `مراكز تجميل وعناية يملكها مسلمون في ${place}`,
    community: (place: string) => `جمعيات ومؤسسات للمسلمين في ${place}`,
  },
  partHeading: (part: string, place: string) => `${part} في ${place}`,
  lead: (count: string, heading: string) => `${heading}: ${count}، مع التقييمات وأوقات العمل.`,
  leadEmpty: (heading: string) => `${heading}: لم يُدرج أحد هنا بعد. هل تعرف مكانًا مناسبًا؟ أخبر صاحبه أن الإدراج مجاني.`,
} satisfies LocationTexts
