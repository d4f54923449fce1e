import type { Messages } from '#app/i18n/catalogue.ts'

export const signupPopup = {
  label: 'طريقة الانضمام',
  close: 'إغلاق',
  tabs: {
    business: 'VIP للأعمال',
    community: 'المجتمع',
  },
  yourCity: 'مدينتك',
  businessButtons: ['ابدأ تجربة VIP الآن', 'احصل على ٣٠ يومًا من VIP مجانًا'],
  business: {
    artTitle: '٣٠ يومًا من VIP مجانًا',
    artText: (city: string) => `للأعمال التي يملكها مسلمون في ${city}`,
    heading: (city: string) => `ليجدك أهل ${city} بسهولة`,
    text: (isTrue) =>
      `${isTrue ? 'انضم إلى أكثر من ٥٠ نشاطًا تجاريًا يملكه مسلمون. ' : ''}جرّب ٣٠ يومًا ما تقدمه الخطط المدفوعة، ويبقى إدراجك مجانيًا.`,
    points: ['٢٠ قاعدة أتمتة لإدراجك', 'صفحة لك بالخريطة وأوقات العمل والآراء', 'تنتهي من تلقاء نفسها'],
    urgency: 'الأماكن المتاحة هذا الشهر محدودة',
    note: 'لا حاجة إلى بطاقة دفع.',
  },
  community: {
    artTitle: 'لأهل الحي جميعًا',
    artText: (city) => (city ? `للمسلمين في ${city} وحول العالم` : 'للمسلمين حول العالم'),
    heading: (city) => (city ? `تعرّف إلى مجتمعك في ${city}` : 'تعرّف إلى مجتمعك'),
    text: (isTrue) =>
      `${isTrue ? 'أكثر من ٥٠٠ مسلم ومسلمة اجتمعوا هنا. ' : ''}شارك ما تعرف، واسأل عمّا تحتاج، وساعد حيث تستطيع.`,
    points: ['فعاليات ودروس بالقرب منك', 'منتدى ووصفات وآراء صادقة', 'أبواب للعطاء، قريبًا من بيتك وفي غزة'],
    button: 'ادخل المجتمع',
    note: 'مجاني للجميع.',
  },
  dontShowAgain: 'لا تعرض هذا مجددًا',
} satisfies Messages['signupPopup']
