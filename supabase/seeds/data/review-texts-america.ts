// Reviews of the places in New York.
import type { ReviewTexts } from './review-texts.ts'

export const reviewTextsAmerica: ReviewTexts = {
  'Atlantic Avenue Saltah House': [
    {
      stars: 5,
      language: 'en',
      halal: 'yes',
      text: 'Bubbling stone pot, bread wider than the table, free advice about parking that saved me ninety dollars.',
    },
    {
      stars: 5,
      language: 'ar',
      halal: 'yes',
      text: 'سلتة تغلي في الحرضة والخبز الملوّح أكبر من الطاولة. كأنني في صنعاء.',
    },
    {
      stars: 4,
      language: 'en',
      halal: 'yes',
      text: 'Bring friends; this is not food for one. Tea is on the house and keeps coming.',
    },
  ],
  'Ferry Street Halal Deli': [
    {
      stars: 5,
      language: 'en',
      halal: 'yes',
      text: 'Chopped cheese with halal beef. I have been waiting for this since the fourth grade.',
    },
    {
      stars: 4,
      language: 'en',
      halal: 'yes',
      text: '“Next, boss.” Six people deep and done in four minutes. Get the smoked turkey.',
    },
    {
      stars: 2,
      language: 'en',
      halal: 'no',
      text: 'Good sandwich. The bacon bits on the special turned out to be from a packet nobody could find again. I would rather they had said they were not sure.',
    },
  ],
  'Lower East Chai Bar': [
    { stars: 5, language: 'en', text: 'Open mic Friday: two great poems, one terrible joke, home by ten as promised.' },
    { stars: 4, language: 'ur', text: 'ادرک والی چائے بالکل گھر جیسی، بسکٹ ڈبونے کی اجازت بھی ہے۔' },
  ],
  'Bed-Stuy Bean Pie Bakery': [
    {
      stars: 5,
      language: 'en',
      halal: 'yes',
      text: 'My uncle sold bean pies on this corner in ’78. He says the nutmeg is right. Case closed.',
    },
    {
      stars: 4,
      language: 'en',
      halal: 'yes',
      text: 'Order by Thursday or watch someone else carry yours out on Friday.',
    },
  ],
  'Curry Hill Fresh Market': [
    {
      stars: 5,
      language: 'en',
      halal: 'yes',
      text: 'Fresh curry leaves, ground-to-order keema and a flyer that found my cat.',
    },
    { stars: 4, language: 'ur', halal: 'yes', text: 'تازہ بھنڈی اور سامنے پسا ہوا قیمہ۔ اتوار کو قطار لمبی ہوتی ہے۔' },
  ],
  'Crescent City Pediatrics': [
    {
      stars: 5,
      language: 'en',
      text: 'Called at eight with a fever, seen at ten. The doctor really does speak toddler.',
    },
    {
      stars: 4,
      language: 'ar',
      text: 'استقبلوا ابني في اليوم نفسه، والطبيبة شرحت بالعربية. غرفة الانتظار مزدحمة يوم السبت.',
    },
  ],
  'Masjid-to-Market Legal': [
    {
      stars: 5,
      language: 'en',
      text: 'She told us the odds were sixty–forty, and why. It took nineteen months. We got the forty first, then the sixty.',
    },
    { stars: 4, language: 'en', text: 'The know-your-rights night in our basement was packed. Plain words, no fear.' },
  ],
  'Five Borough Tax & Zakat': [
    {
      stars: 5,
      language: 'en',
      text: 'I drive nights. They did my return at the counter while I drank their coffee, and the green zakat sheet is on my fridge.',
    },
    { stars: 4, language: 'en', text: 'In and out in forty minutes in April, which should be impossible.' },
  ],
  'Williamsburg Modest Vintage': [
    {
      stars: 5,
      language: 'en',
      text: 'A 1961 camel coat down to my ankles. The lady it belonged to had excellent taste and, apparently, my shoulders.',
    },
    {
      stars: 3,
      language: 'en',
      text: 'Beautiful things, sizes are a lottery. The women-only Wednesday is the time to go.',
    },
  ],
  'Stitch & Byte Repairs': [
    {
      stars: 5,
      language: 'en',
      text: 'Fixed my laptop and my grandmother’s Singer in one visit. Only one of them needed oil.',
    },
    { stars: 4, language: 'en', text: 'Written quote, honest work. They close for Jumu‘ah, so plan around it.' },
  ],
  'Hudson Halal Movers': [
    {
      stars: 5,
      language: 'en',
      text: 'Five flights, one piano, zero complaints, shoes off at the door. They prayed Asr in our empty living room; we took it as a blessing.',
    },
    {
      stars: 4,
      language: 'en',
      text: 'Early-bird Sunday saved us a hundred. One lamp arrived shorter than it left, and they paid for it on the spot.',
    },
  ],
}
