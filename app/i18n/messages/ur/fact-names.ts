import type { factNames as english } from '../en/fact-names.ts'

// What a place may have on site: one name for each, wherever it is asked, filtered by, edited or shown.
export const factNames = {
  prayer_space: 'نماز کی جگہ',
  wudu: 'وضو کی جگہ',
  sisters_space: 'خواتین کی جگہ',
  family_section: 'فیملی سیکشن',
  wheelchair: 'وہیل چیئر کی سہولت',
  parking: 'پارکنگ',
  delivery: 'ہوم ڈیلیوری',
  takeaway: 'ٹیک اوے',
  outdoor_seating: 'باہر بیٹھنے کی جگہ',
  child_friendly: 'بچوں کے لیے موزوں',
} satisfies typeof english
