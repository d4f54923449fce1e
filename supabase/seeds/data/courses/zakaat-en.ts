// Zakaat step by step. Weights and rates are those of app/core/zakaat and the calculator; courses.test.ts holds them together.
import type { SampleCourse } from './shape.ts'

export const zakaatEn: SampleCourse = {
  slug: 'zakaat-step-by-step',
  work: 'zakaat-step-by-step',
  language: 'en',
  level: 'beginner',
  topic: 'money',
  title: 'Zakaat step by step',
  summary:
    'Who gives, on what, how much and to whom, with a worked example you can follow on paper or in our calculator.',
  about: `Five short lessons and two quizzes take you from “does this concern me?” to an amount you can give. Keep the [zakaat calculator](/zakaat) open in another tab: it follows the same steps, and where scholars differ it shows each position.

This is general knowledge to help you prepare. It is not a ruling; take your own case to a scholar.`,
  teacher: 'The Mahalla team',
  teacherAbout:
    'The people who build the zakaat calculator of this site. We report positions and do not choose between them.',
  lessons: [
    {
      slug: 'what-zakaat-is',
      title: 'What zakaat is, and whom it concerns',
      minutes: 5,
      body: `Zakaat is one of the five pillars (al-Bukhari 8, Muslim 16). When the Prophet ﷺ sent Mu’adh to Yemen, he described it in one line: a charity “taken from their rich and given to their poor” (al-Bukhari 1395). The Quran mentions it beside prayer again and again, and says what it does: “Take from their wealth a charity by which you cleanse them and make them grow” ([9:103](/quran/9/103)).

It is not a tax on income and not a tip. It is a **share of wealth that has stayed with you for a year**, and it belongs to others.

# Does it concern me?

Ask four questions:

1. **Am I Muslim, and is the wealth fully mine?** Money you hold for someone else is theirs.
2. **Is it the kind of wealth that counts?** Money, gold, silver, goods for trade, some investments; crops and herds have rules of their own.
3. **Does it reach the threshold**, the *nisab*?
4. **Has a lunar year passed** since I reached it?

If all four are yes, zakaat is due. If you live from month to month and own nothing beyond what you use, you do not give: you may be someone who receives.

# What does not count

The house you live in, your clothes, your car, your tools and your furniture do not count, however valuable. The hadith that a Muslim owes no charity on his horse (al-Bukhari 1464) is understood to cover everything a person owns for their own use.

Whether zakaat is due on the wealth of children is a point on which the schools differ: the majority say yes, the Hanafi school no.

**Sources.** The hadiths and verse named. The four conditions and the positions of the schools are general knowledge from fiqh handbooks.`,
    },
    {
      slug: 'nisab',
      title: 'Nisab: the threshold',
      minutes: 6,
      body: `Below a certain amount nobody owes zakaat. The hadiths name it in the coins of the time: five *uqiyyah* of silver, which are **200 dirhams** (al-Bukhari 1405), and **20 dinars** of gold (Abu Dawud 1573).

# In grams

Those coins were weights. Two conversions are in use, and our calculator offers both:

- **87.48 g of gold, 612.36 g of silver**: 7½ and 52½ tola, usual in South Asia
- **85 g of gold, 595 g of silver**: usual in Arab countries and Europe

The difference is small. Choose the one your mosque uses.

# Gold or silver?

In the Prophet’s time the two were worth about the same. Today they are not: the nisab by gold is many times the nisab by silver. So a question arises for paper money.

- **By silver**: a low threshold. More people give, and the poor receive more. Many scholars prefer it for cash, especially in the Hanafi school.
- **By gold**: a high threshold. It spares people who are far from rich. Many scholars today prefer it.

Our calculator shows both side by side and leaves the choice to you.

# How to work it out

Multiply the weight by today’s price of a gram of **pure** metal:

\`\`\`
85 g gold × 70 per gram = 5,950
595 g silver × 0.80 per gram = 476
\`\`\`

The prices here are only an example. Use the price of your own zakaat day, in your own currency, and note where you found it. If you have 3,000 in the bank, zakaat is due by silver and not by gold.

**Sources.** Al-Bukhari 1405, Abu Dawud 1573. The weights are those of this site’s calculator. Who prefers which nisab is general knowledge; ask a scholar.`,
    },
    {
      slug: 'the-year',
      title: 'The year',
      minutes: 5,
      body: `“There is no zakaat on wealth until a year has passed over it” (Ibn Majah 1792; also at-Tirmidhi 631). The year is **lunar**: twelve Hijri months, about 354 days. It is called *hawl*.

# Your zakaat day

It begins on the day you **first owned the nisab**. If you do not remember, choose a day and keep it; many choose one in Ramadan. From then on you look at your wealth **once a year, on that day**. You need not track every coin: what you have on the day counts, including what came last week.

# When wealth goes up and down

What if you fall below the nisab for a while?

- **Hanafi**: only the beginning and the end of the year matter. If you have the nisab on both days, zakaat is due, even if you fell below it in between, unless you had nothing left at all.
- **Shafi’i, Maliki and Hanbali**: the nisab has to last all year. If you fall below it, the year begins again on the day you reach it again.

Our calculator takes the dates and shows the next due day for both.

# A solar year?

Banks and accounts follow the solar year, which is about 11 days longer. If you must use it, the rate becomes a little higher so that the poor lose nothing: **2.577 %** instead of **2.5 %**.

# Early and late

Paying early is accepted by most schools; al-Abbas was allowed to (Abu Dawud 1624). Paying late without a reason is not right. If you missed years, work out each with the prices of that time, and pay: zakaat stays a debt.

**Sources.** The hadiths named. The positions of the schools are general knowledge. The rates are those of this site’s calculator.`,
    },
    {
      slug: 'first-check',
      title: 'Check: who, how much, when',
      minutes: 4,
      passMark: 75,
      questions: `Which of these count towards zakaat?
+ Savings in the bank
- The house you live in
+ Goods bought to sell
- Your car
> What you own for your own use does not count. Money and goods for trade do.

You own 3,000. The nisab is 5,950 by gold and 476 by silver. Is zakaat due?
- Yes, by both
- No, by neither
+ By silver, not by gold
> 3,000 lies between the two. Which one you follow is a question for you and a scholar you trust.

How long is the year of zakaat?
+ Twelve lunar months, about 354 days
- 365 days
- From January to December
> If you must use a solar year, the rate is 2.577 % instead of 2.5 %.

You had the nisab at the beginning and the end of the year, but fell below it for a month. What do the schools say?
- All say that zakaat is due
+ In the Hanafi school it is due; in the other three the year began again
- All say that nothing is due
> The Hanafi school looks at both ends of the year, the others at all of it.`,
    },
    {
      slug: 'adding-up',
      title: 'Adding up what you have',
      minutes: 7,
      body: `On your zakaat day take a sheet of paper, or the [calculator](/zakaat), and write down what everything is worth **today**.

# What you have

- **Cash and bank accounts**, without interest: interest is not yours to give from.
- **Gold and silver by weight.** 50 g of 18 karat gold hold 50 × 18/24 = 37.5 g of pure gold.
- **Goods for sale** at today’s selling price, and what customers owe your business.
- **Money you lent** and expect back.
- **Shares and funds.** To trade: the market value. Kept for long: some count everything, others only the company’s cash, stock and receivables.
- **Pension** you could draw on today, saved rent, crypto at its value.

# Jewellery that is worn

In the Hanafi school it counts. The Shafi’i, Maliki and Hanbali schools exempt lawful jewellery in ordinary use. Work it out both ways and see what difference it makes.

# What you owe

Take off debts that are **due now**: bills, rent, wages. On long debts scholars differ: some take off only what is due, some a year’s instalments, some all of it. In the prevailing view of the Shafi’i school, debts are not taken off.

# A worked example

Maryam, by the nisab of silver, jewellery counted:

- Bank: 4,200
- Cash: 300
- Gold: 37.5 g pure at 70 = 2,625
- Lent to her brother: 500
- **Together: 7,625**
- Bills due now: 425
- **Counts: 7,200**

7,200 is above 476 and a lunar year has passed, so she gives a fortieth:

\`\`\`
7,200 × 2.5 % = 180
\`\`\`

By a school that exempts worn jewellery, 4,575 would count, and she would give 114.38.

**Sources.** A fortieth: Abu Dawud 1573 (half a dinar of twenty, five dirhams of two hundred). What counts follows this site’s calculator. Prices are invented. Differences between schools are reported, not decided.`,
    },
    {
      slug: 'giving-it',
      title: 'Giving it',
      minutes: 6,
      body: `Zakaat does not go just anywhere. The Quran names eight groups ([9:60](/quran/9/60)):

1. the poor
2. the needy
3. those who collect and distribute it
4. those whose hearts are to be reconciled
5. freeing captives
6. people in debt
7. in the way of Allah
8. travellers in need

So a mosque’s new carpet is usually *sadaqah*, a voluntary gift, not zakaat. Ask a charity which of its projects take zakaat and how it keeps that money separate.

# Whom you cannot give it to

Not to people you have to support anyway: parents and grandparents, children and grandchildren, and a husband not to his wife. Brothers, sisters, aunts, uncles and cousins in need may receive it, and then the reward is double: charity and keeping the ties of kin (at-Tirmidhi 658). Not to someone who owns the nisab beyond their needs.

# How

- **Intend it** as zakaat when you give or set it aside.
- **Where?** First where you live, as the hadith of Mu’adh suggests: “given to their poor”. Most scholars allow sending it where need is greater.
- **Quietly or openly?** Both are praised ([2:271](/quran/2/271)); quietly protects the one who receives. You need not tell them it is zakaat.
- **Keep a note**: date, amount, to whom, prices used. Next year you will be glad of it.

# Zakaat al-fitr is something else

At the end of Ramadan each person in the home gives about a *sa’* of the local staple, some 2.5 to 3 kg or its value, before the Eid prayer (al-Bukhari 1503). It does not depend on a year. Whether money may be given instead of food is a point on which the schools differ.

**Sources.** Quran [9:60](/quran/9/60) and [2:271](/quran/2/271); al-Bukhari 1395 and 1503; at-Tirmidhi 658. Who may not receive, where it may be sent and the weight of a sa’ are general knowledge from fiqh handbooks.`,
    },
    {
      slug: 'final-check',
      title: 'Final quiz',
      minutes: 5,
      passMark: 80,
      questions: `What is the rate of zakaat on money for a lunar year?
- 1 %
+ 2.5 %, a fortieth
- 10 %
> Five dirhams of two hundred, half a dinar of twenty: a fortieth.

How much pure gold do 40 g of 18 karat gold hold?
- 40 g
+ 30 g
- 18 g
> 18 of 24 parts are gold: 40 × 18/24 = 30.

Yusuf’s wealth that counts is 10,000, above the nisab, for a lunar year. What does he give?
- 25
+ 250
- 2,500
> 10,000 × 2.5 % = 250.

To whom may you give your zakaat?
- Your mother
+ A neighbour in debt
+ Your sister who is in need
- Your young son
> Not to those you have to support anyway. Relatives in need beyond them may receive it.

Your mosque collects for a new carpet. What is your gift usually?
- Zakaat
+ A voluntary gift, sadaqah
- Zakaat al-fitr
> Zakaat goes to the eight groups of Quran 9:60.`,
    },
  ],
}
