// Reading halal labels. Facts about food law name the law; everything else is marked as general.
import type { SampleCourse } from './shape.ts'

export const halalLabelsEn: SampleCourse = {
  slug: 'reading-halal-labels',
  work: 'reading-halal-labels',
  language: 'en',
  level: 'beginner',
  topic: 'halal',
  title: 'Reading halal labels',
  summary:
    'What a label must tell you, which ingredients deserve a second look, and how much a halal mark really says.',
  about: `After this course you can stand in front of a shelf and decide calmly: clear, ask, or leave it. It covers packaged food in shops. For restaurants, look at the proof and its date on each [listing](/businesses).

This is general knowledge about food and labels, not a ruling. Scholars differ on several points, and we say where.`,
  teacher: 'The Mahalla team',
  teacherAbout:
    'The people behind the halal evidence on this site. We check papers; we do not issue rulings or certificates.',
  lessons: [
    {
      slug: 'what-halal-asks-of-food',
      title: 'What halal asks of food',
      minutes: 5,
      body: `The starting point is generous: “Eat of what is on earth, lawful and good” (Quran [2:168](/quran/2/168)). Food is permitted unless there is a reason against it. The Quran names the reasons: carrion, flowing blood, the flesh of swine, and what was dedicated to other than Allah ([2:173](/quran/2/173), [5:3](/quran/5/3), [6:145](/quran/6/145)), and intoxicants ([5:90](/quran/5/90)). The same verse makes an exception for need: whoever is forced, without desire or excess, bears no sin ([2:173](/quran/2/173)).

For a label, this comes down to four questions:

- **Is there pork or anything from pigs?** Meat, fat (lard), gelatine, some enzymes.
- **Is there something from another animal?** Then it matters how the animal was slaughtered: beef gelatine, chicken stock, animal fat, rennet.
- **Is there alcohol?** As a drink, as an ingredient, or as a solvent for a flavour.
- **Could it have been mixed?** Shared fryers, shared lines, shared knives.

Plants, water, eggs, milk, honey and most fish raise none of these questions by themselves.

# Halal, haram, doubtful

“The lawful is clear and the unlawful is clear, and between them are doubtful matters that many people do not know. Whoever guards against the doubtful has protected his religion and his honour” (al-Bukhari 52, Muslim 1599). Most of this course is about the middle group. There are three honest answers to it: find out, follow a scholar you trust, or leave it. Guessing is not one of them, and neither is accusing a shop or a host.

**Sources.** The verses and hadith named. The four questions are our own summary for shoppers.`,
    },
    {
      slug: 'what-the-label-must-say',
      title: 'What the label must say',
      minutes: 5,
      body: `Food law is on the halal shopper’s side. In the European Union, Regulation 1169/2011 says what packaged food must tell you; Britain kept nearly the same rules, and many countries have similar ones.

- **The list of ingredients**, in order of weight. There is most of what comes first.
- **Additives by what they do, with their name or number**: “emulsifier: E471” or “emulsifier: mono- and diglycerides of fatty acids”. It is the same thing.
- **Allergens that stand out**, usually in bold: milk, eggs, fish, crustaceans and so on. That helps: *fish* in bold beside “gelatine” tells you its source.
- **Vegetable oils by plant**: “palm oil”, not just “vegetable oil”.
- **Alcohol above 1.2 % by volume** in drinks.

# What it need not say

- **The animal behind an additive.** E471 may come from plants or from animal fat. The label need not say which.
- **Processing aids.** What was used along the way and has no effect in the final food, such as enzymes for clearing juice, need not be named.
- **Carriers and solvents of flavours.** “Natural flavouring” may have been dissolved in alcohol.
- **How an animal was slaughtered.**

So a label can prove that something is *in*. It can rarely prove that something is *not*. Two words help: **“suitable for vegans”** rules out everything from animals, though not alcohol and not shared lines; **“suitable for vegetarians”** rules out meat, gelatine and animal rennet, but not eggs and milk. They are voluntary statements, and in the EU they must not mislead.

**Sources.** Regulation (EU) No 1169/2011, articles 9, 18, 20, 21 and 36 and annex VII. What “vegan” and “vegetarian” rule out, and that Britain’s rules are nearly the same, is general knowledge.`,
    },
    {
      slug: 'ingredients-worth-a-second-look',
      title: 'Ingredients worth a second look',
      minutes: 7,
      body: `You do not need a list of three hundred numbers. A handful covers most cases.

- **Gelatine.** From skin and bones, mostly of pigs or cattle; also from fish. In sweets, yoghurts, capsules. The label rarely names the animal, so look for “beef” or “fish”; for beef, how it was slaughtered still matters, so look for a certificate. Pectin, agar and carrageenan are plant alternatives.
- **E471, E472a–f, E473, E475, E477, E481, E482.** Emulsifiers made from fatty acids. Today mostly from plants, but animal fat is allowed. “Suitable for vegans” settles it.
- **E422 glycerol.** The same question.
- **E120 carmine.** Red, from an insect. Scholars differ.
- **E904 shellac.** A glaze from the secretion of an insect. Scholars differ; many permit it.
- **E920 L-cysteine.** Makes dough soft. From feathers, hair or fermentation.
- **Rennet, lipase, pepsin.** Enzymes in cheese. Microbial rennet raises no question. Schools differ about rennet from animals that were not slaughtered in the Islamic way.
- **Whey.** From cheese-making, so the question of rennet returns.
- **Stock, broth, “meat extract”, animal fat, suet, lard.** Meat by another name. Lard is always from pigs.
- **Wine, rum, marsala, sherry, “liqueur”.** Alcohol as an ingredient, even in sauces and cakes.
- **Vanilla extract.** Usually dissolved in alcohol. Many scholars distinguish traces that neither taste nor intoxicate; others avoid them.

# Words that sound worse than they are

“Lactic acid” is fermented from sugar. “Stearic acid” and “magnesium stearate” may be from plants. “Cocoa butter” is cocoa. “Wine vinegar” is wine that has become vinegar, and vinegar is praised in a hadith (Muslim 2051); schools differ about wine that was turned into vinegar on purpose.

**Sources.** Additives, their numbers and what they may be made from: Regulation (EC) No 1333/2008 and its specifications, Regulation (EU) No 231/2012; the hadith named. What is usual today, and where scholars differ, is general knowledge; for a ruling ask a scholar you trust.`,
    },
    {
      slug: 'first-check',
      title: 'Check: labels and ingredients',
      minutes: 4,
      passMark: 75,
      questions: `A label lists “emulsifier: E471”. What do you know?
- It comes from pigs
- It comes from plants
+ It may come from plants or animals
> E471 is made from fatty acids of either origin, and the label need not say which. “Suitable for vegans” would settle it.

What does “suitable for vegans” not rule out?
- Gelatine
+ Alcohol
- Carmine
> Vegan means nothing from animals. Alcohol is not from an animal.

Which of these are always from animals?
+ Gelatine
- Pectin
+ Lard
- Lactic acid
> Gelatine is made from skin and bones, lard from pigs. Pectin is from fruit, lactic acid is fermented.

What does a European label not have to tell you?
- The ingredients in order of weight
- The allergens
+ Processing aids that have no effect in the final food
> Processing aids need not be named. That is why a label rarely proves that something is absent.`,
    },
    {
      slug: 'what-a-halal-mark-says',
      title: 'What a halal mark says',
      minutes: 6,
      body: `A halal mark is somebody’s word. It is worth as much as that somebody. So read it like a signature.

# Three kinds

1. **A certifier’s mark**, with a name and often a number. Somebody outside the company has checked against a written standard, and checks again.
2. **The maker’s own word**: “halal” in lettering of its own. It may be true, but nobody else has checked.
3. **The shop’s sticker.** Ask who put it there.

# Standards

Written standards exist and can be read: the Codex Alimentarius guidelines for the use of the term halal (CAC/GL 24-1997, now CXG 24-1997), Malaysia’s MS 1500, the Gulf standard GSO 2055-1, Indonesia’s rules under its halal product law of 2014. They agree on most things and differ on some, above all **stunning before slaughter**, **slaughter by machine**, and how much alcohol may remain from processing. That is why one certifier accepts what another refuses. Neither is lying; they follow different opinions.

# How to check a mark

- **Who?** The full name, not just the word in Arabic letters.
- **What?** A certificate names products or a factory, not a whole brand for ever.
- **Until when?** Certificates expire, usually after one to a few years.
- **Where can I check?** Good certifiers publish a list. Look the product up.

On this site we show exactly this for restaurants and shops: who says it, since when, with what proof, and a level from 0 (unknown) to 4 (a visit by our staff). A level drops automatically when a certificate expires.

**Sources.** CAC/GL 24-1997; the titles of the standards named. Where certifiers differ is general knowledge; read their own documents for details. The levels are this site’s own.`,
    },
    {
      slug: 'at-the-shelf',
      title: 'At the shelf: a calm routine',
      minutes: 5,
      body: `Now put it together. Ten seconds are enough for most products.

1. **Plainly fine?** Rice, fruit, flour, plain yoghurt, water. Put it in the basket.
2. **A mark from a certifier you know?** Done.
3. **“Suitable for vegans”?** Then you only need to look for alcohol.
4. **Read the list once.** Meat words, gelatine, alcohol words, and the few numbers from lesson three.
5. **Still unsure?** Choose the product beside it, or ask.

# Asking the maker

A short, friendly message works better than a long one:

> Hello, is the E471 in your biscuits (product name, 200 g) of plant or animal origin? And is alcohol used as a carrier for the flavouring? Thank you.

Keep the answer with its **date**. Recipes change without a new name on the front, so an answer from three years ago is a memory, not a proof.

# At other people’s tables

When a Muslim offers you food, the companions were taught not to interrogate: some asked about meat from people new to Islam, and the Prophet ﷺ told them to mention Allah’s name over it and eat (al-Bukhari 5507). The food of the People of the Book is mentioned as lawful in the Quran ([5:5](/quran/5/5)); what this means for meat in shops today is discussed among scholars, and you will hear both answers from good people.

# Keep the proportion

Taking care is worship, and so are good manners. Do not shame a cashier, post half-knowledge about a brand, or make a child afraid of food. If you find something wrong in a listing here, [report it](/help) with what you saw and when.

**Sources.** Al-Bukhari 5507; Quran [5:5](/quran/5/5). The routine is our own advice; for rulings ask a scholar.`,
    },
    {
      slug: 'final-check',
      title: 'Final quiz',
      minutes: 5,
      passMark: 80,
      questions: `What is the starting point for food in the Quran?
+ It is permitted unless there is a reason against it
- It is forbidden unless it is certified
- Only what a Muslim made is permitted
> “Eat of what is on earth, lawful and good” (2:168). The forbidden things are named.

A brand’s certificate expired last year. What do you know today?
- The brand is no longer halal
- The brand is still certified
+ Somebody checked it then; today you have to ask again
> A certificate speaks for its own time. That it has expired does not prove the opposite.

Why may one certifier accept what another refuses?
- One of them is dishonest
+ They follow different standards, for example on stunning
- They use different languages
> Written standards agree on most things and differ on some.

Which questions do you ask about a halal mark?
+ Who gives it?
+ For what, and until when?
- How large is it printed?
+ Where can I check it?
> Name, scope, date and a place to check. The size says nothing.

The maker told you three years ago that an emulsifier was from plants. What now?
- That settles it for good
+ Ask again: recipes change
- It is haram
> Keep answers with their date, and ask again when they are old.`,
    },
  ],
}
