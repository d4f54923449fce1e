// Words in our six languages for the kinds and ways of work.
import { choicesOf } from '#app/core/understanding/choices.ts'
import type { Faith, Kind, Workplace } from './job.ts'

export type JobChoice = { kind: Kind } | { workplace: Workplace } | { faith: Faith }

export const readJobChoices = choicesOf<JobChoice>([
  [
    { kind: 'full_time' },
    'full time, fulltime, دوام كامل, کل وقتی, فل ٹائم, temps plein, plein temps, tam zamanlı, penuh waktu',
  ],
  [
    { kind: 'part_time' },
    'part time, parttime, دوام جزئي, جزئي, جز وقتی, پارٹ ٹائم, temps partiel, mi temps, yarı zamanlı, paruh waktu, paro waktu',
  ],
  [{ kind: 'contract' }, 'contract, freelance, freelancer, عمل حر, بعقد, معاہدہ, فری لانس, sözleşmeli, kontrak'],
  [
    { kind: 'temporary' },
    'temporary, seasonal, مؤقت, مؤقتة, موسمي, عارضی, temporaire, intérim, saisonnier, geçici, sezonluk, sementara',
  ],
  [
    { kind: 'internship' },
    'internship, internships, intern, apprenticeship, trainee, تدريب, متدرب, انٹرن شپ, stage, stagiaire, alternance, staj, stajyer, magang',
  ],
  [
    { kind: 'volunteer' },
    'volunteer, volunteers, volunteering, unpaid, تطوع, متطوع, متطوعين, رضاکار, رضاکارانہ, bénévole, bénévoles, bénévolat, gönüllü, sukarela, relawan',
  ],
  [
    { workplace: 'remote' },
    'remote, remotely, work from home, from home, wfh, عن بعد, من المنزل, من البيت, گھر سے, ریموٹ, télétravail, à distance, uzaktan, evden, evden çalışma, jarak jauh, dari rumah',
  ],
  [{ workplace: 'hybrid' }, 'hybrid, هجين, ہائبرڈ, hybride, hibrit, hibrida'],
  [
    { faith: 'women_only' },
    'women only, sisters only, للنساء فقط, نساء فقط, صرف خواتین, femmes uniquement, kadınlara özel, khusus wanita, khusus akhwat',
  ],
  [
    { faith: 'hijab_welcome' },
    'hijab welcome, hijab friendly, hijabi friendly, الحجاب مرحب به, حجاب کی اجازت, hijab accepté, voile accepté, başörtülü, boleh berhijab',
  ],
  [
    { faith: 'prayer_space' },
    'prayer space, prayer room, place to pray, مكان للصلاة, نماز کی جگہ, salle de prière, namaz yeri, tempat salat, tempat sholat',
  ],
  [
    { faith: 'jumuah_off' },
    'time off for jumuah, jumuah off, friday prayer off, وقت لصلاة الجمعة, جمعہ کی چھٹی, libre le vendredi, cuma izni, izin jumat',
  ],
  [{ faith: 'eid_leave' }, 'eid off, eid leave, إجازة العيد, عید کی چھٹی, congé de l’aïd, bayram izni, libur lebaran'],
  [
    { faith: 'no_alcohol' },
    'no alcohol, without alcohol, بدون كحول, شراب کے بغیر, sans alcool, alkolsüz, tanpa alkohol',
  ],
])
