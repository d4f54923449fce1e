// The people behind the sample reviews. Their accounts have no password: nobody can sign in as one of them.
import type { Language } from './shapes.ts'

export type Reviewer = { readonly email: string; readonly displayName: string; readonly language: Language }

const named = (language: Language, names: readonly string[]): Reviewer[] =>
  names.map((displayName, position) => ({
    email: `reviewer-${language}-${position + 1}@sample.mahalla.example`,
    displayName,
    language,
  }))

export const sampleReviewers: readonly Reviewer[] = [
  ...named('en', [
    'Maryam Rashid',
    'Dawud Thompson',
    'Aisha Noor',
    'Ibrahim Clarke',
    'Safiya Begum',
    'Hamza Patel',
    'Layla Hughes',
    'Zayd Morrison',
  ]),
  ...named('ar', ['نورة العتيبي', 'خالد منصور', 'ريم حداد', 'عمر بن صالح', 'هدى الشامي', 'يوسف المغربي']),
  ...named('ur', ['فاطمہ خان', 'عثمان علی', 'زینب احمد', 'بلال قریشی', 'ماہم رضا', 'طلحہ شیخ']),
  ...named('fr', ['Samira Benhamou', 'Karim Diallo', 'Inès Lefèvre', 'Mehdi Rahmani', 'Fatou Ndiaye', 'Nabil Saïdi']),
  ...named('tr', ['Zeynep Kaya', 'Emre Yılmaz', 'Hatice Şahin', 'Mustafa Aydın', 'Betül Öztürk', 'Kerem Arslan']),
  ...named('id', ['Siti Rahmawati', 'Ahmad Fauzi', 'Dewi Lestari', 'Budi Santoso', 'Nur Aini', 'Hendra Wijaya']),
]
