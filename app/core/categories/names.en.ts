/** Categories in English. */
import type { CategoryNames } from './tree.ts'

export const names: CategoryNames = {
  restaurants: {
    name: 'Restaurants',
    one: 'Restaurant',
    sub: {
      'south-asian': 'South Asian',
      'middle-eastern': 'Middle Eastern',
      turkish: 'Turkish',
      african: 'African',
      'east-asian': 'East & South-East Asian',
      grill: 'Grills & steakhouses',
      takeaway: 'Takeaways',
      cafe: 'Cafés & desserts',
    },
  },
  grocery: {
    name: 'Grocery',
    sub: {
      butcher: 'Halal butchers',
      supermarket: 'Supermarkets',
      bakery: 'Bakeries',
      spices: 'Spices & herbs',
      sweets: 'Sweets, dates & nuts',
      deli: 'Delicatessens',
    },
  },
  healthcare: {
    name: 'Healthcare',
    sub: {
      doctor: 'Doctors & clinics',
      dentist: 'Dentists',
      pharmacy: 'Pharmacies',
      optician: 'Opticians',
      physiotherapy: 'Physiotherapy',
      counselling: 'Counselling & therapy',
      maternity: 'Women’s & maternity care',
      herbal: 'Hijama & herbal medicine',
    },
  },
  trades: {
    name: 'Trades',
    one: 'Trade',
    sub: {
      builder: 'Builders',
      electrician: 'Electricians',
      plumber: 'Plumbers',
      mechanic: 'Garages & mechanics',
      carpentry: 'Carpentry & joinery',
      removals: 'Removals',
      'air-conditioning': 'Heating & air conditioning',
      handyman: 'Handymen & repairs',
    },
  },
  education: {
    name: 'Education',
    sub: {
      'quran-school': 'Quran & madrasah',
      school: 'Schools',
      nursery: 'Nurseries',
      tutoring: 'Tutoring',
      language: 'Language schools',
      training: 'Courses & training',
    },
  },
  finance: {
    name: 'Finance',
    sub: {
      accountant: 'Accountants',
      'home-finance': 'Home finance',
      investment: 'Halal investment',
      takaful: 'Takaful & insurance',
      planning: 'Financial advice',
    },
  },
  retail: {
    name: 'Retail',
    one: 'Shop',
    sub: {
      'modest-wear': 'Modest wear',
      clothing: 'Clothing & shoes',
      bookshop: 'Bookshops',
      jewellery: 'Jewellery',
      perfume: 'Perfume & oud',
      fabric: 'Fabric & tailoring',
      crafts: 'Gifts & crafts',
      home: 'Home & furniture',
    },
  },
  technology: {
    name: 'Technology',
    sub: {
      software: 'Software & apps',
      'web-design': 'Web design',
      'it-support': 'IT support',
      repair: 'Phone & computer repair',
      electronics: 'Electronics',
    },
  },
  travel: {
    name: 'Travel, Hajj & Umrah',
    sub: {
      'hajj-umrah': 'Hajj & Umrah',
      agency: 'Travel agents',
      tours: 'Tours & guides',
      hotel: 'Hotels & guesthouses',
      transport: 'Taxis & transport',
    },
  },
  services: {
    name: 'Services',
    one: 'Service',
    sub: {
      law: 'Solicitors & legal advice',
      marriage: 'Marriage',
      funeral: 'Funerals',
      translation: 'Translation',
      childcare: 'Childcare',
      property: 'Estate agents',
      events: 'Events & catering',
      printing: 'Printing & photography',
    },
  },
  beauty: {
    name: 'Beauty',
    sub: {
      salon: 'Hair & beauty salons',
      barber: 'Barbers',
      spa: 'Spas & hammams',
      henna: 'Henna',
      cosmetics: 'Halal cosmetics',
      fitness: 'Fitness',
    },
  },
  community: {
    name: 'Community',
    sub: {
      charity: 'Charities',
      centre: 'Islamic centres',
      youth: 'Youth groups',
      sisters: 'Sisters’ groups',
      sports: 'Sports clubs',
      cooperative: 'Co-operatives',
    },
  },
}
