// Reviews of the places in London.
import type { ReviewTexts } from './review-texts.ts'

export const reviewTextsLondon: ReviewTexts = {
  'Saffron & Stone': [
    {
      stars: 5,
      language: 'en',
      halal: 'yes',
      text: 'They crack the dough seal at the table and the whole room turns round. We ordered one biryani for three and still carried some home.',
      reply: 'That is how my grandmother liked it: nobody leaves empty-handed. See you soon, inshaAllah.',
    },
    {
      stars: 5,
      language: 'en',
      halal: 'yes',
      text: 'My mother is from Hyderabad and does not hand out praise. She asked for the cook’s name, then for his mother’s. Enough said.',
    },
    {
      stars: 4,
      language: 'en',
      halal: 'yes',
      text: 'Lunch thali is the best ten pounds in Whitechapel. Weekends are loud, so go on a Tuesday if you want to talk.',
      reply: 'Fair point about the noise. We are putting felt under the tables this month.',
    },
    {
      stars: 5,
      language: 'ur',
      halal: 'yes',
      text: 'دم بریانی ویسی ہی ہے جیسی دادی اماں بناتی تھیں۔ نیچے نماز کی جگہ صاف ستھری اور وضو کا انتظام بھی ہے۔',
    },
    {
      stars: 3,
      language: 'en',
      halal: 'unsure',
      text: 'Food is lovely but we waited fifty minutes with two small children, and nobody told us why.',
      reply: 'I am sorry. One of our two ovens had given up that evening, and we should have said so at the door.',
    },
    {
      stars: 5,
      language: 'ar',
      halal: 'yes',
      text: 'برياني مطهوّ على مهل، واللحم يذوب. سألنا عن الشهادة فأرونا إياها بكل سرور.',
    },
    {
      stars: 4,
      language: 'fr',
      halal: 'yes',
      text: 'Le thali du jour change vraiment chaque jour. Un peu trop pimenté pour ma fille, parfait pour moi.',
    },
  ],
  'Three Cousins Charcoal': [
    {
      stars: 5,
      language: 'tr',
      halal: 'yes',
      text: 'Közlenmiş patlıcan ve kuzu kaburga… Londra’da bulduğum en yakın tat. Ekmek fırından çıkınca gözünüzü kapatıyorsunuz.',
    },
    {
      stars: 4,
      language: 'en',
      halal: 'yes',
      text: 'Sit near the fire and you will smell of oak for two days. Worth it. The ribs come off the bone if you look at them.',
    },
    {
      stars: 5,
      language: 'en',
      halal: 'yes',
      text: 'Went at ten at night after tarawih and they were still baking bread. The smallest cousin remembered what we had last time.',
    },
    {
      stars: 2,
      language: 'en',
      halal: 'no',
      text: 'The lamb was superb, but a supplier’s box in the corridor had a different name on it from the one on the wall. I asked and got a shrug.',
    },
  ],
  'The Lantern Tea Room': [
    {
      stars: 5,
      language: 'en',
      halal: 'yes',
      text: 'The only café in central London where nobody minds a person reading for two hours over one pot of Assam.',
    },
    {
      stars: 4,
      language: 'en',
      halal: 'unsure',
      text: 'Cardamom bun: gone by 10.40. Set an alarm. The mint tea is worth the walk on its own.',
    },
    {
      stars: 5,
      language: 'fr',
      text: 'Un salon de thé silencieux, des tasses dépareillées, un karak comme à la maison. J’y ai fini ma thèse.',
    },
    {
      stars: 3,
      language: 'en',
      text: 'Beautiful room, tiny tables. If you come as a family of five you will be apologising to your neighbours.',
    },
  ],
  'Zaytuna Table': [
    {
      stars: 5,
      language: 'ar',
      halal: 'yes',
      text: 'مقلوبة تُقلب أمامك على الطاولة، وزيت من جنين تشمّ فيه رائحة البلد. أبكاني الطعم.',
    },
    {
      stars: 5,
      language: 'en',
      halal: 'yes',
      text: 'They turned the maqluba out, everyone clapped, my son decided he is Palestinian now.',
    },
    {
      stars: 4,
      language: 'en',
      halal: 'yes',
      text: 'Booked the back room for an aqiqah of thirty. Calm, generous, crayons everywhere. Parking on Edgware Road is your own test of patience.',
    },
  ],
  'Makbul & Daughters Butchers': [
    {
      stars: 5,
      language: 'en',
      halal: 'yes',
      text: 'Samina talked me out of the expensive cut and into neck fillet. Best nihari I have ever made, and she saved me nine pounds.',
    },
    {
      stars: 5,
      language: 'ur',
      halal: 'yes',
      text: 'پوچھیں تو فارم، تاریخ اور ذبح کرنے والے کا نام تک بتا دیتے ہیں۔ ایسا اعتماد اب کم ملتا ہے۔',
    },
    {
      stars: 4,
      language: 'en',
      halal: 'yes',
      text: 'Saturday queue is long and mostly aunties giving each other recipes. Bring a notebook.',
    },
  ],
  'Levant Pantry': [
    {
      stars: 5,
      language: 'ar',
      halal: 'yes',
      text: 'تسعة أنواع من التمر، وجبنة عكاوي تذوقها قبل أن تشتري. البائع من حلب ويعرف ما يقول.',
    },
    {
      stars: 4,
      language: 'en',
      halal: 'yes',
      text: 'Freekeh, sumac and a proper tahini under one roof. Pricier than the big shops, cheaper than a flight.',
    },
  ],
  'Crescent Dental Rooms': [
    {
      stars: 5,
      language: 'en',
      text: 'I had not seen a dentist in six years out of plain fear. Dr Farah let me hold the mirror. Two fillings, no tears.',
    },
    {
      stars: 4,
      language: 'en',
      text: 'Written estimate, exact to the penny. The evening list books up three weeks ahead.',
    },
  ],
  'Noor Eye Care': [
    {
      stars: 5,
      language: 'en',
      text: 'They put my retina on a big screen and explained it to my father in Sylheti. He now shows everyone the picture.',
    },
    {
      stars: 4,
      language: 'tr',
      text: 'Gözlüğümün kırılan sapını on dakikada tamir ettiler, para almadılar. Çerçeve seçerken de acele ettirmediler.',
    },
  ],
  'Harbour Physiotherapy': [
    {
      stars: 5,
      language: 'en',
      text: 'Back pain in sujud for a year; gone in five sessions and a rather dull set of exercises I now do in the kitchen.',
    },
    {
      stars: 4,
      language: 'en',
      text: 'I was asked whether I wanted a woman therapist before I had to raise it. Small thing, big thing.',
    },
  ],
  'Ansar Plumbing & Heating': [
    {
      stars: 5,
      language: 'en',
      text: 'Boiler died the night before Eid with eleven people in the house. Ansar came at nine, left at eleven, refused dessert twice and then took some.',
    },
    {
      stars: 4,
      language: 'en',
      text: 'Sends you a photo of the engineer first, which my mother liked very much. Not the cheapest, and they tell you so.',
    },
    { stars: 3, language: 'ur', text: 'کام ٹھیک کیا، مگر ایک گھنٹہ دیر سے آئے۔ فون پر معذرت ضرور کی۔' },
  ],
  'Bright Spark Electrical': [
    {
      stars: 5,
      language: 'en',
      text: 'Every switch on the board has a label in handwriting you can read. He even labelled the mystery one: “nothing, sorry”.',
    },
    { stars: 5, language: 'en', text: 'Rewired our madrasa hall over half term and swept up better than we do.' },
  ],
  'Masons & Co Loft Conversions': [
    {
      stars: 5,
      language: 'en',
      text: 'They made us ring three families before they would take a deposit. All three said the same thing: they finish.',
    },
    {
      stars: 3,
      language: 'en',
      text: 'The room is beautiful. The eleven weeks were fourteen. Ask for the scaffolding date in writing.',
    },
  ],
  'Ilm House Tuition': [
    {
      stars: 5,
      language: 'en',
      text: 'The voice note after each lesson is the best idea in education. My daughter went from a 4 to a 7 in maths.',
    },
    {
      stars: 4,
      language: 'en',
      text: 'Groups really are six, not ten. Ask about the bursary; they do not make you feel small for it.',
    },
  ],
  'Qalam Arabic School': [
    {
      stars: 5,
      language: 'en',
      text: 'Week four, and I read a story about a stubborn donkey aloud to strangers. I have three apps I can delete.',
    },
    {
      stars: 4,
      language: 'fr',
      text: 'Les professeurs corrigent avec douceur. Le rythme est soutenu : prévoyez une heure de révision par jour.',
    },
  ],
  'Olive Grove Nursery': [
    {
      stars: 5,
      language: 'en',
      text: 'He comes home muddy, singing in Bengali and full of lentil soup. What else is a nursery for?',
    },
    {
      stars: 4,
      language: 'en',
      text: 'Lovely staff and a waiting list to match. Put your name down when you see two lines on the test.',
    },
  ],
  'Amanah Accountants': [
    {
      stars: 5,
      language: 'en',
      text: 'Took over the books of our market stall from a carrier bag. The zakat page at the end of the year is worth the fee by itself.',
    },
    { stars: 4, language: 'en', text: 'Explains VAT as if it were cricket. I nearly enjoyed it.' },
  ],
  'Kestrel Halal Mortgages Advice': [
    { stars: 5, language: 'en', text: 'They told us to wait a year and save. We did. We move in next month.' },
    {
      stars: 4,
      language: 'en',
      text: 'Honest tables of what each plan really costs. Bring tea, there are a lot of numbers.',
    },
  ],
  'Thread & Thobe': [
    { stars: 5, language: 'en', text: 'Pockets! Deep ones! And a hem that survives Brick Lane in February.' },
    {
      stars: 4,
      language: 'ar',
      text: 'ثوب مفصّل على قياسي في أقل من ساعة، والقماش أثقل مما اعتدنا عليه وهذا ما يناسب لندن.',
    },
    {
      stars: 3,
      language: 'en',
      text: 'Good cloth. The off-white I ordered online was closer to grey; they exchanged it without a word.',
    },
  ],
  'Hidden Garden Hijabs': [
    {
      stars: 5,
      language: 'en',
      text: 'She took a scarf to the window to show me the colour in daylight. I bought four.',
    },
    {
      stars: 4,
      language: 'en',
      text: 'The locked fitting room with mirrors all round is what every shop should have.',
    },
  ],
  'Paper Minaret Books': [
    {
      stars: 5,
      language: 'en',
      text: 'Hafsa wrote my title in the green ledger in March and rang me in October. She had found it in Leeds.',
    },
    {
      stars: 5,
      language: 'en',
      text: 'Saturday story hour on the rug. My three-year-old calls it “the mosque with stories”.',
    },
  ],
  'Sable Street Software': [
    {
      stars: 4,
      language: 'en',
      text: 'Built our booking page in three weeks and then spent an afternoon teaching my brother-in-law, who is not an easy student.',
    },
    { stars: 5, language: 'en', text: 'We are a small charity. They charged half and did the whole of it.' },
  ],
  'Mend My Phone, Peckham': [
    {
      stars: 5,
      language: 'en',
      text: 'Bilal told me not to bother: the battery would cost more than the phone. He then moved my photos over for free.',
      reply: 'Photos are worth more than phones. Glad they are safe.',
    },
    {
      stars: 5,
      language: 'en',
      text: 'Screen done in twenty-five minutes while I watched. The queue is half the fun; somebody always has samosas.',
    },
    {
      stars: 4,
      language: 'en',
      text: 'Honest, quick, cash or card. The shop is the size of a wardrobe, so leave the pushchair outside.',
    },
    {
      stars: 3,
      language: 'en',
      text: 'The repair held for two months, then the touch stopped. He replaced it without arguing, but I lost a second afternoon.',
      reply: 'Sorry for the second trip. That batch of screens went back to the supplier.',
    },
    {
      stars: 5,
      language: 'fr',
      text: 'J’ai cassé mon téléphone la veille du départ. Réparé en une demi-heure, avec le sourire et un conseil pour la coque.',
    },
  ],
  'Safa Hajj & Umrah Journeys': [
    {
      stars: 5,
      language: 'en',
      text: 'The nurse sat up with my grandmother on the first night in Madinah. You cannot put that in a brochure.',
    },
    {
      stars: 4,
      language: 'ur',
      text: 'ہوٹلوں کے نام پہلے سے بتائے گئے اور وہی ملے۔ گروپ چھوٹا تھا، اس لیے سب ایک دوسرے کو جانتے تھے۔',
    },
  ],
  'Rahma Funeral Care': [
    {
      stars: 5,
      language: 'en',
      text: 'They came at three in the morning and spoke quietly. Every paper was explained, one at a time. May Allah reward them.',
    },
    { stars: 5, language: 'ar', text: 'في أصعب ليلة مرّت علينا كانوا معنا خطوة بخطوة، ولم يسألونا عن مال قبل الدفن.' },
  ],
  'Lamplight Family Law': [
    {
      stars: 5,
      language: 'en',
      text: 'Our will now works in both directions: faraid and the Probate Registry. Forty free minutes turned out to be fifty.',
    },
    {
      stars: 4,
      language: 'en',
      text: 'Mediation before court, and it worked. I did not enjoy it, but I did not have to hate anyone.',
    },
  ],
  'Rosewater Beauty Rooms': [
    {
      stars: 5,
      language: 'en',
      text: 'Curtains drawn, phones away, and a corner to pray between colour and cut. I forgot what relaxed felt like.',
    },
    {
      stars: 4,
      language: 'ur',
      text: 'مہندی کے لیے دو ماہ پہلے بکنگ کرانی پڑی، لیکن دلہن کے ہاتھ دیکھ کر سب بھول گئے۔',
    },
  ],
  'Fade & Fitrah': [
    {
      stars: 5,
      language: 'en',
      text: 'My boy’s first haircut. He got a certificate, a date and the confidence of a sultan.',
    },
    { stars: 4, language: 'en', text: 'Clippers stop for the adhan. Good fade too.' },
  ],
  'Whitechapel Welcome Kitchen': [
    {
      stars: 5,
      language: 'en',
      text: 'I came to eat one winter. Now I wash rice on Mondays. Nobody ever asked me a single question.',
    },
    { stars: 5, language: 'en', text: 'Ninety meals, one van, no fuss. Bring your teenagers.' },
  ],
  'Shadwell Tandoor Bakery': [
    {
      stars: 5,
      language: 'en',
      halal: 'yes',
      text: 'Naan at five in the morning, handed over in yesterday’s newspaper. It does not reach home.',
    },
    {
      stars: 4,
      language: 'ur',
      halal: 'yes',
      text: 'روغنی نان اور باقر خانی دونوں تازہ۔ فجر کے بعد جائیں تو گرم ملتے ہیں۔',
    },
  ],
  'Attar & Ember': [
    {
      stars: 5,
      language: 'en',
      text: 'I said “rain on my grandfather’s veranda” and he reached for two bottles. He was right.',
    },
    { stars: 4, language: 'ar', text: 'عطور بلا كحول وبمزج أمامك. العود الخفيف يناسب العمل ولا يزعج أحدًا.' },
  ],
  'Gözleme on the Canal': [
    {
      stars: 5,
      language: 'tr',
      halal: 'yes',
      text: 'Teyzeler camın önünde açıyor, sac üstünde pişiyor. Patatesli olanı deneyin, çay bitmez.',
    },
    {
      stars: 3,
      language: 'en',
      halal: 'yes',
      text: 'Lovely gözleme, four tables, one of them wobbly. We ate on the towpath instead and it was perfect.',
    },
  ],
  'Green Dome Pharmacy': [
    {
      stars: 5,
      language: 'en',
      text: 'They fill my father’s blister packs and a lad on a bicycle brings them up four floors. He also checks the smoke alarm.',
    },
    {
      stars: 4,
      language: 'en',
      text: 'Told me before I asked that the capsule had beef gelatine and what the alternative would cost.',
    },
  ],
  'Vauxhall Arches Motors': [
    {
      stars: 4,
      language: 'en',
      text: 'In at half past six, cab back on the road by nine. They show you the crack on a screen so you believe it.',
    },
    {
      stars: 5,
      language: 'en',
      text: 'Quoted two hundred, charged one-sixty, gave the reason. I have told my whole rank.',
    },
  ],
  'Marigold Mithai House': [
    {
      stars: 5,
      language: 'en',
      halal: 'yes',
      text: 'Jalebi straight from the pan at Asr. I now plan my commute around a pan.',
    },
    {
      stars: 4,
      language: 'ur',
      halal: 'yes',
      text: 'بغیر چینی کی مٹھائی ابو بھی کھا سکتے ہیں، اور ذائقے میں کمی نہیں۔',
    },
  ],
  'Second Wind Boxing': [
    {
      stars: 5,
      language: 'en',
      text: 'Women’s Wednesday: blinds down, gloves on, best hour of my week. I am fifty-three.',
    },
    {
      stars: 4,
      language: 'en',
      text: 'My son signs his own homework diary now because he wants to spar. I will take it.',
    },
  ],
}
