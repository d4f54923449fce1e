import { expect, test } from 'vitest'
import { isLocale } from '#app/i18n/locales.ts'
import { findTopic, type HelpTopic, indexTopics, localeFromHeader } from './rules.ts'

const topic = (id: string, locale: string, question: string, keywords: string[]): HelpTopic => ({
  id,
  locale,
  question,
  answer: `answer to ${id}`,
  keywords,
})

const index = indexTopics([
  topic('list-business', 'en', 'How do I list my business?', ['list', 'add business', 'register business', 'listing']),
  topic('plans', 'en', 'What do the plans cost?', ['price', 'plans', 'barakah', 'rizq', 'falah', 'subscription']),
  topic('prayer-method', 'en', 'How are prayer times worked out?', ['prayer times', 'method', 'asr', 'hanafi', 'isna']),
  topic('password', 'en', 'I forgot my password. What can I do?', ['password', 'reset', 'login', 'sign in']),
  topic('plans', 'fr', 'Combien coûtent les formules ?', ['prix', 'formules', 'tarif', 'abonnement']),
  topic('prayer-method', 'fr', 'Comment sont calculées les heures de prière ?', ['prière', 'horaires', 'méthode']),
  topic('plans', 'ar', 'كم تكلّف الباقات؟', ['سعر', 'أسعار', 'باقة', 'اشتراك']),
  topic('prayer-method', 'ar', 'كيف تُحسب مواقيت الصلاة؟', ['صلاة', 'مواقيت', 'حساب']),
  topic('plans', 'ur', 'پلانز کی قیمت کیا ہے؟', ['قیمت', 'پلان', 'سبسکرپشن']),
])
const found = (message: string, preferred: 'en' | 'fr' | 'ar' | 'ur' = 'en') => {
  const answer = findTopic(message, index, preferred)
  return answer && `${answer.locale} ${answer.id}`
}

test('finds the topic a question is about', () => {
  expect(found('How do I list my business?')).toBe('en list-business')
  expect(found('how much is the Rizq plan')).toBe('en plans')
  expect(found('which method do you use for Asr?')).toBe('en prayer-method')
  expect(found('I can’t login, forgot password')).toBe('en password')
})

test('forgives typing mistakes', () => {
  expect(found('pasword reset')).toBe('en password')
  expect(found('subscripton price')).toBe('en plans')
})

test('answers in the language of the message, whatever the page’s language', () => {
  expect(found('Quel est le prix des formules ?')).toBe('fr plans')
  expect(found('أسعار الباقات', 'en')).toBe('ar plans')
  expect(found('مَوَاقِيت الصَّلاة', 'en')).toBe('ar prayer-method')
  expect(found('پلان کی قیمت', 'en')).toBe('ur plans')
  expect(found('prix des formules', 'en')).toBe('fr plans')
})

test('does not answer what it does not know', () => {
  expect(found('What is the capital of Mongolia?')).toBeNull()
  expect(found('zzzz qqqq')).toBeNull()
  expect(found('how do I')).toBeNull()
  expect(found('   ')).toBeNull()
  expect(found('Tell me a very long story about dragons castles knights and one price')).toBeNull()
})

test('reads the browser’s languages in their order of weight', () => {
  expect(localeFromHeader('de-DE,de;q=0.9,tr;q=0.5,en;q=0.7', isLocale)).toBe('en')
  expect(localeFromHeader('ar-EG', isLocale)).toBe('ar')
  expect(localeFromHeader('de,fr;q=0', isLocale)).toBeNull()
  expect(localeFromHeader(undefined, isLocale)).toBeNull()
})
