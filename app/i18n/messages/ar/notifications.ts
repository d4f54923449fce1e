// الوارد: ما يخص العضو.

import { plural } from '../../plural.ts'
import type { notifications as en } from '../en/notifications.ts'

const count = plural('ar')

export const notifications: typeof en = {
  title: 'الإشعارات',
  lead: 'ما يخصك مما جرى في المجتمع.',
  none: 'لا جديد',
  noneText: 'عندما يرد عليك أحد أو يذكرك يظهر ذلك هنا.',
  newOnes: (n) =>
    count(n, { one: 'إشعار جديد', two: 'إشعاران جديدان', few: '# إشعارات جديدة', other: '# إشعارًا جديدًا' }),
  readAll: 'اجعلها كلها مقروءة',
  older: 'عرض الأقدم',
  someone: 'أحدهم',
  /** `n` of the same, the last one by `who`. */
  kinds: {
    reply: (who, title, n) =>
      n === 1 ? `رد ${who} على «${title}»` : count(n, { other: `# ردود جديدة على «${title}»` }),
    mention: (who, title) => `ذكرك ${who} في «${title}»`,
    quote: (who, title) => `اقتبس ${who} كلامك في «${title}»`,
    answer: (_who, title) => `ردك أجاب عن «${title}»`,
    status: (_who, title) => `حالة جديدة لفكرة «${title}»`,
    event_seat: (_who, title) => `«${title}»: صار لك مقعد`,
    event_changed: (_who, title) => `أُجِّل «${title}» أو أُلغي`,
    event_soon: (_who, title) => `اقترب موعد «${title}»`,
    campaign_update: (_who: string, title: string) => `جديد من «${title}»`,
    campaign_funded: (_who: string, title: string) => `بلغت «${title}» هدفها`,
    campaign_overdue: (_who: string, title: string) => `تأخر تقرير «${title}»`,
    shift_soon: (_who: string, title: string) => `ورديتك في «${title}» قريبة`,
    shift_changed: (_who: string, title: string) => `نُقلت ورديتك في «${title}» أو أُلغيت`,
    decision: (_who, title) => `قرر فريقنا بشأن مشاركتك في «${title}»`,
    automation: (_who: string, title: string) => title,
    place_letter: (_who: string, title: string) => title,
    bookmark: (_who, title) => `أردت أن تعود إلى «${title}»`,
    review_asked: (who, title) => `طُلب منك مراجعة «${title}» من ${who}`,
    message: (_who: string, title: string) => `أجابك ${title}`,
    suggestion_taken: (_who: string, title: string) => `تصحيحك لـ«${title}» ظاهر الآن`,
    suggestion_not_taken: (_who: string, title: string) => `لم يؤخذ بتصحيحك لـ«${title}»`,
    suggestion_asked: (_who: string, title: string) => `هل هذا صحيح؟ يقترح أحد الأعضاء تعديلًا على ${title}`,
    message_asked: (_who: string, title: string, n: number) =>
      n === 1
        ? `رسالة جديدة إلى ${title}`
        : count(n, {
            two: `رسالتان جديدتان إلى ${title}`,
            few: `# رسائل جديدة إلى ${title}`,
            many: `# رسالة جديدة إلى ${title}`,
            other: `# رسالة جديدة إلى ${title}`,
          }),
    group_note: (_who, title, n) =>
      n === 1
        ? `إعلان في ${title}`
        : count(n, {
            two: `إعلانان في ${title}`,
            few: `# إعلانات في ${title}`,
            many: `# إعلانًا في ${title}`,
            other: `# إعلان في ${title}`,
          }),
    group_invited: (_who, title) => `أنت مدعو إلى ${title}`,
    group_asked: (_who, title) => `هناك من يطلب الانضمام إلى ${title}`,
    group_joined: (_who, title) => `قُبلت: أهلًا بك في ${title}`,
    person_asked: (_who, title) => `${title} يودّ مراسلتك`,
    person_message: (_who, title, n) =>
      n === 1
        ? `رسالة إليك من ${title}`
        : count(n, {
            two: `رسالتان جديدتان من ${title}`,
            few: `# رسائل جديدة من ${title}`,
            many: `# رسالة جديدة من ${title}`,
            other: `# رسالة جديدة من ${title}`,
          }),
    followed: (_who, title) => `${title} يتابعك`,
    followed_post: (who, title) => `نشر ${who}: «${title}»`,
    give_soon: (_who, title) => `اليوم الجمعة: أردت أن تعطي «${title}»`,
    jumuah: (_who, title) => `الجمعة اليوم في ${title}`,
    order: (_who, title) => `جديد طلبك ${title}`,
    order_placed: (_who, title) => `طلب جديد: ${title}`,
    review: (_who, title, n) =>
      n === 1
        ? `تقييم جديد لـ${title}`
        : count(n, {
            two: `تقييمان جديدان لـ${title}`,
            few: `# تقييمات جديدة لـ${title}`,
            many: `# تقييمًا جديدًا لـ${title}`,
            other: `# تقييم جديد لـ${title}`,
          }),
    queue: () => 'في قائمة الفريق ما ينتظر',
  },
  /** In place of the plain line, where it is known what came of it. */
  told: {
    decision: {
      approved: (title, isReply) => (isReply ? `قُبل ردّك في «${title}»` : `قُبلت مشاركتك «${title}»`),
      needs_info: (title, isReply) =>
        isReply ? `يطلب فريقنا تعديل ردّك في «${title}»` : `يطلب فريقنا تعديل مشاركتك «${title}»`,
      rejected: (title, isReply) =>
        isReply ? `لم ينشر فريقنا ردّك في «${title}»` : `لم ينشر فريقنا مشاركتك «${title}»`,
      removed: (title, isReply) => (isReply ? `أزال فريقنا ردّك في «${title}»` : `أزال فريقنا مشاركتك «${title}»`),
      appeal_approved: (title) => `قُبل اعتراضك: عادت «${title}»`,
      appeal_rejected: (title) => `قُرئ اعتراضك، وبقي القرار في «${title}»`,
    },
    status: (title, status) => `«${title}» الآن: ${status}`,
    event: {
      note: (title, at) => `كتب منظّم «${title}» في ${at} لمن سيأتي`,
      moved: (title, at) => `انتقل موعد «${title}» إلى ${at}`,
      cancelled: (title, at) => `أُلغي «${title}» في ${at}`,
    },
    shift: {
      moved: (title, at) => `انتقلت نوبتك في «${title}» إلى ${at}`,
      cancelled: (title, at) => `أُلغيت نوبتك في «${title}» في ${at}`,
    },
    seat: (title, at) => `لك مقعد في «${title}»، ${at}`,
    soon: (title, at) => `اقترب موعد «${title}»: ${at}`,
    shiftSoon: (title, at) => `اقتربت نوبتك في «${title}»: ${at}`,
    jumuah: (title, at) => `الجمعة في ${title}: ${at}`,
    order: (title, state) => `الطلب ${title}: ${state}`,
    queue: (n) =>
      count(n, {
        one: 'أمر واحد ينتظر في قائمة الفريق',
        two: 'أمران ينتظران في قائمة الفريق',
        few: '# أمور تنتظر في قائمة الفريق',
        many: '# أمرًا ينتظر في قائمة الفريق',
        other: '# أمر ينتظر في قائمة الفريق',
      }),
    lastTen: (title) => `ليلة من العشر الأواخر: أردت أن تعطي «${title}»`,
    sanction: {
      warning: () => 'أرسل إليك فريقنا تنبيهًا',
      silence: (at) => `لا يمكنك النشر حتى ${at}`,
      suspension: (at) => `حسابك موقوف حتى ${at}`,
      lifted: () => 'رُفع إجراء عن حسابك',
    },
  },
  settings: {
    title: 'كيف نخبرك',
    groups: {
      talk: 'المحادثات',
      events: 'الفعاليات',
      giving: 'العطاء',
      places: 'الأماكن والأعمال',
      groups: 'المجموعات',
      people: 'الأشخاص',
      yours: 'مشاركاتك وقواعدك',
      mosques: 'المساجد',
      orders: 'الطلبات',
      team: 'الفريق',
    },
    onSite: 'في الموقع',
    mail: 'البريد الإلكتروني',
    byMail: { now: 'بريد فورًا', digest: 'بريد مرة في اليوم', off: 'بلا بريد' },
    kinds: {
      reply: 'ردود على ما تتابعه',
      mention: 'ذكر اسمك',
      quote: 'اقتباس كلامك',
      answer: 'اختيار ردك إجابةً',
      status: 'حالة الأفكار التي صوّتَّ لها',
      event_seat: 'مقعد لك من قائمة الانتظار',
      event_changed: 'فعاليات تأجلت أو أُلغيت',
      event_soon: 'تذكير بالفعاليات',
      campaign_update: 'أخبار الحملات التي تتابعها',
      campaign_funded: 'حملات بلغت هدفها',
      campaign_overdue: 'تقارير متأخرة',
      shift_soon: 'تذكير بورديات تطوعك',
      shift_changed: 'ورديات نُقلت أو أُلغيت',
      decision: 'قرارات بشأن مشاركاتك',
      automation: 'قواعد الأتمتة الخاصة بك',
      place_letter: 'رسائل من أماكن تتابعها أو تزورها',
      bookmark: 'تذكير بما حفظته',
      review_asked: 'مقالات طُلبت منك مراجعتها',
      message: 'أجوبة الأعمال التي كتبت إليها',
      suggestion_taken: 'تصحيحاتك التي صارت ظاهرة',
      suggestion_not_taken: 'تصحيحاتك التي لم يؤخذ بها',
      suggestion_asked: 'تصحيحات للأماكن التي تديرها',
      message_asked: 'رسائل الزوار إلى عملك',
      group_note: 'إعلانات مجموعاتك',
      group_invited: 'الدعوات إلى المجموعات',
      group_asked: 'من يطلبون الانضمام إلى مجموعاتك',
      group_joined: 'المجموعات التي قبلتك',
      person_asked: 'من يودّون مراسلتك',
      person_message: 'رسائل الأعضاء',
      followed: 'المتابعون الجدد',
      followed_post: 'منشورات من تتابعهم',
      give_soon: 'تذكير بالعطاء حيث طلبته',
      jumuah: 'الجمعة في مسجدك كل أسبوع',
      order: 'ما يصير إليه طلبك',
      review: 'تقييمات جديدة لعملك',
      order_placed: 'طلبات جديدة في المتجر',
      queue: 'ما ينتظر في قائمة الفريق',
    },
    save: 'حفظ',
    saved: 'حُفظ.',
  },
  off: {
    title: 'إيقاف هذه الرسائل',
    text: 'لن تصلك هذه الرسائل بعد الآن. تبقى الإشعارات في الموقع.',
    button: 'إيقاف',
    done: 'تم. لن تصلك هذه الرسائل بعد الآن.',
    bad: 'لم يعد هذا الرابط صالحًا. يمكنك ضبط رسائلك من صفحة الإشعارات.',
  },
}
