// Sample accounts, one for each thing a person can be on the site. Passwords are made by the loader, never kept here.
import type { SamplePerson } from './shapes.ts'

export const samplePeople: readonly SamplePerson[] = [
  {
    email: 'amina@sample.mahalla.example',
    displayName: 'Amina Rahman',
    role: 'member',
    plan: null,
    owns: [],
    language: 'en',
  },
  {
    email: 'bilal@sample.mahalla.example',
    displayName: 'Bilal Osman',
    role: 'owner',
    plan: 'basic',
    owns: [{ name: 'Mend My Phone, Peckham', city: 'London' }],
    language: 'en',
  },
  {
    email: 'yusuf@sample.mahalla.example',
    displayName: 'Yusuf Ahmed',
    role: 'owner',
    plan: 'premium',
    owns: [{ name: 'Saffron & Stone', city: 'London' }],
    language: 'en',
  },
  {
    email: 'zohra@sample.mahalla.example',
    displayName: 'Zohra Benali',
    role: 'owner',
    plan: 'enterprise',
    owns: [{ name: 'Dar Zohra', city: 'Paris' }],
    language: 'fr',
  },
  {
    email: 'elif@sample.mahalla.example',
    displayName: 'Elif Demir',
    role: 'staff',
    plan: null,
    owns: [],
    language: 'tr',
  },
  {
    email: 'khadija@sample.mahalla.example',
    displayName: 'Khadija Mansour',
    role: 'superadmin',
    plan: null,
    owns: [],
    language: 'ar',
  },
  {
    email: 'rizky@sample.mahalla.example',
    displayName: 'Rizky Pratama',
    role: 'affiliate',
    plan: null,
    owns: [],
    language: 'id',
  },
]
