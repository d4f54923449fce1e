import { sponsorship } from '#app/i18n/messages/en/sponsorship.ts'
import type { SitePages } from './shape.ts'

export const en: SitePages = {
  'about-us': {
    title: 'About us',
    text: `A mahalla is the neighbourhood around a mosque: its shops, its people, its everyday help. This site is that neighbourhood for wherever you happen to be. It lists Muslim-owned and halal businesses and mosques, gives prayer times, the Quran and a zakaat calculator, and belongs to the people who use it.

Here is what we hold ourselves to, and how you can check each point yourself.

## A listing is free, and money buys no standing
Every Muslim business can be listed at no cost. Paid plans and sponsors are named as such. Nobody can pay for a better review, a higher halal level or the removal of a fair complaint.
> Check it: every paid place carries the word “Sponsored” or “Featured”. [How we make money](/how-we-make-money) names each source.

## Evidence, not adjectives
“Halal” is a claim, so we show who makes it, since when and with what proof. A level drops by itself when the proof gets old.
> Check it: open any restaurant and choose its halal page. It lists each statement with its date.

## We give no rulings
We state facts and sources. For a ruling, ask a scholar you trust.
> Check it: where scholars differ, as with the time of Asr or the nisab, you choose, and we say what others choose.

## Times you can work out yourself
Prayer times are calculated here, from the position of the sun and the method you choose. A mosque’s own times come first.
> Check it: “Why this time?” on the [athan page](/athan) shows the angle and the formula behind each one.

## The text of the Quran is guarded
Each surah is compared with a published checksum when the site starts.
> Check it: the reader shows the mark and the source at [the Quran](/quran).

## Your life is yours
No advertising networks, no trackers, no fonts or scripts from other companies. What you type into the zakaat calculator never leaves your device. [Sponsors and promoted listings](/sponsorship) pay us directly. ${sponsorship.paid}
> Check it: disconnect from the internet with the [calculator](/zakaat) open. It goes on working. Your browser’s network view shows whom the site talks to.

## People decide
Reviews, photos and reports are looked at by people. Each decision has a reason, and you can object to it.
> Check it: the message you get about a decision names the reason and how to answer.

## Open to the world
The mosques we took from OpenStreetMap can be [downloaded as a file](/attributions) by anyone. The site is available in six languages and works on an old phone with a bad line.

---
Something not as it should be? [Write to us](/contact). A person answers.`,
  },
  'privacy-policy': {
    title: 'Privacy policy',
    text: `In short: we keep little, we sell nobody’s data, no advertising network and nobody else tracks you, and you can leave with your data at any time.

## Who is responsible
Responsible for this site: {operator}. Write to us through the [contact page](/contact) about anything on this page. We answer within 30 days.

## When you only visit
- We count page views: the address of the page without what follows “?”, its title, the page you came from, your browser, whether it is a phone, and the country of the place you chose here.
- To tell the visitors of one day apart, your network address and browser are mixed with a random number into a code. The number is deleted when the day is over, so nobody can trace the code back. No network address, no cookie and no account is stored with a view.
- On pages of worship (mosques, the Quran, athan, zakaat, messages to Gaza), giving, reports and your own account there is no code and no country, and only the browser’s family is kept. Single views are deleted after 90 days. If your browser sends “Do Not Track” or “Global Privacy Control”, nothing is counted.
- Positions in an address are cut to two decimals before they are counted. [What we count](/what-we-count) says it exactly.
- Your network address is used in memory to stop floods and guessing. We do not write it into a profile.
- No fonts, scripts or pictures come from other companies. A map, a video or a post of another service loads only where the operator has set up such a service or after you click.

## Cookies and what your browser keeps
All of them do something you asked for; none is for advertising.
- Session: keeps you signed in. No script can read it. Ends when you sign out.
- Language, light or dark, your place, your prayer settings, your mosque, the draft of a listing: one year at most.
- On your device only: Quran bookmarks and last place, zakaat amounts if you choose to keep them, athan settings, a popup you closed.
Clear your browser’s data for this site and they are gone.

## Your location
We ask for it only when you tap “Use my location”. It is rounded to three decimals, about 100 metres, and kept in a cookie, not in our database. Choosing a city by hand works just as well.

## When you have an account
- Your email address or phone number, your name, your language. Your password is stored only as a hash that cannot be turned back.
- The networks you signed in from, for 90 days, as codes that cannot be turned back: strangers who guess passwords then cannot lock you out. Codes we sent you, as hashes, for 7 days.
- Places you saved, mosques you follow, Quran bookmarks you chose to sync. Only you can read them.

## What you publish
Listings, reviews and photos are public. Reviews and photos stand under a short name such as “Fatima B.”, and no id links one to another. What you post in the community stands under the name and profile you chose. Photos are drawn anew, which removes where they were taken. You can change or delete what you wrote; earlier wordings are kept while it stands.

## What only a few may read
- Reports, corrections and claims: you and our team.
- Documents that prove a claim: you and our team; deleted 90 days after the decision.
- Halal certificates you upload: our team; whoever you allow.
- An unfinished listing: you; deleted after 60 days.
- A photo we declined: deleted after 30 days.
- A message through the contact page: our team; deleted a year after it came, once it is dealt with.
What our team does with these is recorded and can be checked.

## What you send to others here
- A message to a business: you and those who answer for it, until your account or the business goes. Our team reads a message only when one of you reports it.
- What you ask the assistant stays in your tab. A question it could not answer is counted without who asked. If the operator has connected a language model, the question is sent there without your name. If you ask for a person, our team reads the conversation; it is deleted 90 days after its last message.
- A job application and its file: you and the employer, not our team. Deleted after 180 days, or at once when you withdraw it.
- A place at an event: you and its host.
- Courses: progress, answers and notes are yours alone. In a group the teacher sees your name. Whoever has the number of a certificate can check it.
- An automation rule: its owner. It never says who saved, follows or visited a place. Its log is deleted after 180 days.

## Orders, gifts and plans
- An order holds your name, email and address: you, our team and whoever has the link of the order. One that was never paid is deleted after 90 days.
- Cards are entered at the payment provider. We never see the number.
- Invoices are kept as long as the law asks.

## Email from us
- Newsletter: your address, language and topics. An address nobody confirmed is deleted after 30 days, one that unsubscribed after a year. We do not record whether you opened an email.
- Copies of the emails we sent you: 90 days. Administrators can read them, except those that let you in.

## Where it is kept
In one database and one store of files on the server of whoever runs this site. What our team changes is written into a record that only administrators read. It is kept for good; your name is taken out of it when you leave.

## Who else is involved
The companies that run our server and deliver our email and text messages, for that purpose only. If you sign in with another service, that service learns that you did. If our own server cannot answer, your browser may ask AlAdhan for prayer times or BigDataCloud for the name of a place; the operator can switch this off. We give data to authorities only when the law compels us.

## Why we may
To do what you asked for (your account, your listing), because you agreed (newsletter, location), and because we have a fair interest in keeping the site safe and working.

## Your rights
You may see, correct, receive, restrict and delete what we hold about you, object to its use, and take back any consent. For most of this you need nobody. [Your data](/account/data) gives you everything as one file. [Delete your account](/account/leave) locks it at once and erases it after seven days, in which you can change your mind. Your profile, saved places, messages, files and sign-ins go. For posts, replies, reviews and photos you choose: they go too, or stay as by “Former member”. Orders and gifts stay in the books without your name. For anything else, [write to us](/contact). You may also complain to the data protection authority where you live.

## Children
Please open an account only if you are 16 or older, or with a parent.

## Changes
Each version of this page keeps its date and can be read below. We announce changes that matter on the site before they apply.`,
  },
  'terms-of-service': {
    title: 'Terms of service',
    text: `These are the rules between you and {operator}. By opening an account or posting something you accept them. Reading the site needs no agreement.

## What we offer
A directory of businesses and mosques, prayer times, the Quran, calculators and tools around them. Browsing is free. We work to keep it correct and available, and cannot promise that it always is.

## What it is not
Halal levels say who stated what and with what proof; they are not a ruling and not a guarantee. Prayer times follow the method you choose; where your mosque publishes times, follow your mosque. The zakaat calculator is a help, not religious, legal or financial advice.

## Your account
Give an address that is yours, keep your password to yourself, and tell us when someone else got in. One person, one account. Be at least 16, or use it with a parent.

## What you post
It stays yours. You allow us to show it on this site and in its widgets and feeds, for as long as it is posted. You confirm that:
- it is true to the best of your knowledge, and a review is about your own visit;
- you took the photo or may use it, and the people in it agree;
- it is no advertising, insult, threat, hatred or fraud, and breaks no law;
- you were not paid for it, and it is not about your own business or that of a competitor.

## How we moderate
Some posts are looked at before they appear, all can be reported. People decide, by these rules, and tell you the reason. You may appeal once, with the button beside the decision or through [contact](/contact). Someone else then looks at it. We remove content and, after warnings or a serious breach, accounts.

## Listings and owners
Whoever claims a business or a mosque must be entitled to speak for it. Owners keep facts and certificates up to date and may answer reviews, not buy or suppress them. Facts taken from open data stay under their licence, named at [attributions](/attributions).

## Plans and payments
Barakah is free. Rizq is $19.99 a month or $199.90 a year, Falah $39.99 a month or $399.90 a year. A trial lasts 30 days, needs no card and does not renew. A paid plan runs for the period you paid and can be cancelled at any time to its end. If you change your mind within 14 days of your first payment, write to us and you get it back in full. Where a plan buys visibility, it is labelled.

## Store, jobs, courses and automation
- Store: you buy from {operator}. You pay the total shown at checkout. What you order is held for 15 minutes while you pay by card, and for 7 days when you pay by transfer. The law of the country you live in says what you may return: write to us.
- Jobs: a post is about real work, states the pay or that it is voluntary, and asks nobody for money. Employers use applications for that post only. We are not a party to what you agree.
- Courses: a certificate says what was finished and when. It is no ijaza and no degree.
- Automation: no rule may be used to reach people who did not ask for it.

## Fair use
Do not try to break in, overload the site, collect people’s data, or send automated posts. Our open interfaces and widgets may be used within their limits and with credit.

## Liability
We are liable without limit for intent, gross negligence, and harm to life and health, and otherwise for foreseeable damage from breaking an essential duty. We are not a party to what you buy from or agree with a business listed here.

## Ending
You can [delete your account](/account/leave) at any time. We may end an account for good cause, with the reason. Terms that must live on, such as licences for what others already copied, do.

## Changes and law
We announce changes at least 30 days before they apply; older versions stay readable below. If you do not agree, close your account. The law of the operator’s country applies, without taking from you the protection of the country you live in. If one rule is invalid, the others stand.`,
  },
}
