import { formatNumber } from '../plural.ts'
import type { MailMessages } from './catalogue.server.ts'

export default {
  greeting: 'السلام عليكم ورحمة الله،',
  signature: 'فريق محلّة',
  ignore: 'إن لم تطلب ذلك فتجاهل هذه الرسالة، ولن يحدث شيء.',
  orCode: (code: string) => `أو أدخل هذا الرمز: ${code}`,
  setupTest: {
    subject: 'رسالة تجريبية من موقعك',
    body: 'إن كنت تقرأ هذه الرسالة فبريد موقعك يعمل.',
    action: 'العودة إلى قائمة الإعداد',
  },
  confirmAddress: {
    subject: 'أكّد بريدك الإلكتروني',
    body: 'أهلًا بك في محلّة. نرجو أن تؤكّد أن هذا البريد لك.',
    action: 'أكّد بريدي',
  },
  resetPassword: {
    subject: 'اختر كلمة مرور جديدة',
    body: 'طلبت كلمة مرور جديدة لحسابك في محلّة. يعمل الرابط مرة واحدة ولمدة ساعة.',
    action: 'اختر كلمة مرور جديدة',
  },
  signIn: {
    subject: 'رابط تسجيل الدخول',
    body: 'هذا رابطك لتسجيل الدخول إلى محلّة. يعمل مرة واحدة ولمدة ساعة.',
    action: 'سجّل الدخول',
  },
  invite: {
    subject: 'دعوة للانضمام إلى محلّة',
    body: 'أنشأ القائمون على محلّة حسابًا لك بهذا البريد. اقبل الدعوة واختر كلمة مرور. يعمل الرابط مرة واحدة ولمدة ساعة.',
    action: 'اقبل الدعوة',
    closing: 'إن لم ترغب في الانضمام، فتجاهل هذه الرسالة.',
  },
  changeAddress: {
    subject: 'أكّد تغيير بريدك الإلكتروني',
    body: 'طلبت تغيير البريد الإلكتروني لحسابك في محلّة.',
    action: 'أكّد التغيير',
  },
  addressTaken: {
    subject: 'طلب أحدهم استخدام بريدك الإلكتروني',
    body: 'طلب أحدهم استخدام هذا البريد الإلكتروني لحساب آخر في محلّة. وهو مرتبط بحسابك، لذلك لم يتغيّر شيء. إن كنت أنت من طلب ذلك فسجّل الدخول بهذا البريد، وإلا فلا حاجة إلى أن تفعل شيئًا.',
  },
  code: {
    subject: 'رمز التأكيد',
    body: 'أدخل هذا الرمز في محلّة للمتابعة:',
  },
  newsletter: {
    subject: 'أكّد اشتراكك في النشرة البريدية',
    body: 'طلبت الاشتراك في نشرة محلّة البريدية: أماكن جديدة بالقرب منك وأخبار مجتمعك، من حين إلى آخر. أكّد اشتراكك لتصلك النشرة القادمة.',
    action: 'نعم، أرسلوا لي النشرة',
    unsubscribe: 'إلغاء الاشتراك',
    choices: 'اختر ما يصلك',
    test: '[تجربة]',
    why: 'تصلك هذه الرسالة لأنك اشتركت في نشرة محلّة.',
  },
  certificateReminder: {
    subject: (business: string) => `شهادة الحلال الخاصة بـ ${business} تنتهي قريبًا`,
    body: (business: string, date: string) =>
      `شهادة الحلال المحفوظة لدينا لـ ${business} سارية حتى ${date}. بعد ذلك اليوم ينخفض مستوى الإدراج من تلقاء نفسه. إن كانت لديك شهادة جديدة فنرجو تقديمها.`,
    action: 'تقديم الشهادة الجديدة',
  },
  moderation: {
    things: {
      campaign_entry: 'خبر حملتك',
      campaign_account: 'حساب العطايا',
      giving_group: 'مجموعتك',
      review: 'رأيك',
      review_reply: 'ردّك على رأي',
      contribution: 'مشاركتك',
      reply: 'ردك',
      person: 'ملفك الشخصي',
      photo: 'صورتك',
      evidence: 'الدليل الذي أرسلته',
      claim: 'طلب إثبات الملكية الذي قدّمته',
      listing: 'إدراجك',
      fact: 'ما قلته عن مكان',
      ownership: 'ما أفدت به عن الملكية',
      job: 'إعلان الوظيفة',
      message: 'رسالتك',
      place_change: 'اقتراحك بشأن مكان',
      prayer_room: 'المصلى الذي أضفته',
      prayer_room_word: 'ما قلته عن مصلى',
      mosque_announcement: 'إعلانك',
      mosque_admin: 'طلبك إدارة صفحة مسجد',
      course: 'دورتك',
      course_review: 'تقييمك لدورة',
      course_remark: 'ما كتبته تحت درس',
      teaching_request: 'طلبك أن تعلّم',
      social_account: 'حساب التواصل الخاص بك',
      social_verification: 'رمز حساب التواصل الخاص بك',
      group: 'مجموعتك',
      group_note: 'إعلانك',
      person_message: 'رسالتك',
      other: 'ما أرسلته',
    },
    about: (thing: string, name: string) => `${thing} (${name})`,
    subject: {
      approved: (thing: string) => `تمت الموافقة: ${thing}`,
      rejected: (thing: string) => `لم يُنشر: ${thing}`,
      needs_info: (thing: string) => `لدينا سؤال حول ${thing}`,
    },
    body: {
      approved: (thing: string) => `شكرًا لك. نظرنا فيه ووافقنا عليه: ${thing}.`,
      rejected: (thing: string) => `نظرنا فيه ولا نستطيع نشره: ${thing}.`,
      needs_info: (thing: string) => `قبل أن نقرّر نحتاج إلى معرفة المزيد عن ${thing}.`,
    },
    canned: {
      spam: 'يبدو إعلانًا أو غير حقيقي.',
      offensive: 'فيه إساءة أو تهجّم على أحد.',
      not_own_visit: 'لا يتحدث عن زيارة قمت بها بنفسك.',
      private_data: 'فيه معلومات خاصة عن أشخاص آخرين.',
      off_topic: 'يتحدث عن شيء غير هذا المكان.',
      unreadable: 'لم نستطع قراءته أو فهمه.',
      unclear: 'نحتاج إلى تفاصيل أكثر.',
      duplicate: 'هو موجود من قبل.',
      unproven: 'ما أرسلته لا يثبت ذلك بعد.',
      unkind: 'فيه إساءة إلى الآخرين، وليست الأولى.',
    },
    note: 'ما كتبه فريقنا:',
    action: 'شاهده في محلّة',
  },
  contactAnswer: {
    subject: (subject: string) => `رد على رسالتك: ${subject}`,
    youWrote: 'رسالتك إلينا:',
    closing: 'إن كان لديك سؤال آخر فراسلنا من جديد.',
    action: 'راسلنا من جديد',
  },
  communityNews: {
    subject: (n: number) => (n === 1 ? 'جديد من مجتمع محلة' : `${formatNumber('ar', n)} أخبار من مجتمع محلة`),
    body: 'هذا ما جرى في المجتمع:',
    action: 'اعرضه في محلة',
    why: 'وصلتك هذه الرسالة بحسب إعدادات إشعاراتك.',
    stop: 'إيقاف هذه الرسائل',
  },
  jobs: {
    application: {
      subject: (job: string) => `طلب توظيف جديد: ${job}`,
      body: (person: string, job: string) =>
        `تقدّم ${person} إلى وظيفة «${job}».\n\nنرجو أن تردّوا على الجميع، ولو بالاعتذار. تُحذف الطلبات بعد ١٨٠ يومًا.`,
      action: 'اقرأ الطلب',
    },
    answerSubject: (job: string) => `طلبك: ${job}`,
    answers: {
      seen: (job: string, employer: string) => `قرأ ${employer} طلبك لوظيفة «${job}».`,
      shortlisted: (job: string, employer: string) =>
        `بشرى: وضعك ${employer} في القائمة المختصرة لوظيفة «${job}». قد يتواصلون معك قريبًا.`,
      declined: (job: string, employer: string) =>
        `اختار ${employer} شخصًا آخر لوظيفة «${job}» هذه المرة. فتح الله لك بابًا خيرًا منه.`,
      hired: (job: string, employer: string) => `مبروك! يريد ${employer} توظيفك في «${job}».`,
    },
    answerAction: 'طلباتي',
    ending: {
      subject: (job: string) => `هل ما زالت شاغرة؟ ${job}`,
      body: (job: string, date: string) =>
        `ينتهي إعلانك «${job}» في ${date}. إن كانت الوظيفة ما زالت شاغرة فجدّده بنقرة واحدة، وإن شُغلت فلا حاجة إلى أي شيء.`,
      action: 'جدّده أو أغلقه',
    },
    alert: {
      subject: (found: string) => `جديد على محلة: ${found}`,
      body: (search: string) => `جديد بحثك «${search}»:`,
      action: 'اعرض البحث كاملًا',
      why: 'تصلك هذه الرسالة لأنك حفظت هذا البحث.',
      stop: 'أوقف هذا التنبيه',
    },
  },
  mosqueAsk: {
    subject: (mosque) => `هل أوقات ${mosque} صحيحة؟`,
    body: (mosque) =>
      `السلام على أهل ${mosque}.\n\nيجد الناس مسجدكم في محلة ويأتون للصلاة معكم. نرجو أن تنظروا لحظة في الأوقات التي يرونها.`,
    known: 'هذه الأوقات المعروضة الآن:',
    none: 'لا نعرف بعد أوقات الإقامة والجمعة عندكم. يمكنكم إضافتها في دقائق.',
    after: (minutes) => `بعد دخول الوقت بـ${minutes} د`,
    action: 'مراجعة الأوقات',
    why: (mosque) => `نكتب مرة كل فصل، لأن هذا العنوان منشور لـ${mosque}.`,
    stop: 'لا تكتبوا إلينا بعد الآن',
  },
  placeAlert: {
    confirm: {
      subject: 'هل نخبرك عند إدراج أول مكان؟',
      body: (name: string) => `طلبت من محلة إخبارك عند إدراج أول مكان لبحثك «${name}». أكّد طلبك، وسنراسلك مرة واحدة.`,
      action: 'نعم، أخبرني',
      stop: 'لا، أوقف هذا',
    },
    found: {
      subject: (name: string) => `صار على محلة: ${name}`,
      body: (name: string) => `أُدرج أول مكان لبحثك «${name}»:`,
      action: 'اعرض البحث',
      why: 'طلبت إخبارك بهذا مرة واحدة، وهذه هي. لن تصلك رسائل أخرى عنه.',
    },
  },
  mosqueNews: {
    subject: (mosque: string, title: string) => `${mosque}: ${title}`,
    janazah: 'إنا لله وإنا إليه راجعون.',
    kinds: { general: 'خبر', janazah: 'صلاة جنازة', class: 'درس', event: 'فعالية', closure: 'إغلاق' },
    on: (date: string) => `اليوم: ${date}`,
    at: (time: string) => `الساعة: ${time}`,
    after: (prayer: string) => `بعد صلاة ${prayer}`,
    prayers: {
      fajr: 'الفجر',
      dhuhr: 'الظهر',
      asr: 'العصر',
      maghrib: 'المغرب',
      isha: 'العشاء',
      jumuah: 'الجمعة',
    },
    where: (place: string) => `المكان: ${place}`,
    burial: (place: string) => `الدفن: ${place}`,
    action: 'اطّلع عليه في محلّة',
    why: (mosque: string) => `تصلك هذه الرسالة لأنك طلبت إعلانات ${mosque}.`,
    stop: 'إيقاف هذه الرسائل',
  },
  timetableSheet: {
    subject: (mosque, month) => `مواقيت الصلاة في ${month}: ${mosque}`,
    body: (mosque, month) =>
      `مواقيت ${mosque} لشهر ${month} جاهزة للطباعة. تُعدّ الورقة حين تفتحها، فكل ما يغيّره المسجد حتى ذلك الحين يظهر فيها.`,
    action: 'افتح الورقة للطباعة',
    other: 'تريد ورقًا أو لونًا أو لغة أخرى؟',
    change: 'غيّر الورقة',
    why: (mosque) => `طلبت مواقيت ${mosque} كل شهر.`,
    stop: 'أوقف هذه الرسائل',
  },
  trialReminder: {
    subjects: {
      23: 'تنتهي فترة تجربة VIP بعد ٧ أيام',
      28: 'تنتهي فترة تجربة VIP بعد يومين',
      30: 'اليوم آخر أيام فترة تجربة VIP',
    },
    bodies: {
      23: (listing: string, date: string) =>
        `تستمر فترة تجربة VIP المجانية لـ ${listing} حتى ${date}. وحتى ذلك الحين يمكنك استخدام ٢٠ قاعدة أتمتة.`,
      28: (listing: string, date: string) => `تستمر فترة تجربة VIP المجانية لـ ${listing} حتى ${date}: بقي يومان.`,
      30: (listing: string, date: string) =>
        `اليوم ${date} هو آخر أيام فترة تجربة VIP المجانية لـ ${listing}. ومن الغد يصبح إدراجك على خطة «بركة» المجانية.`,
    },
    yourListing: 'إدراجك',
    action: 'قارن الخطط',
    closing:
      'لا حاجة إلى أن تفعل شيئًا. لم تُطلب بطاقة ولن يُخصم شيء: تنتهي فترة التجربة من تلقاء نفسها، ويبقى إدراجك منشورًا مجانًا، ولا يضيع شيء مما أدخلته.',
  },
  leaving: {
    asked: {
      subject: (date: string) => `سيُحذف حسابك في ${date}`,
      body: (date: string) =>
        `طلبتَ حذف حسابك في Mahalla. الحساب مقفل الآن وسيُحذف في ${date} مع كل ما اخترت إزالته. إن غيّرت رأيك فسجّل الدخول قبل ذلك واحتفظ به.`,
      closing: 'إن لم تكن أنت من طلب ذلك فسجّل الدخول واحتفظ بالحساب وغيّر كلمة المرور فورًا.',
      action: 'تسجيل الدخول',
    },
    decided: {
      subject: (date: string) => `سيُحذف حسابك في ${date}`,
      body: (date: string) =>
        `قرّر فريقنا حذف حسابك في Mahalla. الحساب مقفل الآن وسيُحذف في ${date}. حتى ذلك اليوم يمكنك تسجيل الدخول وأخذ بياناتك معك.`,
      closing: 'إن كنت ترى في ذلك خطأ فاكتب إلينا قبل ذلك.',
      action: 'اكتب إلينا',
    },
    done: {
      subject: 'حُذف حسابك',
      body: 'حُذف حسابك في Mahalla مع عنوانك وجلساتك وملفاتك. هذه آخر رسالة منّا إليك. كان الله معك.',
    },
  },
  plan: {
    names: { basic: 'بركة', premium: 'رزق', enterprise: 'فلاح' },
    renews: {
      subject: (plan: string, date: string) => `تتجدّد خطة «${plan}» في ${date}`,
      body: (plan: string, date: string) =>
        `تتجدّد خطتك «${plan}» في ${date}. إن أردت التوقف فألغها قبل ذلك بنقرتين، ويبقى لك كل شيء حتى ذلك اليوم.`,
    },
    ends: {
      subject: (plan: string, date: string) => `تنتهي خطة «${plan}» في ${date}`,
      body: (plan: string, date: string) =>
        `تستمر خطتك «${plan}» حتى ${date}، ثم تبقى إدراجاتك منشورة على خطة «بركة» المجانية. ويمكنك حتى ذلك اليوم الاحتفاظ بخطة «${plan}» بنقرة واحدة.`,
    },
    late: {
      subject: (plan: string) => `لم تصلنا دفعة خطة «${plan}» بعد`,
      body: (plan: string, date: string) =>
        `لم تصل دفعة خطتك «${plan}» بعد. لن يتغيّر شيء حتى ${date}، ولا نأخذ فائدة ولا غرامة تأخير أبدًا. نرجو مراجعة بيانات الدفع قبل ذلك.`,
    },
    last_days: {
      subject: (plan: string) => `الأيام الأخيرة لخطة «${plan}»`,
      body: (plan: string, date: string) =>
        `ما زلنا ننتظر دفعة خطتك «${plan}». في ${date} تنتقل إدراجاتك إلى خطة «بركة» المجانية، وتبقى منشورة ولا يضيع شيء مما أدخلته.`,
    },
    ended: {
      subject: (plan: string) => `انتهت خطة «${plan}»`,
      body: (plan: string) =>
        `انتهت خطتك «${plan}». تبقى إدراجاتك منشورة على خطة «بركة» المجانية بكل ما أدخلته، وأهلًا بعودتك في أي وقت.`,
    },
    action: 'إدارة خطتي',
    closing: 'وصلتك هذه الرسالة لأن لنشاطك خطة في محلّة.',
  },
  invoice: {
    invoice: {
      subject: (number: string) => `الفاتورة ${number}`,
      body: (number: string, total: string) =>
        `هذه الفاتورة ${number} بمبلغ ${total}. نرجو تحويل المبلغ مع ذكر رقم الفاتورة مرجعًا، وتبدأ خطتك فور أن يؤكد فريقنا وصول الدفعة.`,
    },
    receipt: {
      subject: (number: string) => `إيصال الفاتورة ${number}`,
      body: (number: string, total: string) =>
        `جزاك الله خيرًا. وصلتنا دفعتك بمبلغ ${total} عن الفاتورة ${number}، ويمكنك فتح الفاتورة وطباعتها في أي وقت.`,
    },
    credit_note: {
      subject: (number: string) => `إشعار دائن ${number}`,
      body: (number: string, total: string) => `أعدنا إليك ${total}. الإشعار الدائن ${number} محفوظ مع فواتيرك.`,
    },
    action: 'افتحها',
    closing: 'احتفظ بهذه الرسالة في سجلاتك.',
  },
  application: {
    note: 'ملاحظة من فريقنا:',
    affiliate: {
      subject: 'طلبك للتسويق بالعمولة',
      approved: 'أهلًا بك. قُبل طلبك، ورابطك والشروط التي انضممت بها في لوحتك.',
      declined: 'شكرًا لطلبك. لا يمكننا ضمّك إلى المسوّقين في الوقت الحالي، ويسعدنا أن تتقدّم لاحقًا.',
    },
    partner: {
      subject: (name) => `${name} ومحلّة`,
      approved: (name) => `صار ${name} شريكًا لمحلّة. شارتكم جاهزة: انسخوها من صفحة الشركاء إلى موقعكم.`,
      declined: (name) => `شكرًا لطلبكم. لم نتمكن من قبول ${name} شريكًا.`,
      revoked: (name) => `لم يعد ${name} شريكًا لمحلّة، وشارته تقول ذلك الآن.`,
    },
    action: { affiliate: 'افتح لوحتي', partner: 'احصل على الشارة' },
  },
  gift: {
    title: 'هبة لمحلّة',
    how: {
      subject: (number) => `كيف تقدّم هبتك (${number})`,
      body: (sum) => `جزاك الله خيرًا. حوّل ${sum} من فضلك واكتب الرقم أدناه مرجعًا لنعرف أنها منك.`,
      closing: 'إن غيّرت رأيك فلا تفعل شيئًا، ولن يذكّرك أحد.',
    },
    receipt: { subject: (number) => `إيصال ${number}`, body: (sum) => `جزاك الله خيرًا. وصلتنا هبتك بمبلغ ${sum}.` },
    refund: { subject: (number) => `أعدنا إليك هبتك (${number})`, body: (sum) => `أعدنا إليك ${sum}.` },
    lines: {
      number: 'الرقم',
      date: 'التاريخ',
      giver: 'من',
      purpose: 'من أجل',
      amount: 'المبلغ',
      to: 'إلى',
    },
    stop: 'إيقاف هبتي الشهرية',
    closing: 'احتفظ بهذه الرسالة لسجلاتك.',
  },
  order: {
    postage: 'البريد',
    discount: 'الخصم',
    tax: 'الضريبة',
    /** Nothing was to be paid before it was collected. */
    cancelledUnpaid: 'أُلغي طلبك وعادت المنتجات إلى المتجر، ولا شيء عليك دفعه.',
    steps: {
      unconfirmed: {
        subject: (reference: string) => `يرجى تأكيد طلبك ${reference}`,
        body: 'افتح الرابط وأكّد طلبك من فضلك. حتى ذلك الحين لا يُحجز لك شيء. يعمل الرابط يومًا واحدًا.',
      },
      new: {
        subject: (reference: string) => `طلبك ${reference}`,
        body: 'جزاك الله خيرًا على طلبك. حجزنا لك هذه المنتجات.',
      },
      paid: { subject: (reference: string) => `وصلنا الدفع (${reference})`, body: 'وصل المبلغ، وسنجهّز طلبك الآن.' },
      packed: { subject: (reference: string) => `غُلّف طلبك (${reference})`, body: 'غُلّف طلبك وهو جاهز.' },
      sent: { subject: (reference: string) => `طلبك في الطريق (${reference})`, body: 'أرسلنا طلبك بالبريد.' },
      ready: {
        subject: (reference: string) => `طلبك جاهز للاستلام (${reference})`,
        body: 'طلبك بانتظارك في المسجد. أظهر هذا الرقم عند حضورك.',
      },
      done: { subject: (reference: string) => `اكتمل طلبك (${reference})`, body: 'اكتمل طلبك. نرجو أن ينال رضاك.' },
      cancelled: {
        subject: (reference: string) => `أُلغي طلبك (${reference})`,
        body: 'أُلغي طلبك وعادت المنتجات إلى المتجر. إن كنت قد دفعت فسنعيد إليك المبلغ.',
      },
      refunded: {
        subject: (reference: string) => `أعدنا مبلغ طلبك (${reference})`,
        body: 'أعدنا إليك ما دفعته لهذا الطلب.',
      },
    },
    ways: {
      none: (sum: string) => `تدفع ${sum} عند الاستلام.`,
      manual: (sum: string) => `يرجى تحويل ${sum} خلال ٧ أيام مع ذكر الرقم أدناه.`,
      stripe: (sum: string) => `يرجى دفع ${sum} بالبطاقة خلال ١٥ دقيقة، وبعدها تعود المنتجات إلى المتجر.`,
    },
    lines: {
      reference: 'الرقم المرجعي',
      total: 'المجموع',
      pickup: 'الاستلام من',
      address: 'الإرسال إلى',
      note: 'ملاحظة',
      account: 'الحساب',
    },
    action: 'عرض طلبي',
    closing: 'احتفظ بهذه الرسالة: رابطها يفتح طلبك، فلا تشاركه.',
    confirmAction: 'تأكيد طلبي',
    confirmClosing: 'إن لم تطلب شيئًا فتجاهل هذه الرسالة: لن يحدث شيء ولن نراسلك بشأنها مرة أخرى.',
  },
  teamInvitation: {
    subject: (name: string, from: string) => `يدعوك ${from} إلى فريق ${name}`,
    body: (name: string, from: string, role: string) =>
      `يدعوك ${from} إلى المساعدة في ${name} على محلّة، ودورك: ${role}. يعمل الرابط مرة واحدة خلال ٧ أيام ولهذا العنوان وحده. إن كنت لا تعرف ${from} فتجاهل هذه الرسالة.`,
    action: 'انظر الدعوة',
    roles: { manager: 'مدير', helper: 'مساعد' },
  },
  ownership: {
    noteLabel: 'ملاحظة من فريقنا',
    claimCode: {
      subject: (name: string) => `رمز إثبات ملكيتك: ${name}`,
      body: (name: string) =>
        `هناك من يريد إدارة ${name} في محلّة، ونرجو أن تكون أنت. إن كان كذلك فأدخل هذا الرمز في صفحة إثبات الملكية. يعمل الرمز ١٥ دقيقة. وإن لم يكن لك علم بهذا فلا تعطِ الرمز لأحد.`,
      /** For the listed number: a text, or read aloud digit by digit. */
      text: (name: string, code: string) => `${code} رمز إثبات ملكية ${name} في محلّة. لا تعطه لمن يتصل بك.`,
      spoken: (name: string, code: string) =>
        `السلام عليكم. هناك من يريد إدارة ${name} في محلّة. إن كان ذلك صحيحًا فالرمز هو: ${code}. مرة أخرى: ${code}. وإن لم يكن لك علم بهذا فأغلق الخط.`,
    },
    claim_verified: {
      subject: (name: string) => `أصبح ${name} لك في محلّة`,
      body: (name: string) =>
        `تأكّد طلب إثبات الملكية: يمكنك الآن تعديل ${name} والرد على الآراء وإبقاء أوقات العمل والمعلومات صحيحة.`,
      action: 'افتح نشاطي',
    },
    claim_rejected: {
      subject: (name: string) => `بشأن طلبك إثبات ملكية ${name}`,
      body: (name: string) => `نظرنا في طلبك إثبات ملكية ${name} ولم نستطع تأكيده.`,
      action: 'عرض الطلب',
    },
    claim_needs_info: {
      subject: (name: string) => `نحتاج إلى معلومات أخرى عن ${name}`,
      body: (name: string) => `لنتأكد من أن ${name} لك نحتاج منك إلى شيء آخر.`,
      action: 'الرد',
    },
    claim_disputed: {
      subject: (name: string) => `طلبك إثبات ملكية ${name} قيد النظر`,
      body: (name: string) =>
        `هناك شخص آخر يقول إن ${name} له، أو إن له مالكًا بالفعل. سينظر فريقنا في قول الطرفين ويكتب إليك. لا يلزمك فعل شيء الآن.`,
      action: 'عرض الطلب',
    },
    claim_revoked: {
      subject: (name: string) => `أُلغي طلبك إثبات ملكية ${name}`,
      body: (name: string) => `لم يعد ${name} مرتبطًا بحسابك.`,
      action: 'عرض الطلب',
    },
    owner_challenged: {
      subject: (name: string) => `شخص آخر يقول إن ${name} له`,
      body: (name: string) =>
        `أخبرنا شخص أن ${name} له. لا يتغيّر شيء الآن، وسينظر فريقنا في الأمر. إن كان لك فلا يلزمك فعل شيء، وراسلنا إن كان لديك ما تضيفه.`,
      action: 'عرض نشاطي',
    },
    owner_changed: {
      subject: (name: string) => `لـ ${name} مالك جديد في محلّة`,
      body: (name: string) =>
        `أصبح ${name} تابعًا لحساب آخر في محلّة بعد قرار من فريقنا. إن رأيت أن هذا خطأ فجمّده وراسلنا.`,
      action: 'عرض الصفحة',
    },
    vouch_asked: {
      subject: (name: string) => `طُلبت من مسجدكم تزكية: ${name}`,
      body: (name: string) =>
        `هناك من يقول إن ${name} نشاطه التجاري ويطلب من مسجدكم تأكيد ذلك. نرجو ألا تزكّوا إلا من تعرفونه.`,
      action: 'انظر من يطلب',
    },
    transfer_offered: {
      subject: (name: string, from: string) => `${from} ينقل إليك ملكية ${name}`,
      body: (name: string, from: string) =>
        `يريد ${from} أن ينقل إليك ملكية ${name} في محلّة. إن قبلت فستدير صفحته من حينها. العرض قائم ٧ أيام.`,
      action: 'انظر العرض',
    },
    freeze: {
      text: 'إن لم توافق على هذا فجمّد النشاط: عندئذ لا يستطيع أحد نقل ملكيته أو تغيير اسمه أو حذفه. يعمل الرابط مرة واحدة خلال ٣٠ يومًا، ومن غير تسجيل الدخول أيضًا.',
      action: 'جمّد النشاط',
    },
    transfer_started: {
      subject: (name: string) => `عرضتَ ${name} على شخص آخر`,
      body: (name: string, email: string) =>
        `من حسابك عُرض ${name} على ${email}. لا يتغيّر شيء حتى يُقبل العرض. إن لم تكن أنت فجمّد النشاط الآن وغيّر كلمة مرورك.`,
      action: 'عرض نشاطي',
    },
    listing_frozen: {
      subject: (name: string) => `جُمِّد ${name}`,
      body: (name: string) => `لا يستطيع أحد نقل ملكية ${name} أو تغيير اسمه أو حذفه حتى يُرفع التجميد.`,
      action: 'عرض نشاطي',
    },
    listing_thawed: {
      subject: (name: string) => `لم يعد ${name} مجمَّدًا`,
      body: (name: string) => `رُفع تجميد ${name}. يمكن من جديد نقل ملكيته وتغيير اسمه وحذفه.`,
      action: 'عرض نشاطي',
    },
    transfer_accepted: {
      subject: (name: string) => `تم نقل ملكية ${name}`,
      body: (name: string) => `قُبل عرضك، وأصبح ${name} لمالكه الجديد.`,
      action: 'عرض الصفحة',
    },
    transfer_received: {
      subject: (name: string) => `أصبح ${name} لك`,
      body: (name: string) => `قبلت العرض: أصبح ${name} تابعًا لحسابك.`,
      action: 'افتح نشاطي',
    },
    transfer_declined: {
      subject: (name: string) => `لم يُقبل عرضك لنقل ملكية ${name}`,
      body: (name: string) => `لم يقبل العرض من عرضت عليه ${name}. لم يتغيّر شيء.`,
      action: 'عرض نشاطي',
    },
  },
  automation: {
    review_published: (place: string, stars: number) => `تقييم جديد لـ${place}: ${formatNumber('ar', stars)} من ٥ نجوم`,
    place_saved: (place: string) => `حفظ أحدهم ${place}`,
    place_followed: (place: string) => `متابع جديد لـ${place}`,
    listing_live: (place: string) => `صفحة ${place} منشورة الآن. تأكد من صحة ما فيها`,
    claim_approved: (place: string) => `قُبل طلبك إثبات ملكية ${place}`,
    message_received: (place: string) => `رسالة من زائر إلى ${place} بانتظار جوابك`,
    application_received: (place: string, title: string) => `طلب على وظيفة «${title}» في ${place} بانتظارك`,
    event_visited: (place: string, title: string) => `حضر أحدهم «${title}» في ${place}`,
    certificate_expiring: (place: string, day: string) => `تنتهي شهادة الحلال لـ${place} في ${day}`,
    hours_stale: (place: string, day: string) => `هل ما زالت أوقات عمل ${place} صحيحة؟ أُكدت آخر مرة في ${day}`,
    ramadan_near: (place: string, day: string) => `يبدأ رمضان قرابة ${day}. حدد أوقات ${place} في رمضان`,
    tried: (rule: string) => `تجربة لقاعدتك «${rule}»`,
    welcome: (place: string) => `أهلًا بك في ${place}. اطلع على مواقيت الصلاة والأخبار والفعاليات`,
    visited: (place: string) => `زرت ${place}. كيف كانت زيارتك؟`,
  },
} satisfies MailMessages
