// Texts of the mails the site sends, in Urdu.
import type { MailMessages } from './catalogue.server.ts'

export default {
  greeting: 'السلام علیکم،',
  signature: 'محلہ ٹیم',
  ignore: 'اگر آپ نے یہ درخواست نہیں کی تو اس ای میل کو نظر انداز کر دیں۔ کچھ نہیں ہو گا۔',
  orCode: (code: string) => `یا یہ کوڈ لکھیں: ${code}`,
  setupTest: {
    subject: 'آپ کی سائٹ سے آزمائشی ای میل',
    body: 'اگر آپ یہ پڑھ رہے ہیں تو آپ کی سائٹ کی ای میل کام کر رہی ہے۔',
    action: 'سیٹ اپ کی فہرست پر واپس',
  },
  confirmAddress: {
    subject: 'اپنے ای میل ایڈریس کی تصدیق کریں',
    body: 'محلہ میں خوش آمدید۔ براہِ کرم تصدیق کریں کہ یہ ای میل ایڈریس آپ ہی کا ہے۔',
    action: 'ای میل کی تصدیق کریں',
  },
  resetPassword: {
    subject: 'نیا پاس ورڈ چنیں',
    body: 'آپ نے اپنے محلہ اکاؤنٹ کے لیے نیا پاس ورڈ مانگا ہے۔ یہ لنک ایک ہی بار اور ایک گھنٹے تک کام کرتا ہے۔',
    action: 'نیا پاس ورڈ چنیں',
  },
  signIn: {
    subject: 'آپ کا لاگ ان لنک',
    body: 'یہ محلہ میں لاگ ان ہونے کے لیے آپ کا لنک ہے۔ یہ ایک ہی بار اور ایک گھنٹے تک کام کرتا ہے۔',
    action: 'لاگ ان کریں',
  },
  invite: {
    subject: 'محلہ میں شامل ہونے کی دعوت',
    body: 'محلہ کے منتظمین نے اس ای میل ایڈریس پر آپ کے لیے اکاؤنٹ بنایا ہے۔ دعوت قبول کریں اور پاس ورڈ چنیں۔ یہ لنک ایک ہی بار اور ایک گھنٹے تک کام کرتا ہے۔',
    action: 'دعوت قبول کریں',
    closing: 'اگر آپ شامل نہیں ہونا چاہتے تو اس ای میل کو نظر انداز کر دیں۔',
  },
  changeAddress: {
    subject: 'ای میل ایڈریس کی تبدیلی کی تصدیق کریں',
    body: 'آپ نے اپنے محلہ اکاؤنٹ کا ای میل ایڈریس بدلنے کی درخواست کی ہے۔',
    action: 'تبدیلی کی تصدیق کریں',
  },
  addressTaken: {
    subject: 'کسی نے آپ کا ای میل ایڈریس استعمال کرنا چاہا',
    body: 'کسی نے اس ای میل ایڈریس کو محلہ کے کسی دوسرے اکاؤنٹ کے لیے استعمال کرنے کی درخواست کی۔ یہ پہلے سے آپ کا ہے، اس لیے کچھ نہیں بدلا۔ اگر یہ آپ تھے تو اسی ایڈریس سے لاگ ان کریں۔ ورنہ آپ کو کچھ کرنے کی ضرورت نہیں۔',
  },
  code: {
    subject: 'آپ کا تصدیقی کوڈ',
    body: 'آگے بڑھنے کے لیے محلہ پر یہ کوڈ لکھیں:',
  },
  newsletter: {
    subject: 'براہِ کرم نیوز لیٹر کی تصدیق کریں',
    body: 'آپ نے محلہ کا نیوز لیٹر مانگا ہے: وقتاً فوقتاً آپ کے قریب نئی جگہیں اور آپ کی کمیونٹی کی خبریں۔ براہِ کرم تصدیق کر دیں، اگلا شمارہ آپ تک پہنچ جائے گا۔',
    action: 'جی ہاں، مجھے نیوز لیٹر بھیجیں',
    unsubscribe: 'ان سبسکرائب کریں',
    choices: 'چنیں کہ آپ کو کیا ملے',
    test: '[آزمائش]',
    why: 'یہ آپ کو اس لیے ملا کہ آپ نے محلہ کا نیوز لیٹر لیا ہے۔',
  },
  certificateReminder: {
    subject: (business: string) => `${business} کا حلال سرٹیفکیٹ جلد ختم ہو رہا ہے`,
    body: (business: string, date: string) =>
      `ہمارے پاس محفوظ ${business} کا حلال سرٹیفکیٹ ${date} تک درست ہے۔ اس دن کے بعد اندراج کا درجہ خود بخود کم ہو جائے گا۔ اگر آپ کے پاس نیا سرٹیفکیٹ ہے تو براہِ کرم جمع کرا دیں۔`,
    action: 'نیا سرٹیفکیٹ جمع کرائیں',
  },
  moderation: {
    things: {
      campaign_entry: 'آپ کی مہم کی خبر',
      campaign_account: 'عطیات کا اکاؤنٹ',
      giving_group: 'آپ کا گروہ',
      review: 'آپ کی رائے',
      review_reply: 'رائے پر آپ کا جواب',
      contribution: 'آپ کی پوسٹ',
      reply: 'آپ کا جواب',
      person: 'آپ کا پروفائل',
      photo: 'آپ کی تصویر',
      evidence: 'آپ کا ثبوت',
      claim: 'ملکیت کا آپ کا دعویٰ',
      listing: 'آپ کا اندراج',
      fact: 'کسی جگہ کے بارے میں آپ کی بات',
      ownership: 'ملکیت کے بارے میں آپ کا بیان',
      job: 'آپ کا نوکری کا اشتہار',
      message: 'آپ کا پیغام',
      place_change: 'ایک جگہ کے بارے میں آپ کی تجویز',
      prayer_room: 'نماز کی وہ جگہ جو آپ نے شامل کی',
      prayer_room_word: 'نماز کی جگہ کے بارے میں آپ کی بات',
      mosque_announcement: 'آپ کا اعلان',
      mosque_admin: 'مسجد کے صفحے کی دیکھ بھال کی آپ کی درخواست',
      course: 'آپ کا کورس',
      course_review: 'کورس پر آپ کی رائے',
      course_remark: 'سبق کے نیچے آپ کی تحریر',
      teaching_request: 'سکھانے کی آپ کی درخواست',
      social_account: 'آپ کا سوشل اکاؤنٹ',
      social_verification: 'آپ کے سوشل اکاؤنٹ کا کوڈ',
      group: 'آپ کا گروپ',
      group_note: 'آپ کا اعلان',
      person_message: 'آپ کا پیغام',
      other: 'جو آپ نے بھیجا',
    },
    about: (thing: string, name: string) => `${thing} (${name})`,
    subject: {
      approved: (thing: string) => `منظور: ${thing}`,
      rejected: (thing: string) => `شائع نہیں کیا گیا: ${thing}`,
      needs_info: (thing: string) => `ہمارا ایک سوال ہے: ${thing}`,
    },
    body: {
      approved: (thing: string) => `شکریہ۔ ہم نے اسے دیکھ کر منظور کر لیا ہے: ${thing}۔`,
      rejected: (thing: string) => `ہم نے اسے دیکھا ہے اور شائع نہیں کر سکتے: ${thing}۔`,
      needs_info: (thing: string) => `فیصلے سے پہلے ہمیں اس کے بارے میں مزید جاننا ہے: ${thing}۔`,
    },
    canned: {
      spam: 'یہ اشتہار لگتا ہے یا حقیقی معلوم نہیں ہوتا۔',
      offensive: 'اس میں کسی کی توہین یا اس پر حملہ ہے۔',
      not_own_visit: 'یہ آپ کے اپنے تجربے کے بارے میں نہیں ہے۔',
      private_data: 'اس میں دوسروں کی نجی معلومات ہیں۔',
      off_topic: 'یہ اس جگہ کے بارے میں نہیں ہے۔',
      unreadable: 'ہم اسے پڑھ یا سمجھ نہیں سکے۔',
      unclear: 'ہمیں مزید تفصیل چاہیے۔',
      duplicate: 'یہ پہلے سے موجود ہے۔',
      unproven: 'جو آپ نے بھیجا اس سے ابھی یہ ثابت نہیں ہوتا۔',
      unkind: 'یہ دوسروں کے ساتھ بدسلوکی ہے، اور پہلی بار نہیں۔',
    },
    note: 'ہمارے عملے نے لکھا:',
    action: 'محلہ پر دیکھیں',
  },
  contactAnswer: {
    subject: (subject: string) => `آپ کے پیغام کا جواب: ${subject}`,
    youWrote: 'آپ نے لکھا تھا:',
    closing: 'کوئی اور سوال ہو تو براہِ کرم ہمیں دوبارہ لکھیں۔',
    action: 'ہمیں دوبارہ لکھیں',
  },
  communityNews: {
    subject: (n: number) => (n === 1 ? 'محلہ برادری سے خبر' : `محلہ برادری سے ${n} خبریں`),
    body: 'برادری میں یہ ہوا:',
    action: 'محلہ پر دیکھیں',
    why: 'آپ کو یہ ای میل آپ کی اطلاعات کی ترتیب کے مطابق ملی ہے۔',
    stop: 'یہ ای میلز بند کریں',
  },
  jobs: {
    application: {
      subject: (job: string) => `نئی درخواست: ${job}`,
      body: (person: string, job: string) =>
        `${person} نے «${job}» کے لیے درخواست دی ہے۔\n\nبراہِ کرم ہر ایک کو جواب دیں، چاہے انکار ہی ہو۔ درخواستیں 180 دن بعد حذف ہو جاتی ہیں۔`,
      action: 'درخواست پڑھیں',
    },
    answerSubject: (job: string) => `آپ کی درخواست: ${job}`,
    answers: {
      seen: (job: string, employer: string) => `${employer} نے «${job}» کے لیے آپ کی درخواست پڑھ لی ہے۔`,
      shortlisted: (job: string, employer: string) =>
        `خوشخبری: ${employer} نے آپ کو «${job}» کے لیے منتخب امیدواروں میں شامل کر لیا ہے۔ وہ جلد رابطہ کر سکتے ہیں۔`,
      declined: (job: string, employer: string) =>
        `اس بار ${employer} نے «${job}» کے لیے کسی اور کو چنا ہے۔ اللہ آپ کے لیے بہتر دروازہ کھولے۔`,
      hired: (job: string, employer: string) => `مبارک ہو! ${employer} آپ کو «${job}» پر رکھنا چاہتے ہیں۔`,
    },
    answerAction: 'میری درخواستیں',
    ending: {
      subject: (job: string) => `کیا جگہ اب بھی خالی ہے؟ ${job}`,
      body: (job: string, date: string) =>
        `آپ کا اشتہار «${job}» ${date} کو ختم ہو رہا ہے۔ اگر جگہ خالی ہے تو ایک کلک سے تجدید کریں۔ اگر پُر ہو گئی ہے تو کچھ کرنے کی ضرورت نہیں۔`,
      action: 'تجدید کریں یا بند کریں',
    },
    alert: {
      subject: (found: string) => `Mahalla پر نیا: ${found}`,
      body: (search: string) => `آپ کی تلاش «${search}» کے لیے نیا:`,
      action: 'پوری تلاش دیکھیں',
      why: 'یہ ای میل آپ کو اس لیے ملی کہ آپ نے یہ تلاش محفوظ کی تھی۔',
      stop: 'یہ اطلاع بند کریں',
    },
  },
  mosqueAsk: {
    subject: (mosque) => `کیا ${mosque} کے اوقات درست ہیں؟`,
    body: (mosque) =>
      `${mosque} کے سب نمازیوں کو سلام۔\n\nلوگ محلہ پر آپ کی مسجد ڈھونڈ کر نماز کے لیے آتے ہیں۔ براہ کرم ایک نظر ان اوقات پر ڈالیں جو وہ دیکھتے ہیں۔`,
    known: 'ابھی ہم یہ اوقات دکھا رہے ہیں:',
    none: 'ہمیں ابھی آپ کی اقامت اور جمعے کے اوقات معلوم نہیں۔ چند منٹ میں شامل کیے جا سکتے ہیں۔',
    after: (minutes) => `وقت شروع ہونے کے ${minutes} منٹ بعد`,
    action: 'اوقات دیکھیں',
    why: (mosque) => `ہم موسم میں ایک بار لکھتے ہیں، کیونکہ یہ پتا ${mosque} کے لیے شائع ہے۔`,
    stop: 'ہمیں دوبارہ نہ لکھیں',
  },
  placeAlert: {
    confirm: {
      subject: 'کیا پہلی جگہ درج ہونے پر آپ کو بتائیں؟',
      body: (name: string) =>
        `آپ نے محلہ سے کہا کہ “${name}” کے لیے پہلی جگہ درج ہونے پر بتائے۔ تصدیق کریں، ہم ایک بار لکھیں گے۔`,
      action: 'جی ہاں، بتائیں',
      stop: 'نہیں، روکیں',
    },
    found: {
      subject: (name: string) => `اب محلہ پر: ${name}`,
      body: (name: string) => `“${name}” کے لیے پہلی جگہ درج ہو گئی:`,
      action: 'تلاش دیکھیں',
      why: 'آپ نے ایک بار بتانے کو کہا تھا، اور یہ وہی ہے۔ اس کے بارے میں مزید ای میل نہیں آئے گی۔',
    },
  },
  mosqueNews: {
    subject: (mosque: string, title: string) => `${mosque}: ${title}`,
    janazah: 'انا للہ وانا الیہ راجعون۔',
    kinds: { general: 'خبر', janazah: 'نمازِ جنازہ', class: 'درس', event: 'پروگرام', closure: 'بندش' },
    on: (date: string) => `دن: ${date}`,
    at: (time: string) => `وقت: ${time}`,
    after: (prayer: string) => `${prayer} کے بعد`,
    prayers: { fajr: 'فجر', dhuhr: 'ظہر', asr: 'عصر', maghrib: 'مغرب', isha: 'عشاء', jumuah: 'جمعہ' },
    where: (place: string) => `جگہ: ${place}`,
    burial: (place: string) => `تدفین: ${place}`,
    action: 'محلہ پر دیکھیں',
    why: (mosque: string) => `آپ کو یہ ای میل اس لیے ملی کہ آپ نے ${mosque} کے اعلانات مانگے تھے۔`,
    stop: 'یہ ای میلز بند کریں',
  },
  timetableSheet: {
    subject: (mosque, month) => `${month} کے اوقاتِ نماز: ${mosque}`,
    body: (mosque, month) =>
      `${month} کے لیے ${mosque} کا اوقات نامہ چھپائی کے لیے تیار ہے۔ یہ کھولتے وقت بنتا ہے، اس لیے مسجد تب تک جو بدلے وہ بھی اس پر ہوتا ہے۔`,
    action: 'چھاپنے کے لیے اوقات نامہ کھولیں',
    other: 'کوئی اور کاغذ، رنگ یا زبان؟',
    change: 'اوقات نامہ بدلیں',
    why: (mosque) => `آپ نے ہر مہینے ${mosque} کا اوقات نامہ مانگا تھا۔`,
    stop: 'یہ ای میل بند کریں',
  },
  trialReminder: {
    subjects: {
      23: 'آپ کا وی آئی پی ٹرائل 7 دن میں ختم ہو رہا ہے',
      28: 'آپ کا وی آئی پی ٹرائل 2 دن میں ختم ہو رہا ہے',
      30: 'آج آپ کے وی آئی پی ٹرائل کا آخری دن ہے',
    },
    bodies: {
      23: (listing: string, date: string) =>
        `${listing} کے لیے مفت وی آئی پی ٹرائل ${date} تک ہے۔ تب تک آپ 20 خودکار اصول استعمال کر سکتے ہیں۔`,
      28: (listing: string, date: string) => `${listing} کے لیے مفت وی آئی پی ٹرائل ${date} تک ہے: دو دن باقی ہیں۔`,
      30: (listing: string, date: string) =>
        `آج، ${date}، ${listing} کے مفت وی آئی پی ٹرائل کا آخری دن ہے۔ کل سے آپ کا اندراج ہمارے مفت پلان “برکت” پر ہو گا۔`,
    },
    yourListing: 'آپ کے اندراج',
    action: 'پلانز کا موازنہ کریں',
    closing:
      'آپ کو کچھ کرنے کی ضرورت نہیں۔ نہ کوئی کارڈ لیا گیا، نہ کوئی رقم کٹے گی: ٹرائل خود بخود ختم ہو جائے گا، آپ کا اندراج مفت آن لائن رہے گا، اور آپ کی لکھی ہوئی کوئی چیز ضائع نہیں ہو گی۔',
  },
  leaving: {
    asked: {
      subject: (date: string) => `آپ کا اکاؤنٹ حذف ہوگا: ${date}`,
      body: (date: string) =>
        `آپ نے اپنا Mahalla اکاؤنٹ حذف کرنے کو کہا ہے۔ یہ اب مقفل ہے اور ${date} کو ان سب چیزوں سمیت حذف ہو جائے گا جنہیں آپ نے ہٹانا چاہا۔ ارادہ بدل جائے تو اس سے پہلے سائن اِن کر کے اسے رکھ لیں۔`,
      closing: 'اگر یہ آپ نے نہیں کہا تو سائن اِن کریں، اکاؤنٹ رکھ لیں اور فوراً پاس ورڈ بدلیں۔',
      action: 'سائن اِن کریں',
    },
    decided: {
      subject: (date: string) => `آپ کا اکاؤنٹ حذف ہوگا: ${date}`,
      body: (date: string) =>
        `ہماری ٹیم نے آپ کا Mahalla اکاؤنٹ حذف کرنے کا فیصلہ کیا ہے۔ یہ اب مقفل ہے اور ${date} کو حذف ہو جائے گا۔ تب تک آپ سائن اِن کر کے اپنا ڈیٹا ساتھ لے جا سکتے ہیں۔`,
      closing: 'اگر آپ کے خیال میں یہ غلطی ہے تو اس سے پہلے ہمیں لکھیں۔',
      action: 'ہمیں لکھیں',
    },
    done: {
      subject: 'آپ کا اکاؤنٹ حذف ہو گیا',
      body: 'آپ کا Mahalla اکاؤنٹ آپ کے پتے، سیشنز اور فائلوں سمیت حذف ہو گیا ہے۔ یہ ہماری آخری ای میل ہے۔ اللہ آپ کے ساتھ ہو۔',
    },
  },
  plan: {
    names: { basic: 'برکت', premium: 'رزق', enterprise: 'فلاح' },
    renews: {
      subject: (plan: string, date: string) => `آپ کا ${plan} پلان ${date} کو تجدید ہو گا`,
      body: (plan: string, date: string) =>
        `آپ کا ${plan} پلان ${date} کو تجدید ہو گا۔ اگر آپ روکنا چاہیں تو اس سے پہلے دو ٹیپ میں منسوخ کر دیں؛ اس دن تک سب کچھ آپ کے پاس رہے گا۔`,
    },
    ends: {
      subject: (plan: string, date: string) => `آپ کا ${plan} پلان ${date} کو ختم ہو رہا ہے`,
      body: (plan: string, date: string) =>
        `آپ کا ${plan} پلان ${date} تک ہے۔ اس کے بعد آپ کے اندراج ہمارے مفت پلان برکت پر آن لائن رہیں گے۔ تب تک آپ ایک ٹیپ سے ${plan} جاری رکھ سکتے ہیں۔`,
    },
    late: {
      subject: (plan: string) => `آپ کے ${plan} پلان کی ادائیگی ابھی نہیں ملی`,
      body: (plan: string, date: string) =>
        `آپ کے ${plan} پلان کی ادائیگی ابھی نہیں پہنچی۔ ${date} تک کچھ نہیں بدلے گا، اور ہم کبھی سود یا تاخیر کا جرمانہ نہیں لیتے۔ براہِ کرم اس سے پہلے ادائیگی کی تفصیلات دیکھ لیں۔`,
    },
    last_days: {
      subject: (plan: string) => `آپ کے ${plan} پلان کے آخری دن`,
      body: (plan: string, date: string) =>
        `ہم اب بھی آپ کے ${plan} پلان کی ادائیگی کے منتظر ہیں۔ ${date} کو آپ کے اندراج ہمارے مفت پلان برکت پر آ جائیں گے۔ وہ آن لائن رہیں گے اور آپ کی لکھی ہوئی کوئی چیز ضائع نہیں ہو گی۔`,
    },
    ended: {
      subject: (plan: string) => `آپ کا ${plan} پلان ختم ہو گیا`,
      body: (plan: string) =>
        `آپ کا ${plan} پلان ختم ہو گیا۔ آپ کے اندراج اپنی تمام معلومات کے ساتھ ہمارے مفت پلان برکت پر آن لائن ہیں۔ آپ جب چاہیں واپس آ سکتے ہیں۔`,
    },
    action: 'میرا پلان سنبھالیں',
    closing: 'یہ ای میل آپ کو اس لیے ملی کہ محلہ پر آپ کے کاروبار کا پلان ہے۔',
  },
  invoice: {
    invoice: {
      subject: (number: string) => `انوائس ${number}`,
      body: (number: string, total: string) =>
        `یہ ${total} کی انوائس ${number} ہے۔ براہِ کرم رقم منتقل کریں اور حوالے میں انوائس نمبر لکھیں۔ جیسے ہی ہماری ٹیم ادائیگی کی تصدیق کرے گی، آپ کا پلان شروع ہو جائے گا۔`,
    },
    receipt: {
      subject: (number: string) => `انوائس ${number} کی رسید`,
      body: (number: string, total: string) =>
        `جزاک اللہ خیر۔ انوائس ${number} کے لیے آپ کی ${total} کی ادائیگی ہمیں مل گئی۔ آپ انوائس کسی بھی وقت کھول اور چھاپ سکتے ہیں۔`,
    },
    credit_note: {
      subject: (number: string) => `کریڈٹ نوٹ ${number}`,
      body: (number: string, total: string) =>
        `ہم نے آپ کو ${total} واپس کر دیے ہیں۔ کریڈٹ نوٹ ${number} آپ کی انوائسوں کے ساتھ محفوظ ہے۔`,
    },
    action: 'کھولیں',
    closing: 'یہ ای میل اپنے ریکارڈ کے لیے محفوظ رکھیں۔',
  },
  application: {
    note: 'ہماری ٹیم کا نوٹ:',
    affiliate: {
      subject: 'آپ کی ایفیلیئٹ درخواست',
      approved: 'خوش آمدید۔ آپ کی درخواست منظور ہو گئی۔ آپ کا لنک اور آپ کی شرائط آپ کے ڈیش بورڈ پر ہیں۔',
      declined:
        'درخواست کا شکریہ۔ ہم فی الحال آپ کو ایفیلیئٹ کے طور پر شامل نہیں کر سکتے۔ بعد میں دوبارہ درخواست دے سکتے ہیں۔',
    },
    partner: {
      subject: (name) => `${name} اور محلہ`,
      approved: (name) => `${name} اب محلہ کا پارٹنر ہے۔ آپ کا بیج تیار ہے: اسے پارٹنر صفحے سے اپنی سائٹ پر لگائیں۔`,
      declined: (name) => `درخواست کا شکریہ۔ ہم ${name} کو پارٹنر کے طور پر منظور نہیں کر سکے۔`,
      revoked: (name) => `${name} اب محلہ کا پارٹنر نہیں، اور اس کا بیج بھی یہی بتاتا ہے۔`,
    },
    action: { affiliate: 'میرا ڈیش بورڈ کھولیں', partner: 'بیج حاصل کریں' },
  },
  gift: {
    title: 'محلہ کے لیے ہدیہ',
    how: {
      subject: (number) => `اپنا ہدیہ کیسے دیں (${number})`,
      body: (sum) =>
        `جزاک اللہ خیر۔ براہِ کرم ${sum} منتقل کریں اور نیچے دیا گیا نمبر حوالے میں لکھیں تاکہ ہمیں معلوم ہو کہ یہ آپ کا ہے۔`,
      closing: 'ارادہ بدل جائے تو کچھ نہ کریں۔ کوئی یاد دہانی نہیں کرائے گا۔',
    },
    receipt: { subject: (number) => `رسید ${number}`, body: (sum) => `جزاک اللہ خیر۔ آپ کا ${sum} کا ہدیہ مل گیا۔` },
    refund: {
      subject: (number) => `ہم نے آپ کا ہدیہ واپس کر دیا (${number})`,
      body: (sum) => `ہم نے ${sum} آپ کو واپس کر دیے۔`,
    },
    lines: {
      number: 'نمبر',
      date: 'تاریخ',
      giver: 'منجانب',
      purpose: 'مقصد',
      amount: 'رقم',
      to: 'بنام',
    },
    stop: 'میرا ماہانہ ہدیہ روکیں',
    closing: 'یہ ای میل اپنے ریکارڈ کے لیے رکھیں۔',
  },
  order: {
    postage: 'ڈاک',
    discount: 'رعایت',
    tax: 'ٹیکس',
    /** Nothing was to be paid before it was collected. */
    cancelledUnpaid: 'آپ کا آرڈر منسوخ ہو گیا اور چیزیں اسٹور میں واپس آ گئیں۔ آپ کو کچھ ادا نہیں کرنا۔',
    steps: {
      unconfirmed: {
        subject: (reference: string) => `براہ کرم اپنے آرڈر ${reference} کی تصدیق کریں`,
        body: 'براہ کرم لنک کھول کر اپنے آرڈر کی تصدیق کریں۔ تب تک آپ کے لیے کچھ نہیں رکھا جاتا۔ لنک ایک دن تک کام کرتا ہے۔',
      },
      new: {
        subject: (reference: string) => `آپ کا آرڈر ${reference}`,
        body: 'آرڈر کے لیے جزاک اللہ خیر۔ ہم نے یہ چیزیں آپ کے لیے رکھ لی ہیں۔',
      },
      paid: {
        subject: (reference: string) => `آپ کی ادائیگی مل گئی (${reference})`,
        body: 'آپ کی رقم مل گئی۔ اب ہم آپ کا آرڈر پیک کریں گے۔',
      },
      packed: {
        subject: (reference: string) => `آپ کا آرڈر پیک ہو گیا (${reference})`,
        body: 'آپ کا آرڈر پیک ہو گیا ہے۔',
      },
      sent: {
        subject: (reference: string) => `آپ کا آرڈر راستے میں ہے (${reference})`,
        body: 'ہم نے آپ کا آرڈر ڈاک سے بھیج دیا ہے۔',
      },
      ready: {
        subject: (reference: string) => `آپ کا آرڈر لینے کے لیے تیار ہے (${reference})`,
        body: 'آپ کا آرڈر مسجد میں آپ کا منتظر ہے۔ آتے وقت یہ حوالہ دکھائیں۔',
      },
      done: {
        subject: (reference: string) => `آپ کا آرڈر مکمل ہوا (${reference})`,
        body: 'آپ کا آرڈر مکمل ہو گیا۔ امید ہے آپ کو پسند آئے گا۔',
      },
      cancelled: {
        subject: (reference: string) => `آپ کا آرڈر منسوخ ہو گیا (${reference})`,
        body: 'آپ کا آرڈر منسوخ ہو گیا اور چیزیں اسٹور میں واپس آ گئیں۔ اگر آپ ادائیگی کر چکے ہیں تو ہم رقم لوٹا دیں گے۔',
      },
      refunded: {
        subject: (reference: string) => `ہم نے آپ کی رقم لوٹا دی (${reference})`,
        body: 'اس آرڈر کے لیے آپ نے جو ادا کیا تھا وہ ہم نے لوٹا دیا ہے۔',
      },
    },
    ways: {
      none: (sum: string) => `آپ لیتے وقت ${sum} ادا کریں گے۔`,
      manual: (sum: string) => `براہ کرم 7 دن کے اندر ${sum} منتقل کریں اور نیچے کا حوالہ لکھیں۔`,
      stripe: (sum: string) =>
        `براہ کرم 15 منٹ کے اندر کارڈ سے ${sum} ادا کریں؛ اس کے بعد چیزیں اسٹور میں واپس چلی جاتی ہیں۔`,
    },
    lines: {
      reference: 'حوالہ',
      total: 'کل',
      pickup: 'یہاں سے لیں',
      address: 'یہاں بھیجیں',
      note: 'نوٹ',
      account: 'اکاؤنٹ',
    },
    action: 'میرا آرڈر دیکھیں',
    closing: 'یہ ای میل سنبھال کر رکھیں: اس کا لنک آپ کا آرڈر کھولتا ہے۔ کسی اور کو نہ دیں۔',
    confirmAction: 'میرے آرڈر کی تصدیق',
    confirmClosing:
      'اگر آپ نے کچھ نہیں منگوایا تو اس ای میل کو رہنے دیں: کچھ نہیں ہوگا، اور ہم اس بارے میں دوبارہ نہیں لکھیں گے۔',
  },
  teamInvitation: {
    subject: (name: string, from: string) => `${from} آپ کو ${name} کی ٹیم میں بلاتے ہیں`,
    body: (name: string, from: string, role: string) =>
      `${from} محلہ پر ${name} میں آپ کی مدد چاہتے ہیں۔ آپ کا کردار: ${role}۔ لنک ایک بار، 7 دن کے اندر اور صرف اسی پتے کے لیے چلتا ہے۔ اگر آپ ${from} کو نہیں جانتے تو اس ای میل کو رہنے دیں۔`,
    action: 'دعوت دیکھیں',
    roles: { manager: 'منتظم', helper: 'مددگار' },
  },
  ownership: {
    noteLabel: 'ہمارے عملے کا نوٹ',
    claimCode: {
      subject: (name: string) => `${name} کی ملکیت کے دعوے کا کوڈ`,
      body: (name: string) =>
        `کوئی شخص، امید ہے آپ ہی، محلہ پر ${name} کا انتظام سنبھالنا چاہتا ہے۔ اگر یہ درست ہے تو یہ کوڈ دعوے کے صفحے پر لکھیں۔ یہ 15 منٹ تک کام کرتا ہے۔ اگر آپ کو اس کا علم نہیں تو یہ کوڈ کسی کو نہ دیں۔`,
      /** For the listed number: a text, or read aloud digit by digit. */
      text: (name: string, code: string) =>
        `${code} محلہ پر ${name} کی ملکیت کا کوڈ ہے۔ یہ کسی فون کرنے والے کو نہ دیں۔`,
      spoken: (name: string, code: string) =>
        `السلام علیکم۔ کوئی شخص محلہ پر ${name} کا انتظام سنبھالنا چاہتا ہے۔ اگر یہ درست ہے تو کوڈ یہ ہے: ${code}۔ پھر سنیے: ${code}۔ اگر آپ کو علم نہیں تو فون رکھ دیں۔`,
    },
    claim_verified: {
      subject: (name: string) => `محلہ پر ${name} اب آپ کا ہے`,
      body: (name: string) =>
        `آپ کے دعوے کی تصدیق ہو گئی: اب آپ ${name} میں ترمیم کر سکتے ہیں، آراء کا جواب دے سکتے ہیں اور اوقات و معلومات درست رکھ سکتے ہیں۔`,
      action: 'میرا کاروبار کھولیں',
    },
    claim_rejected: {
      subject: (name: string) => `${name} کی ملکیت پر آپ کے دعوے کے بارے میں`,
      body: (name: string) => `ہم نے ${name} کی ملکیت پر آپ کا دعویٰ دیکھا مگر اس کی تصدیق نہ کر سکے۔`,
      action: 'دعویٰ دیکھیں',
    },
    claim_needs_info: {
      subject: (name: string) => `${name} کے بارے میں کچھ اور درکار ہے`,
      body: (name: string) => `یہ تصدیق کرنے کے لیے کہ ${name} آپ کا ہے، ہمیں آپ سے کچھ اور چاہیے۔`,
      action: 'جواب دیں',
    },
    claim_disputed: {
      subject: (name: string) => `${name} کی ملکیت پر آپ کا دعویٰ زیرِ غور ہے`,
      body: (name: string) =>
        `کوئی اور بھی کہتا ہے کہ ${name} اس کا ہے، یا اس کا مالک پہلے سے موجود ہے۔ ہمارا عملہ دونوں فریقوں کی بات دیکھ کر آپ کو لکھے گا۔ ابھی آپ کو کچھ کرنے کی ضرورت نہیں۔`,
      action: 'دعویٰ دیکھیں',
    },
    claim_revoked: {
      subject: (name: string) => `${name} کی ملکیت پر آپ کا دعویٰ منسوخ ہو گیا`,
      body: (name: string) => `${name} اب آپ کے اکاؤنٹ سے منسلک نہیں رہا۔`,
      action: 'دعویٰ دیکھیں',
    },
    owner_challenged: {
      subject: (name: string) => `کسی اور نے ${name} کی ملکیت کا دعویٰ کیا ہے`,
      body: (name: string) =>
        `کسی نے ہمیں بتایا کہ ${name} اس کا ہے۔ فی الحال کچھ نہیں بدلتا، ہمارا عملہ اسے دیکھے گا۔ اگر یہ آپ کا ہے تو آپ کو کچھ کرنے کی ضرورت نہیں؛ مزید معلومات ہوں تو ہمیں لکھیں۔`,
      action: 'میرا کاروبار دیکھیں',
    },
    owner_changed: {
      subject: (name: string) => `محلہ پر ${name} کا نیا مالک ہے`,
      body: (name: string) =>
        `ہمارے عملے کے فیصلے کے بعد ${name} اب محلہ پر کسی اور اکاؤنٹ کا ہے۔ اگر آپ کے خیال میں یہ غلط ہے تو اسے منجمد کریں اور ہمیں لکھیں۔`,
      action: 'صفحہ دیکھیں',
    },
    vouch_asked: {
      subject: (name: string) => `آپ کی مسجد سے ${name} کے لیے گواہی مانگی گئی ہے`,
      body: (name: string) =>
        `کوئی کہتا ہے کہ ${name} اس کا کاروبار ہے اور آپ کی مسجد سے تصدیق چاہتا ہے۔ براہِ کرم صرف اسی صورت میں گواہی دیں جب آپ انہیں جانتے ہوں۔`,
      action: 'دیکھیں کون گواہی چاہتا ہے',
    },
    transfer_offered: {
      subject: (name: string, from: string) => `${from} کی طرف سے ${name} کی پیشکش`,
      body: (name: string, from: string) =>
        `${from} محلہ پر ${name} آپ کے حوالے کرنا چاہتے ہیں۔ قبول کرنے پر اس کا صفحہ آپ سنبھالیں گے۔ پیشکش 7 دن تک ہے۔`,
      action: 'پیشکش دیکھیں',
    },
    freeze: {
      text: 'اگر آپ اس پر راضی نہیں تھے تو اندراج منجمد کریں: پھر کوئی اسے کسی کے حوالے، نام تبدیل یا حذف نہیں کر سکتا۔ لنک 30 دن کے اندر ایک بار کام کرتا ہے، سائن اِن کے بغیر بھی۔',
      action: 'اندراج منجمد کریں',
    },
    transfer_started: {
      subject: (name: string) => `آپ نے ${name} کی پیشکش کی`,
      body: (name: string, email: string) =>
        `آپ کے اکاؤنٹ سے ${name} کی پیشکش ${email} کو کی گئی۔ جب تک وہ قبول نہ کریں کچھ نہیں بدلتا۔ اگر یہ آپ نہیں تھے تو ابھی اندراج منجمد کریں اور اپنا پاس ورڈ بدلیں۔`,
      action: 'میرا کاروبار دیکھیں',
    },
    listing_frozen: {
      subject: (name: string) => `${name} منجمد ہے`,
      body: (name: string) => `جب تک منجمدی ختم نہ ہو کوئی ${name} کو کسی کے حوالے، نام تبدیل یا حذف نہیں کر سکتا۔`,
      action: 'میرا کاروبار دیکھیں',
    },
    listing_thawed: {
      subject: (name: string) => `${name} اب منجمد نہیں`,
      body: (name: string) => `${name} کی منجمدی ختم کر دی گئی۔ اسے پھر سے حوالے، نام تبدیل اور حذف کیا جا سکتا ہے۔`,
      action: 'میرا کاروبار دیکھیں',
    },
    transfer_accepted: {
      subject: (name: string) => `${name} حوالے کر دیا گیا`,
      body: (name: string) => `آپ کی پیشکش قبول ہو گئی۔ ${name} اب اپنے نئے مالک کا ہے۔`,
      action: 'صفحہ دیکھیں',
    },
    transfer_received: {
      subject: (name: string) => `${name} اب آپ کا ہے`,
      body: (name: string) => `آپ نے پیشکش قبول کی: ${name} اب آپ کے اکاؤنٹ کا ہے۔`,
      action: 'میرا کاروبار کھولیں',
    },
    transfer_declined: {
      subject: (name: string) => `${name} کی آپ کی پیشکش قبول نہیں ہوئی`,
      body: (name: string) => `جنہیں آپ نے ${name} کی پیشکش کی تھی، انہوں نے قبول نہیں کی۔ کچھ نہیں بدلا۔`,
      action: 'میرا کاروبار دیکھیں',
    },
  },
  automation: {
    review_published: (place: string, stars: number) => `${place} پر نیا تبصرہ: 5 میں سے ${stars} ستارے`,
    place_saved: (place: string) => `کسی نے ${place} محفوظ کیا`,
    place_followed: (place: string) => `${place} کو ایک نیا فالوور ملا`,
    listing_live: (place: string) => `${place} کا صفحہ شائع ہو گیا۔ دیکھ لیں کہ سب کچھ درست ہے`,
    claim_approved: (place: string) => `${place} پر آپ کا دعویٰ منظور ہو گیا`,
    message_received: (place: string) => `${place} کے نام ایک پیغام آپ کے جواب کا منتظر ہے`,
    application_received: (place: string, title: string) => `${place} میں “${title}” کے لیے ایک درخواست آپ کی منتظر ہے`,
    event_visited: (place: string, title: string) => `کوئی ${place} میں “${title}” میں شریک ہوا`,
    certificate_expiring: (place: string, day: string) => `${place} کا حلال سرٹیفکیٹ ${day} کو ختم ہو رہا ہے`,
    hours_stale: (place: string, day: string) => `کیا ${place} کے اوقات اب بھی درست ہیں؟ آخری تصدیق ${day} کو ہوئی تھی`,
    ramadan_near: (place: string, day: string) =>
      `رمضان ${day} کے لگ بھگ شروع ہو گا۔ ${place} کے رمضان کے اوقات درج کریں`,
    tried: (rule: string) => `آپ کے قاعدے “${rule}” کی آزمائش`,
    welcome: (place: string) => `${place} میں خوش آمدید۔ نماز کے اوقات، خبریں اور تقریبات دیکھیں`,
    visited: (place: string) => `آپ ${place} گئے تھے۔ کیسا رہا؟`,
  },
} satisfies MailMessages
