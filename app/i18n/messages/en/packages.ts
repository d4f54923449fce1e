// The plans page, and invoices.
import { plural } from '#app/i18n/plural.ts'

const n = plural('en')

export const packages = {
  title: 'Plans',
  lead: 'Listing your business is free, forever. A plan makes you easier to find.',
  cycle: 'How often you pay',
  cycles: { monthly: 'Monthly', annual: 'Yearly' },
  current: 'Your plan',
  popular: 'Popular',
  for: {
    basic: 'Everything a listing needs.',
    premium: 'For shops that want to be seen first.',
    enterprise: 'For those who want to be first of all.',
  },
  aMonth: 'a month',
  aYear: 'a year',
  freeForever: 'Free forever',
  saves: (amount: string) => `You save ${amount} a year`,
  orYear: (price: string, saving: string) => `or ${price} a year (you save ${saving})`,
  everythingIn: (plan: string) => `Everything in ${plan}`,
  listFree: 'List your business free',
  buttons: {
    start: (plan: string) => `Choose ${plan}`,
    upgrade: (plan: string) => `Switch to ${plan}`,
    downgrade: (plan: string) => `Switch to ${plan} later`,
    yearly: () => 'Pay yearly',
    monthly: () => 'Pay monthly later',
    cancel: (plan: string) => `Go back to ${plan}`,
  },
  steps: {
    upgrade: 'Starts today. You pay the difference for the days left.',
    downgrade: 'Starts when what you have paid for ends.',
    yearly: 'Starts today. You pay the difference for the days left.',
    monthly: 'Starts when what you have paid for ends.',
  },
  payments: {
    none: (currency: string) =>
      `Prices are in ${currency}. No payment provider is set up here yet, so plans start at once and nothing is charged.`,
    manual: (currency: string) =>
      `Prices are in ${currency}, plus tax where it applies. You get an invoice and pay by bank transfer; the plan starts when we confirm it.`,
    stripe: (currency: string) =>
      `Prices are in ${currency}, plus tax where it applies. Your bank may convert it. Card payments run through Stripe; we never see your card.`,
  },
  lines: {
    page: 'Your own page with map, hours and contact',
    near: 'Found in search and near me',
    reviews: 'Reviews, and your replies to them',
    photos: 'Up to 60 photos for each listing',
    label: 'The Featured label on your listings',
    ahead: 'Ahead of free listings at the same distance',
    largeCards: 'A chance at the large cards on the home page',
    first: 'Ahead of Rizq at the same distance',
  },
  rules: 'Automation rules',
  compare: 'What each plan gives',
  compareText: 'Distance always comes first: no plan puts a shop far away before one around the corner.',
  feature: 'Feature',
  yes: 'Included',
  no: 'Not included',
  trial: {
    title: '30 days of VIP, free',
    text: 'Everything in Rizq for 30 days. No card. It ends automatically, and your listings stay on Barakah, free.',
    start: 'Start my free trial',
    register: 'List your business and try it',
  },
  present: {
    title: (plan: string) => `Your plan: ${plan}`,
    trial: 'Your VIP trial',
    basic: 'Free, with no end date.',
    trialEnds: (date: string, days: number) =>
      n(days, { one: `Runs until ${date}: # day left.`, other: `Runs until ${date}: # days left.` }),
    renewsOn: (date: string, days: number) =>
      n(days, { one: `Renews on ${date}, in # day.`, other: `Renews on ${date}, in # days.` }),
    endsOn: (date: string) => `Cancelled. You keep it until ${date}, then your listings stay on Barakah, free.`,
    changesOn: (plan: string, date: string) => `Changes to ${plan} on ${date}.`,
    late: (date: string) =>
      `We haven’t received your last payment. Nothing changes until ${date}, and there are no late fees.`,
    sure: (plan: string) => `Cancel ${plan}?`,
    sureText: (date: string) =>
      `You keep it until ${date}. After that your listings stay online, free. Nothing is deleted.`,
    yesCancel: 'Yes, cancel',
    keep: 'Keep my plan',
    cancel: 'Cancel plan',
    resume: (plan: string) => `Keep ${plan}`,
    due: (total: string, number: string) =>
      `We’re waiting for your transfer of ${total}, reference ${number}. Your plan starts when it arrives.`,
    howToPay: 'How to pay',
    portal: 'Card and payments',
    invoices: 'Invoices',
  },
  notes: {
    active: 'Your plan is active. JazakAllah khair.',
    changing: 'Saved. The new plan starts as soon as the payment is confirmed, usually within a minute.',
    scheduled: 'Saved. The change happens when what you’ve paid for ends.',
    cancelled: 'Cancelled. You keep everything until the end of the period.',
    resumed: 'Good to have you. Your plan goes on.',
    trial: 'Your VIP trial has started.',
    paid: 'Thank you. Your plan starts as soon as the payment is confirmed, usually within a minute.',
    code: 'Thank you. We’ll remember who told you about us.',
    noCode: 'We don’t know that code. Check it and try again.',
    lateCode: 'That code can’t be counted: it’s your own, another one came first, or you’ve already paid.',
  },
  code: {
    question: 'Did someone bring you here?',
    label: 'Their code',
    hint: 'If they gave you one, type it here. It doesn’t change your price.',
    send: 'Save code',
  },
  faqTitle: 'Questions people ask',
  faq: [
    {
      question: 'Is the free plan really free?',
      answer: 'Yes. Barakah costs nothing, needs no card and has no end date.',
    },
    {
      question: 'Can money change ratings or halal levels?',
      answer: 'No. Ratings come from reviews and halal levels from evidence. No plan changes either.',
    },
    {
      question: 'What happens when I cancel?',
      answer:
        'You keep your plan until the day you’ve paid for. Then your listings stay online on Barakah, with everything you entered.',
    },
    {
      question: 'What if a payment is late?',
      answer: 'Nothing changes for seven days, and we email you first. We never charge interest or late fees.',
    },
    {
      question: 'Can I switch plans?',
      answer:
        'Yes, any time. Moving up starts today and you only pay the difference by days. Moving down starts when your current period ends.',
    },
  ],
  errors: {
    twice: 'The free trial can be used once, and not beside a paid plan.',
    providerFailed: 'The payment service didn’t answer. Nothing was charged; please try again in a moment.',
    secondFactorRequired: 'Please complete the second step of signing in first.',
  },
  invoicesTitle: 'Invoices',
  invoicesLead: 'Every invoice, receipt and credit note of your account.',
  noInvoices: 'No invoices yet.',
  invoice: {
    kinds: { invoice: 'Invoice', credit_note: 'Credit note' },
    states: { open: 'To pay', paid: 'Paid', void: 'Void', refunded: 'Refunded' },
    number: 'Number',
    date: 'Date',
    state: 'Status',
    total: 'Total',
    open: 'Open',
    print: 'Print or save as PDF',
    from: 'From',
    to: 'To',
    taxId: (id: string) => `Tax number: ${id}`,
    description: 'Description',
    amount: 'Amount',
    plan: (plan: string, cycle: string, from: string, to: string) => `${plan}, ${cycle}, ${from} to ${to}`,
    credit: 'Credit for days already paid',
    refund: (number: string) => `Refund of invoice ${number}`,
    net: 'Net',
    tax: (name: string, percent: string) => `${name} ${percent}`,
    noTax: 'Tax: none charged',
    paidOn: (date: string) => `Paid on ${date}`,
    postage: 'Post',
    orderReference: (number: string) =>
      `Please give ${number} as the reference. We pack your order when the payment arrives.`,
    payTo: 'How to pay',
    reference: (number: string) =>
      `Please give ${number} as the reference. Your plan starts when we confirm the payment.`,
    corrects: 'This credit note corrects an earlier invoice.',
  },
  details: {
    title: 'What your invoices say',
    name: 'Name or company',
    address: 'Address',
    country: 'Country',
    taxId: 'Tax number, if you have one',
    save: 'Save',
    saved: 'Saved. It applies to invoices from now on.',
    choose: 'Choose a country',
  },
}
