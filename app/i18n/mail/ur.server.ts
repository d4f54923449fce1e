// Texts of the mails the site sends, in Urdu.
import type { MailMessages } from './catalogue.server.ts'

export default {
  greeting: 'السلام علیکم،',
  signature: 'محلہ ٹیم',
  ignore: 'اگر آپ نے یہ درخواست نہیں کی تو اس ای میل کو نظر انداز کر دیں۔ کچھ نہیں ہو گا۔',
  orCode: (code: string) => `یا یہ کوڈ لکھیں: ${code}`,
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
  changeAddress: {
    subject: 'ای میل ایڈریس کی تبدیلی کی تصدیق کریں',
    body: 'آپ نے اپنے محلہ اکاؤنٹ کا ای میل ایڈریس بدلنے کی درخواست کی ہے۔',
    action: 'تبدیلی کی تصدیق کریں',
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
  },
  moderation: {
    things: {
      review: 'آپ کا ریویو',
      review_reply: 'ریویو پر آپ کا جواب',
      photo: 'آپ کی تصویر',
      evidence: 'آپ کا ثبوت',
      claim: 'ملکیت کا آپ کا دعویٰ',
      listing: 'آپ کا اندراج',
      fact: 'کسی جگہ کے بارے میں آپ کی بات',
      ownership: 'ملکیت کے بارے میں آپ کا بیان',
      other: 'جو آپ نے بھیجا',
    },
    about: (thing: string, name: string) => `${thing} (${name})`,
    subject: {
      approved: (thing: string) => `منظور: ${thing}`,
      rejected: (thing: string) => `شائع نہیں ہوا: ${thing}`,
      needs_info: (thing: string) => `ہمارا ایک سوال ہے: ${thing}`,
    },
    body: {
      approved: (thing: string) => `شکریہ۔ ہم نے اسے دیکھ کر منظور کر لیا ہے: ${thing}.`,
      rejected: (thing: string) => `ہم نے اسے دیکھا ہے اور شائع نہیں کر سکتے: ${thing}.`,
      needs_info: (thing: string) => `فیصلے سے پہلے ہمیں اس کے بارے میں مزید جاننا ہے: ${thing}.`,
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
    },
    note: 'ہمارے عملے نے لکھا:',
    action: 'محلہ پر دیکھیں',
  },
} satisfies MailMessages
