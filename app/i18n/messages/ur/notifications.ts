// ان باکس: جو رکن سے متعلق ہو۔

import { plural } from '../../plural.ts'
import type { notifications as en } from '../en/notifications.ts'

const count = plural('ur')

export const notifications: typeof en = {
  title: 'اطلاعات',
  lead: 'برادری میں جو کچھ آپ سے متعلق ہوا۔',
  none: 'سب خاموش ہے',
  noneText: 'جب کوئی آپ کو جواب دے یا آپ کا ذکر کرے تو یہاں نظر آئے گا۔',
  newOnes: (n) => count(n, { one: '# نئی اطلاع', other: '# نئی اطلاعات' }),
  readAll: 'سب پڑھا ہوا کریں',
  older: 'پرانی دکھائیں',
  someone: 'کسی',
  /** `n` of the same, the last one by `who`. */
  kinds: {
    reply: (who, title, n) =>
      n === 1 ? `${who} نے “${title}” پر جواب دیا` : count(n, { other: `“${title}” پر # نئے جوابات` }),
    mention: (who, title) => `${who} نے “${title}” میں آپ کا ذکر کیا`,
    quote: (who, title) => `${who} نے “${title}” میں آپ کا اقتباس دیا`,
    answer: (_who, title) => `آپ کا جواب “${title}” کا حل ٹھہرا`,
    status: (_who, title) => `“${title}” کی نئی حالت`,
    event_seat: (_who, title) => `“${title}”: آپ کو نشست مل گئی`,
    event_changed: (_who, title) => `“${title}” کا وقت بدل گیا یا منسوخ ہوا`,
    event_soon: (_who, title) => `“${title}” ہونے والا ہے`,
    campaign_update: (_who: string, title: string) => `“${title}” کی تازہ خبر`,
    campaign_funded: (_who: string, title: string) => `“${title}” نے اپنا ہدف پا لیا`,
    campaign_overdue: (_who: string, title: string) => `“${title}” کی رپورٹ ابھی باقی ہے`,
    shift_soon: (_who: string, title: string) => `“${title}” میں آپ کی شفٹ قریب ہے`,
    shift_changed: (_who: string, title: string) => `“${title}” میں آپ کی شفٹ منتقل یا منسوخ ہو گئی`,
    decision: (_who, title) => `ہماری ٹیم نے “${title}” میں آپ کی تحریر پر فیصلہ کیا`,
    automation: (_who: string, title: string) => title,
    place_letter: (_who: string, title: string) => title,
    bookmark: (_who, title) => `آپ “${title}” پر واپس آنا چاہتے تھے`,
    review_asked: (who, title) => `${who} چاہتے ہیں کہ آپ “${title}” کی جانچ کریں`,
    message: (_who: string, title: string) => `${title} نے آپ کو جواب دیا`,
    suggestion_taken: (_who: string, title: string) => `’’${title}‘‘ میں آپ کی درستی اب نظر آ رہی ہے`,
    suggestion_not_taken: (_who: string, title: string) => `’’${title}‘‘ میں آپ کی درستی نہیں لی گئی`,
    suggestion_asked: (_who: string, title: string) => `کیا یہ درست ہے؟ ایک رکن ${title} میں تبدیلی تجویز کرتا ہے`,
    message_asked: (_who: string, title: string, n: number) =>
      n === 1 ? `${title} کے لیے نیا پیغام` : count(n, { other: `${title} کے لیے # نئے پیغام` }),
    group_note: (_who, title, n) => (n === 1 ? `${title} میں اعلان` : count(n, { other: `${title} میں # اعلانات` })),
    group_invited: (_who, title) => `آپ کو ${title} میں مدعو کیا گیا ہے`,
    group_asked: (_who, title) => `کوئی ${title} میں شامل ہونا چاہتا ہے`,
    group_joined: (_who, title) => `آپ شامل ہو گئے: ${title} میں خوش آمدید`,
    person_asked: (_who, title) => `${title} آپ کو لکھنا چاہتے ہیں`,
    person_message: (_who, title, n) =>
      n === 1 ? `${title} نے آپ کو لکھا` : count(n, { other: `${title} کے # نئے پیغامات` }),
    followed: (_who, title) => `${title} آپ کو فالو کرتے ہیں`,
    followed_post: (who, title) => `${who} نے «${title}» شائع کیا`,
    give_soon: (_who, title) => `آج جمعہ ہے: آپ “${title}” کو دینا چاہتے تھے`,
    jumuah: (_who, title) => `آج ${title} میں جمعہ`,
    order: (_who, title) => `آپ کے آرڈر ${title} کی خبر`,
    order_placed: (_who, title) => `نیا آرڈر: ${title}`,
    review: (_who, title, n) => (n === 1 ? `${title} پر نیا تبصرہ` : count(n, { other: `${title} پر # نئے تبصرے` })),
    queue: () => 'ٹیم کی قطار میں کچھ انتظار میں ہے',
  },
  /** In place of the plain line, where it is known what came of it. */
  told: {
    decision: {
      approved: (title, isReply) =>
        isReply ? `“${title}” میں آپ کا جواب منظور ہو گیا` : `آپ کی پوسٹ “${title}” منظور ہو گئی`,
      needs_info: (title, isReply) =>
        isReply
          ? `ہماری ٹیم “${title}” میں آپ کے جواب میں تبدیلی چاہتی ہے`
          : `ہماری ٹیم آپ کی پوسٹ “${title}” میں تبدیلی چاہتی ہے`,
      rejected: (title, isReply) =>
        isReply
          ? `ہماری ٹیم نے “${title}” میں آپ کا جواب شائع نہیں کیا`
          : `ہماری ٹیم نے آپ کی پوسٹ “${title}” شائع نہیں کی`,
      removed: (title, isReply) =>
        isReply ? `ہماری ٹیم نے “${title}” میں آپ کا جواب ہٹا دیا` : `ہماری ٹیم نے آپ کی پوسٹ “${title}” ہٹا دی`,
      appeal_approved: (title) => `آپ کی اپیل مان لی گئی: “${title}” واپس آ گئی`,
      appeal_rejected: (title) => `آپ کی اپیل پڑھی گئی؛ “${title}” کا فیصلہ برقرار ہے`,
    },
    status: (title, status) => `“${title}” اب: ${status}`,
    event: {
      note: (title, at) => `“${title}” (${at}) کے میزبان نے آنے والوں کو لکھا`,
      moved: (title, at) => `“${title}” اب ${at} کو ہے`,
      cancelled: (title, at) => `${at} کا “${title}” منسوخ ہو گیا`,
    },
    shift: {
      moved: (title, at) => `“${title}” میں آپ کی باری اب ${at} کو ہے`,
      cancelled: (title, at) => `“${title}” میں ${at} کی آپ کی باری منسوخ ہو گئی`,
    },
    seat: (title, at) => `“${title}” میں آپ کی جگہ ہے، ${at}`,
    soon: (title, at) => `“${title}” قریب ہے: ${at}`,
    shiftSoon: (title, at) => `“${title}” میں آپ کی باری قریب ہے: ${at}`,
    jumuah: (title, at) => `${title} میں جمعہ: ${at}`,
    order: (title, state) => `آرڈر ${title}: ${state}`,
    queue: (n) =>
      count(n, { one: 'ٹیم کی قطار میں # چیز انتظار میں ہے', other: 'ٹیم کی قطار میں # چیزیں انتظار میں ہیں' }),
    lastTen: (title) => `آخری عشرے کی رات: آپ “${title}” کو دینا چاہتے تھے`,
    sanction: {
      warning: () => 'ہماری ٹیم نے آپ کو تنبیہ بھیجی ہے',
      silence: (at) => `آپ ${at} تک کچھ نہیں لکھ سکتے`,
      suspension: (at) => `آپ کا اکاؤنٹ ${at} تک معطل ہے`,
      lifted: () => 'آپ کے اکاؤنٹ پر سے کارروائی اٹھا لی گئی',
    },
  },
  settings: {
    title: 'ہم آپ کو کیسے بتائیں',
    groups: {
      talk: 'گفتگو',
      events: 'پروگرام',
      giving: 'خدمتِ خلق',
      places: 'مقامات اور کاروبار',
      groups: 'گروپ',
      people: 'لوگ',
      yours: 'آپ کی اپنی پوسٹیں اور اصول',
      mosques: 'مساجد',
      orders: 'آرڈر',
      team: 'ٹیم',
    },
    onSite: 'سائٹ پر',
    mail: 'ای میل',
    byMail: { now: 'فوراً ای میل', digest: 'دن میں ایک ای میل', off: 'ای میل نہیں' },
    kinds: {
      reply: 'جو آپ فالو کرتے ہیں ان پر جوابات',
      mention: 'آپ کا ذکر',
      quote: 'آپ کے الفاظ کا اقتباس',
      answer: 'آپ کا جواب بطور حل',
      status: 'جن تجاویز کو ووٹ دیا ان کی حالت',
      event_seat: 'انتظار کی فہرست سے آپ کی نشست',
      event_changed: 'تقریبات جن کا وقت بدلا یا منسوخ ہوئیں',
      event_soon: 'تقریبات کی یاد دہانی',
      campaign_update: 'جن مہمات کی آپ پیروی کرتے ہیں ان کی خبریں',
      campaign_funded: 'ہدف پانے والی مہمات',
      campaign_overdue: 'تاخیر سے آنے والی رپورٹیں',
      shift_soon: 'آپ کی رضاکارانہ شفٹوں کی یاد دہانی',
      shift_changed: 'منتقل یا منسوخ ہونے والی شفٹیں',
      decision: 'آپ کی تحریروں پر فیصلے',
      automation: 'آپ کے اپنے خودکار اصول',
      place_letter: 'جن جگہوں کو آپ فالو کرتے یا جاتے ہیں ان کے پیغامات',
      bookmark: 'محفوظ چیزوں کی یاد دہانی',
      review_asked: 'مضامین جن کی جانچ آپ سے مانگی گئی',
      message: 'ان کاروباروں کے جواب جنہیں آپ نے لکھا',
      suggestion_taken: 'آپ کی درستیاں جو اب نظر آ رہی ہیں',
      suggestion_not_taken: 'آپ کی درستیاں جو نہیں لی گئیں',
      suggestion_asked: 'آپ کی جگہوں کی درستیاں',
      message_asked: 'آپ کے کاروبار کو آنے والوں کے پیغام',
      group_note: 'آپ کے گروپوں کے اعلانات',
      group_invited: 'گروپوں کی دعوتیں',
      group_asked: 'آپ کے گروپوں میں شامل ہونے کی درخواستیں',
      group_joined: 'گروپ جنہوں نے آپ کو شامل کیا',
      person_asked: 'جو آپ کو لکھنا چاہتے ہیں',
      person_message: 'ارکان کے پیغامات',
      followed: 'نئے فالوور',
      followed_post: 'جنہیں آپ فالو کرتے ہیں ان کی نئی تحریریں',
      give_soon: 'دینے کی یاد دہانی، جہاں آپ نے چاہی',
      jumuah: 'ہر جمعے آپ کی مسجد کا جمعہ',
      order: 'آپ کے آرڈر کا حال',
      review: 'آپ کے کاروبار پر نئے تبصرے',
      order_placed: 'دکان کے نئے آرڈر',
      queue: 'ٹیم کی قطار میں جو انتظار میں ہے',
    },
    save: 'محفوظ کریں',
    saved: 'محفوظ ہو گیا۔',
  },
  off: {
    title: 'یہ ای میلز بند کریں',
    text: 'آپ کو یہ ای میلز مزید نہیں آئیں گی۔ سائٹ پر اطلاعات جاری رہیں گی۔',
    button: 'بند کریں',
    done: 'ہو گیا۔ اب یہ ای میلز نہیں آئیں گی۔',
    bad: 'یہ لنک اب درست نہیں۔ آپ اطلاعات کے صفحے پر ای میل بدل سکتے ہیں۔',
  },
}
