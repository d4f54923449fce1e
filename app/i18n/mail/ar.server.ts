import type { MailMessages } from './catalogue.server.ts'

export default {
  greeting: 'السلام عليكم ورحمة الله،',
  signature: 'فريق محلّة',
  ignore: 'إن لم تطلب ذلك فتجاهل هذه الرسالة، ولن يحدث شيء.',
  orCode: (code: string) => `أو أدخل هذا الرمز: ${code}`,
  confirmAddress: {
    subject: 'أكّد بريدك الإلكتروني',
    body: 'أهلًا بك في محلّة. نرجو أن تؤكد أن هذا البريد لك.',
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
  changeAddress: {
    subject: 'أكّد تغيير بريدك الإلكتروني',
    body: 'طلبت تغيير البريد الإلكتروني لحسابك في محلّة.',
    action: 'أكّد التغيير',
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
  },
  certificateReminder: {
    subject: (business: string) => `شهادة الحلال الخاصة بـ ${business} تنتهي قريبًا`,
    body: (business: string, date: string) =>
      `شهادة الحلال المحفوظة لدينا لـ ${business} سارية حتى ${date}. بعد ذلك اليوم ينخفض مستوى الإدراج من تلقاء نفسه. إن كانت لديك شهادة جديدة فنرجو تقديمها.`,
    action: 'تقديم الشهادة الجديدة',
  },
  moderation: {
    things: {
      review: 'مراجعتك',
      review_reply: 'ردك على مراجعة',
      photo: 'صورتك',
      evidence: 'الدليل الذي أرسلته',
      claim: 'طلب الملكية الذي قدمته',
      listing: 'نشاطك المدرج',
      fact: 'ما قلته عن مكان',
      ownership: 'ما أفدت به عن الملكية',
      other: 'ما أرسلته',
    },
    about: (thing: string, name: string) => `${thing} (${name})`,
    subject: {
      approved: (thing: string) => `تمت الموافقة: ${thing}`,
      rejected: (thing: string) => `لم يُنشر: ${thing}`,
      needs_info: (thing: string) => `لدينا سؤال حول ${thing}`,
    },
    body: {
      approved: (thing: string) => `شكراً لك. نظرنا فيه ووافقنا عليه: ${thing}.`,
      rejected: (thing: string) => `نظرنا فيه ولا نستطيع نشره: ${thing}.`,
      needs_info: (thing: string) => `قبل أن نقرر نحتاج إلى معرفة المزيد عن ${thing}.`,
    },
    canned: {
      spam: 'يبدو إعلاناً أو غير حقيقي.',
      offensive: 'فيه إساءة أو تهجم على أحد.',
      not_own_visit: 'لا يتحدث عن زيارة قمت بها بنفسك.',
      private_data: 'فيه معلومات خاصة عن أشخاص آخرين.',
      off_topic: 'يتحدث عن شيء غير هذا المكان.',
      unreadable: 'لم نستطع قراءته أو فهمه.',
      unclear: 'نحتاج إلى تفاصيل أكثر.',
      duplicate: 'هو موجود من قبل.',
      unproven: 'ما أرسلته لا يثبت ذلك بعد.',
    },
    note: 'ما كتبه فريقنا:',
    action: 'شاهده على محلة',
  },
  trialReminder: {
    subjects: { 23: 'تنتهي تجربة VIP بعد ٧ أيام', 28: 'تنتهي تجربة VIP بعد يومين', 30: 'اليوم آخر أيام تجربة VIP' },
    bodies: {
      23: (listing: string, date: string) =>
        `تستمر تجربة VIP المجانية لـ ${listing} حتى ${date}. وحتى ذلك الحين يحمل نشاطك وسم «مميّز» ويظهر قبل غيره من الأنشطة القريبة.`,
      28: (listing: string, date: string) => `تستمر تجربة VIP المجانية لـ ${listing} حتى ${date}: بقي يومان.`,
      30: (listing: string, date: string) =>
        `اليوم ${date} هو آخر أيام تجربة VIP المجانية لـ ${listing}. ومن الغد يصبح نشاطك على باقة «بركة» المجانية.`,
    },
    yourListing: 'نشاطك',
    action: 'قارن الباقات',
    closing:
      'لا حاجة إلى أن تفعل شيئًا. لم تُطلب بطاقة ولن يُخصم شيء: تنتهي التجربة من تلقاء نفسها، ويبقى نشاطك منشورًا مجانًا، ولا يضيع شيء مما أدخلته.',
  },
} satisfies MailMessages
