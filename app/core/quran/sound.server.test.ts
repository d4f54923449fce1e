import { expect, test } from 'vitest'
import { verseRef } from './numbering.ts'
import { searchSound } from './sound.server.ts'

const keys = (query: string) => searchSound(query).map(({ verse }) => Object.values(verseRef(verse)).join(':'))

test.each([
  ['alhamdulillah', '1:2'],
  ['Elhamdülillah', '1:2'],
  ['bismillah', '1:1'],
  ['Bismillahirrahmanirrahim', '1:1'],
  ["inna lillahi wa inna ilayhi raji'un", '2:156'],
  ['qul huwa allahu ahad', '112:1'],
  ['ihdinas siratal mustaqim', '1:6'],
  ['hasbunallahu wa ni’mal wakil', '3:173'],
  ['fabi ayyi ala i rabbikuma tukadhdhiban', '55:13'],
  ['zakat', '2:43'],
  ['riba', '2:275'],
  ['salah', '2:3'],
])('as it sounds: %s', (query, first) => expect(keys(query)[0]).toBe(first))

test('a word is found with and without what is joined to it', () => {
  // 2:110 has wa-ātū z-zakāta, 23:4 li-z-zakāti.
  expect(keys('zakat')).toEqual(expect.arrayContaining(['2:110', '23:4']))
  // After a vowel the article of al-hamd is not heard.
  expect(keys('alhamdulillah')).toEqual(expect.arrayContaining(['7:43', '10:10', '39:75']))
})

test.each(['television', 'ab', '', '!!', '((', 'th.*'])('%s is no Arabic', (query) => expect(keys(query)).toEqual([]))
