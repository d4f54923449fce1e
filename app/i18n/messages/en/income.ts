// Words of the page on how the site makes money.
import { plural } from '#app/i18n/plural.ts'

const n = plural('en')

export const income = {
  title: 'How we make money',
  lead: 'In the open: who pays, for what, and what no money can buy.',
  plans: 'Plans',
  plansText: 'Owners can list for free, forever. Those who want to be easier to find pay for a plan:',
  price: (plan: string, month: string, year: string) => `${plan}: ${month} a month or ${year} a year`,
  payments: {
    none: 'No payment provider is set up here, so at the moment nobody pays for a plan.',
    manual: 'Plans are paid by bank transfer against an invoice.',
    stripe: 'Plans are paid by card through Stripe.',
  },
  seePlans: 'See what each plan gives',
  shown: 'Sponsors and promotions',
  shownText: 'Some businesses pay to be shown on our pages.',
  sponsors: (count: number) =>
    count === 0
      ? 'No sponsors are shown today.'
      : n(count, { one: '# sponsor is shown today.', other: '# sponsors are shown today.' }),
  promotions: (count: number) =>
    count === 0
      ? 'No promotions are running.'
      : n(count, {
          one: '# promotion is running.',
          other: '# promotions are running.',
        }),
  gifts: 'Gifts and the store',
  giving: {
    stripe: 'Gifts come by card through Stripe.',
    manual: 'Gifts come by bank transfer.',
    closed: 'We take no gifts here at the moment.',
  },
  givenElsewhere: 'We also take them on another page.',
  seeGifts: 'See what gifts are for',
  products: (count: number) =>
    count === 0
      ? 'Nothing is on sale in our store at the moment.'
      : n(count, { one: '# product is on sale in our store.', other: '# products are on sale in our store.' }),
  seeStore: 'Visit the store',
  affiliates: 'Affiliates',
  affiliatesText: (share: string) =>
    `People who bring owners to us get ${share} of what those owners pay. It costs the owner nothing extra.`,
  seeAffiliates: 'Read the rules',
  never: 'What money never buys here',
  neverLines: [
    'A better rating, or a review taken down',
    'A halal level, or a Muslim-owned label',
    'A place ahead of someone who is nearer',
    'Your data: we sell none of it, to anyone',
  ],
  counted: 'We count page views without following people.',
  notCounted: 'Page views are not counted here.',
  live: 'The figures on this page come straight from our settings.',
}
