// Reviews of places: what is shown, and the forms to write, answer and vote.
import type { Messages } from '#app/i18n/catalogue.ts'
import { plural } from '#app/i18n/plural.ts'

const count = plural('ar')

const reviewCount = (n: number) =>
  count(n, { zero: 'لا آراء', one: 'رأي واحد', two: 'رأيان', few: '# آراء', many: '# رأيًا', other: '# رأي' })

/** One to five, already in the language's digits. */
const starCount = (stars: string) => ({ '١': 'نجمة واحدة', '٢': 'نجمتان' })[stars] ?? `${stars} نجوم`

export const reviews = {
  title: 'الآراء',
  titleOf: (name: string) => `الآراء في ${name}`,
  description: (name: string, n: number) =>
    n === 0
      ? `لم يكتب أحد رأيه في ${name} بعد. هل زرته؟ أخبر غيرك بما وجدت.`
      : `${reviewCount(n)} في ${name} ممن زاروا المكان، مع ردود المالك.`,
  back: (name: string) => `العودة إلى ${name}`,
  count: reviewCount,
  all: (n: number) =>
    count(n, {
      zero: 'كل الآراء',
      one: 'اقرأ الرأي',
      two: 'اقرأ الرأيين',
      few: 'كل الآراء (#)',
      many: 'كل الآراء (#)',
      other: 'كل الآراء (#)',
    }),
  none: 'لا آراء بعد',
  noneText: 'هل زرت المكان؟ كلماتك تنفع الزائر القادم.',
  noneMatching: 'لا رأي يطابق ما اخترته',
  noneMatchingText: 'جرّب عددًا آخر من النجوم أو لغة أخرى.',
  clearFilters: 'اعرض كل الآراء',
  histogram: 'عدد الآراء لكل عدد من النجوم',
  starsRow: (stars: string, n: number) => `${starCount(stars)}: ${reviewCount(n)}`,
  halalMismatch: (no: string, answers: string) =>
    `معلومات الحلال لم تطابق الواقع، بحسب ${no} من ${answers} ممن زاروا المكان.`,
  halalMatch: (answers: string) => `كل من أجابوا من الزوار، وعددهم ${answers}، قالوا إن معلومات الحلال مطابقة.`,
  sampleNote: 'بعض الأماكن والتقييمات هنا للعرض فقط: متخيَّلة تبيّن كيف يعمل الموقع.',
  edited: 'معدَّل',
  visited: (date: string) => `تاريخ الزيارة: ${date}`,
  written: (date: string) => `كُتب في ${date}`,
  halalMatched: {
    yes: 'معلومات الحلال مطابقة',
    no: 'معلومات الحلال غير مطابقة',
    unsure: 'غير متأكد من معلومات الحلال',
  },
  yours: 'رأيك',
  filters: {
    title: 'الترتيب والتصفية',
    sort: 'الترتيب',
    sorts: {
      photos: 'الصور أولًا',
      newest: 'الأحدث',
      highest: 'الأعلى تقييمًا',
      lowest: 'الأدنى تقييمًا',
      helpful: 'الأكثر فائدة',
    },
    stars: 'النجوم',
    anyStars: 'كل التقييمات',
    starsOption: starCount,
    language: 'اللغة',
    anyLanguage: 'كل اللغات',
    languageOption: (name: string, n: string) => `${name} (${n})`,
    apply: 'اعرض',
    found: (n: number) =>
      count(n, {
        zero: 'لم نعثر على أي رأي',
        one: 'عثرنا على رأي واحد',
        two: 'عثرنا على رأيين',
        few: 'عثرنا على # آراء',
        many: 'عثرنا على # رأيًا',
        other: 'عثرنا على # رأي',
      }),
  },
  helpful: {
    vote: 'مفيد',
    voted: 'وجدته مفيدًا',
    voteFor: (author: string) => `مفيد: رأي ${author}`,
    takeBack: (author: string) => `وجدته مفيدًا: رأي ${author}. تراجع عن ذلك`,
    count: (n: number) =>
      count(n, {
        zero: 'لم يقل أحد بعد إنه مفيد',
        one: 'وجده شخص واحد مفيدًا',
        two: 'وجده شخصان مفيدًا',
        few: 'وجده # أشخاص مفيدًا',
        many: 'وجده # شخصًا مفيدًا',
        other: 'وجده # شخص مفيدًا',
      }),
  },
  photos: {
    by: (author: string) => `صور ${author}`,
    open: (author: string) => `افتح صورة ${author}`,
    waiting: 'بانتظار فريقنا',
  },
  write: {
    photosHint: (n: string) => `حتى ${n}: ‏JPEG أو PNG أو WebP أو AVIF، ‏١٢ م.ب لكل صورة. نزيل مكان التقاطها ووقته.`,
    action: 'اكتب رأيك',
    title: 'اكتب رأيك',
    editTitle: 'عدّل رأيك',
    signIn: 'سجّل الدخول لتكتب رأيك',
    signInText: 'الآراء من أصحاب الحسابات، رأي واحد لكل شخص في كل مكان.',
    ownPlace: 'هذا نشاطك التجاري: يمكنك الرد على الآراء هنا، لا كتابة رأي.',
    rating: 'تقييمك',
    ratingOption: (stars: string, words: string) => `${stars} من ٥: ${words}`,
    ratingWords: { 1: 'ضعيف', 2: 'يحتاج إلى تحسين', 3: 'لا بأس به', 4: 'جيد', 5: 'ممتاز' },
    text: 'كيف وجدت المكان؟',
    textHint: 'الطعام، والخدمة، ومكان الصلاة، ولمن يناسب. اكتب عن زيارتك أنت، من ٢٠ حرفًا إلى ٥٠٠٠ حرف.',
    counter: (used: string, most: string) => `عدد الأحرف: ${used} من ${most}`,
    missing: (n: number) =>
      count(n, {
        zero: 'اكتمل الحد الأدنى',
        one: 'بقي حرف واحد على الأقل',
        two: 'بقي حرفان على الأقل',
        few: 'بقيت # أحرف على الأقل',
        many: 'بقي # حرفًا على الأقل',
        other: 'بقي # حرف على الأقل',
      }),
    visitedOn: 'متى كنت هناك؟',
    halalMatched: 'هل طابقت معلومات الحلال ما وجدته؟',
    halalMatchedHint: 'ما تقوله الصفحة عن الحلال، مقارنةً بما وجدته هناك.',
    halalOptions: { yes: 'نعم', no: 'لا', unsure: 'غير متأكد' },
    language: 'لغة رأيك',
    flagged: {
      links: 'سيقرؤه أحدنا أولًا، لأن فيه رابطًا أو بريدًا إلكترونيًا.',
      phone: 'سيقرؤه أحدنا أولًا، لأن فيه رقم هاتف.',
      shouting: 'سيقرؤه أحدنا أولًا، لأنه مكتوب بحروف لاتينية كبيرة أو بعلامات تعجب كثيرة.',
    },
    submit: 'أرسل رأيك',
    save: 'احفظ التعديلات',
    remove: 'احذف رأيي',
    removeConfirm: 'هل تحذف رأيك نهائيًا؟ لن يُحتسب تقييمه بعد ذلك.',
    firstNote: 'الآراء الأولى للأعضاء الجدد يقرؤها أحدنا قبل أن يراها غيره.',
  },
  status: {
    published: { title: 'رأيك منشور.', text: 'شكرًا لك: إنه يعين غيرك على الاختيار.' },
    pending: {
      title: 'رأيك بانتظار القراءة.',
      text: 'سيقرؤه أحدنا قريبًا. وحتى ذلك الحين لا يراه أحد غيرك.',
    },
    needs_info: { title: 'لدينا سؤال.', text: 'عدّل رأيك وأرسله من جديد.' },
    rejected: { title: 'لم يُنشر.', text: 'يمكنك أن تعدّل رأيك وترسله من جديد.' },
    removed: { title: 'أُزيل.', text: 'أزال فريقنا هذا الرأي من الموقع، ولا يمكن تعديله بعد الآن.' },
  },
  saved: 'تم الحفظ.',
  deleted: 'حُذف رأيك.',
  reply: {
    from: (author: string) => `${author}، المالك`,
    fromOwner: 'المالك',
    title: 'الرد بصفتك المالك',
    label: 'ردّك',
    hint: 'يقرؤه الجميع. من ٥ أحرف إلى ٢٠٠٠ حرف.',
    submit: 'انشر الرد',
    edit: 'عدّل الرد',
    remove: 'احذف الرد',
    removed: 'أزال فريقنا هذا الرد. لا يراه أحد غيرك.',
  },
  everywhere: {
    views: { label: 'التقييمات والآراء', places: 'الأماكن', feedback: 'هذا الموقع' },
    answered: 'أجاب فريقنا',
    title: 'التقييمات',
    lead: 'ما يقوله الناس عن الأماكن التي زاروها، وأحبّها إليهم.',
    description:
      'أحدث تقييمات الأعمال المملوكة للمسلمين والحلال حول العالم، وأحبّ الأماكن في كل مدينة، مع بيان طريقة الترتيب.',
    latest: 'أحدث التقييمات',
    noneText: 'ابحث عن مكان تعرفه وكن أول من يقيّمه.',
    find: 'ابحث عن المكان الذي زرته',
    nothing: 'لا يوجد عمل بهذا الاسم. جرّب حروفًا أقل.',
    towns: 'المدن',
    top: (town) => `الأحبّ إلى الناس في ${town}`,
    method: (fewest, weight) =>
      `الأماكن التي لها ${fewest} تقييمات على الأقل. يُحسب كل مكان كأن له ${weight} تقييمات أخرى بمتوسط الموقع، فلا تغلب علامات كاملة قليلة تقييماتٍ جيدة كثيرة.`,
  },
  errors: {
    limit: 'يمكنك إضافة أربع صور على الأكثر إلى التقييم.',
    photo: 'هذا الملف ليس صورة نستطيع استخدامها. جرّب JPEG أو PNG أو WebP أو AVIF. حُفظ تقييمك.',
    rating: 'اختر من نجمة واحدة إلى خمس نجوم.',
    textShort: 'اكتب ٢٠ حرفًا على الأقل.',
    textLong: 'اجعله أقل من ٥٠٠٠ حرف.',
    visitedOn: 'اختر يومًا ليس في المستقبل.',
    halalMatched: 'اختر نعم أو لا أو غير متأكد.',
    language: 'اختر إحدى اللغات.',
    replyShort: 'اكتب ٥ أحرف على الأقل.',
    replyLong: 'اجعله أقل من ٢٠٠٠ حرف.',
    ownPlace: 'لا يمكنك كتابة رأي في نشاطك التجاري.',
    notAllowed: 'هذا غير ممكن مع هذا الرأي.',
    twice: 'سبق أن فعلت ذلك.',
    missing: 'لم يعد هذا الرأي موجودًا.',
    tooMany: 'محاولات كثيرة. انتظر قليلًا ثم حاول من جديد.',
    failed: 'لم ينجح ذلك. حاول من جديد بعد قليل.',
  },
} satisfies Messages['reviews']
