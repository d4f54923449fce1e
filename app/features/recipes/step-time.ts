// The time a step names, for its timer, as people write it in six languages: "1 hr 10 min", "1h10", "ساعة وعشر دقائق".
import { fold } from '#app/core/places/fold.ts'
import { plainDigits } from './plain-digits.ts'

const SECONDS = { hour: 3600, minute: 60, second: 1 }
type Part = keyof typeof SECONDS

type Spoken = {
  units: Record<Part, string>
  /** `name=value`. Words for numbers and for parts of an hour, as they stand before a unit. */
  numbers: string
  /** What is added to the number or the hour before it: "and a half". */
  more?: string
  /** What is added to the number after it: Urdu says "half and three". */
  less?: string
  /** A word that is number and unit at once, in seconds. */
  whole?: string
}

const SPOKEN: readonly Spoken[] = [
  {
    units: { hour: 'hour,hours,hr,hrs,h', minute: 'minute,minutes,min,mins', second: 'second,seconds,sec,secs' },
    numbers: `a=1,an=1,one=1,two=2,three=3,four=4,five=5,six=6,seven=7,eight=8,nine=9,ten=10,eleven=11,twelve=12,
      fifteen=15,twenty=20,twenty five=25,thirty=30,thirty five=35,forty=40,forty five=45,fifty=50,sixty=60,ninety=90,
      half=.5,half a=.5,half an=.5,quarter of an=.25,a quarter of an=.25,three quarters of an=.75`,
    more: 'and a half=.5,and a quarter=.25,and three quarters=.75',
  },
  {
    units: { hour: 'heure,heures,h', minute: 'minute,minutes,min,mn', second: 'seconde,secondes,sec' },
    numbers: `un=1,une=1,deux=2,trois=3,quatre=4,cinq=5,six=6,sept=7,huit=8,neuf=9,dix=10,onze=11,douze=12,quinze=15,
      vingt=20,vingt cinq=25,trente=30,trente cinq=35,quarante=40,quarante cinq=45,cinquante=50,soixante=60,
      demi=.5,une demi=.5,quart d=.25,un quart d=.25,trois quarts d=.75`,
    more: 'et demie=.5,et demi=.5,et quart=.25',
  },
  {
    units: {
      hour: 'saat,saatte,saatlik',
      minute: 'dakika,dakikada,dakikalık,dk',
      second: 'saniye,saniyede,saniyelik,sn',
    },
    numbers: `bir=1,iki=2,üç=3,dört=4,beş=5,altı=6,yedi=7,sekiz=8,dokuz=9,on=10,on iki=12,on beş=15,yirmi=20,
      yirmi beş=25,otuz=30,otuz beş=35,kırk=40,kırk beş=45,elli=50,altmış=60,doksan=90,yarım=.5,çeyrek=.25`,
    more: 'buçuk=.5',
  },
  {
    units: { hour: 'jam', minute: 'menit,mnt', second: 'detik' },
    numbers: `satu=1,dua=2,tiga=3,empat=4,lima=5,enam=6,tujuh=7,delapan=8,sembilan=9,sepuluh=10,dua belas=12,
      lima belas=15,dua puluh=20,dua puluh lima=25,tiga puluh=30,tiga puluh lima=35,empat puluh=40,empat puluh lima=45,
      lima puluh=50,enam puluh=60,setengah=.5,seperempat=.25,tiga perempat=.75`,
    more: 'setengah=.5,seperempat=.25',
    whole: 'sejam=3600,semenit=60',
  },
  {
    units: {
      hour: 'ساعة,ساعات,الساعة',
      minute: 'دقيقة,دقائق,دقايق,الدقيقة',
      second: 'ثانية,ثوان,ثوانٍ,ثواني',
    },
    numbers: `واحدة=1,ثلاث=3,ثلاثة=3,أربع=4,أربعة=4,خمس=5,خمسة=5,ست=6,ستة=6,سبع=7,سبعة=7,ثمان=8,ثماني=8,ثمانية=8,
      تسع=9,تسعة=9,عشر=10,عشرة=10,اثنتا عشرة=12,اثنتي عشرة=12,اثني عشر=12,خمس عشرة=15,خمسة عشر=15,عشرون=20,عشرين=20,
      خمس وعشرون=25,خمس وعشرين=25,خمسة وعشرين=25,ثلاثون=30,ثلاثين=30,خمس وثلاثون=35,خمس وثلاثين=35,خمسة وثلاثين=35,
      أربعون=40,أربعين=40,خمس وأربعون=45,خمس وأربعين=45,خمسة وأربعين=45,خمسون=50,خمسين=50,ستون=60,ستين=60,
      نصف=.5,نص=.5,ربع=.25,ثلث=.3333,ثلاثة أرباع=.75`,
    more: 'ونصف=.5,ونص=.5,وربع=.25,وثلث=.3333,إلا ربع=-.25,إلا ربعا=-.25,إلا ثلث=-.3333',
    whole: 'ساعة=3600,ساعتان=7200,ساعتين=7200,دقيقة=60,دقيقتان=120,دقيقتين=120',
  },
  {
    units: { hour: 'گھنٹہ,گھنٹے,گھنٹا,گھنٹوں', minute: 'منٹ,منٹوں,منٹس', second: 'سیکنڈ,سیکنڈز' },
    numbers: `ایک=1,دو=2,تین=3,چار=4,پانچ=5,چھ=6,چھے=6,سات=7,آٹھ=8,نو=9,دس=10,گیارہ=11,بارہ=12,پندرہ=15,بیس=20,پچیس=25,
      تیس=30,پینتیس=35,چالیس=40,پینتالیس=45,پچاس=50,ساٹھ=60,نوے=90,آدھا=.5,آدھے=.5,پون=.75,پونا=.75,سوا=1.25,ڈیڑھ=1.5,
      ڈھائی=2.5`,
    less: 'ساڑھے=.5,سوا=.25,پونے=-.25',
  },
]

type Phrase = { words: string[]; value: number }

const phrasesOf = (list = ''): Phrase[] =>
  list
    .split(',')
    .filter((entry) => entry.trim() !== '')
    .map((entry) => {
      const [name = '', value = '0'] = entry.split('=')
      return { words: fold(name).split(' '), value: Number(value) }
    })
    // The longest that fits is the one that is meant.
    .toSorted((a, b) => b.words.length - a.words.length)

const namesOf = (list: string) => new Set(list.split(',').map(fold))

const LANGUAGES = SPOKEN.map(({ units, numbers, more, less, whole }) => ({
  units: { hour: namesOf(units.hour), minute: namesOf(units.minute), second: namesOf(units.second) },
  numbers: phrasesOf(numbers),
  more: phrasesOf(more),
  less: phrasesOf(less),
  whole: phrasesOf(whole),
}))
type Language = (typeof LANGUAGES)[number]

const PARTS = ['hour', 'minute', 'second'] as const satisfies Part[]
const AND = namesOf('and,et,ve,dan,اور,و,&,،,plus')
const TO = namesOf('to,or,à,ou,ila,veya,ile,sampai,hingga,atau,إلى,أو,سے,تا,یا')
/** "A second egg", "une seconde couche": these count hours and minutes only. */
const ARTICLES = namesOf('a,an,un,une')
/** After these a bare number is minutes: "1h10", "1 heure 10". */
const HOURS_BEFORE_MINUTES = namesOf('h,heure,heures')
/** "Every minute" is no time to wait for. */
const EACH = namesOf('كل')
const DASH = /^[-–—~]$/

const tokensOf = (text: string): string[] =>
  (
    plainDigits(text)
      .replace(/(?<=\p{L})-(?=\p{L})/gu, ' ')
      .match(/\d+(?:[.,]\d+)?|[\p{L}\p{M}]+|[-–—~/,،&]/gu) ?? []
  ).map((token) => (/^\p{L}/u.test(token) ? fold(token) : token))

/** What was read, and where what follows begins. */
type Read = { value: number; end: number }

const fits = (tokens: readonly string[], at: number, { words }: Phrase) =>
  words.every((word, i) => tokens[at + i] === word)

function readPhrase(tokens: readonly string[], at: number, phrases: readonly Phrase[]): Read | null {
  const phrase = phrases.find((one) => fits(tokens, at, one))
  return phrase ? { value: phrase.value, end: at + phrase.words.length } : null
}

const isNumber = (token: string | undefined): token is string => token !== undefined && /^\d/.test(token)

/** "10", "1.5", "1/2", "1 1/2" and "1-1/2". */
function readFigures(tokens: readonly string[], at: number): Read | null {
  const first = tokens[at]
  if (!isNumber(first)) return null
  const fraction = (from: number): Read | null => {
    const [over, slash, under] = tokens.slice(from, from + 3)
    return isNumber(over) && slash === '/' && isNumber(under) && Number(under) > 0
      ? { value: Number(over) / Number(under), end: from + 3 }
      : null
  }
  const alone = fraction(at)
  if (alone) return alone
  const more = fraction(tokens[at + 1] === '-' ? at + 2 : at + 1)
  if (more && more.value < 1) return { value: Number(first) + more.value, end: more.end }
  return { value: Number(first.replace(',', '.')), end: at + 1 }
}

/** Figures go with the units of every language, words with those of their own. */
function readAmount(tokens: readonly string[], at: number, { numbers, more, less }: Language): Read | null {
  const before = readPhrase(tokens, at, less)
  const start = before?.end ?? at
  const counted = readFigures(tokens, start) ?? readPhrase(tokens, start, numbers)
  if (!counted) return before ? readPhrase(tokens, at, numbers) : null
  const after = readPhrase(tokens, counted.end, more)
  return { value: counted.value + (before?.value ?? 0) + (after?.value ?? 0), end: after?.end ?? counted.end }
}

/** Of "20–25" the earlier, because one can look again. */
function readRange(tokens: readonly string[], at: number, language: Language): Read | null {
  const from = readAmount(tokens, at, language)
  const between = from && tokens[from.end]
  if (!from || between === undefined || between === null) return from
  const to = DASH.test(between) || TO.has(between) ? readAmount(tokens, from.end + 1, language) : null
  return to ? { value: from.value, end: to.end } : from
}

type Piece = { part: Part; seconds: number; end: number }

function readPiece(tokens: readonly string[], at: number, language: Language): Piece | null {
  const amount = readRange(tokens, at, language)
  if (amount) {
    const unitAt = tokens[amount.end] === '-' ? amount.end + 1 : amount.end
    const unit = tokens[unitAt] ?? ''
    const part = PARTS.find((one) => language.units[one].has(unit))
    if (!part || (part === 'second' && ARTICLES.has(tokens[at] ?? ''))) return null
    return added({ part, seconds: amount.value * SECONDS[part], end: unitAt + 1 })
  }
  const whole = EACH.has(tokens[at - 1] ?? '') ? null : readPhrase(tokens, at, language.whole)
  if (!whole) return null
  return added({ part: whole.value >= SECONDS.hour ? 'hour' : 'minute', seconds: whole.value, end: whole.end })

  function added(piece: Piece): Piece {
    const more = readPhrase(tokens, piece.end, language.more)
    return more ? { ...piece, seconds: piece.seconds + more.value * SECONDS[piece.part], end: more.end } : piece
  }
}

/** Arabic writes "and" at the head of the next word. */
const withoutAnd = (tokens: readonly string[], at: number) =>
  tokens[at]?.startsWith('و') ? tokens.with(at, tokens[at].slice(1)) : tokens

function readTime(tokens: readonly string[], start: number, language: Language): number | null {
  let piece = readPiece(tokens, start, language)
  if (!piece) return null
  let seconds = piece.seconds
  for (;;) {
    const at: number = AND.has(tokens[piece.end] ?? '') || tokens[piece.end] === ',' ? piece.end + 1 : piece.end
    const next: Piece | null = readPiece(tokens, at, language) ?? readPiece(withoutAnd(tokens, at), at, language)
    if (!next) break
    // "20 minutes, 10 minutes later" names two times.
    if (SECONDS[next.part] >= SECONDS[piece.part]) return seconds
    seconds += next.seconds
    piece = next
  }
  const bare = tokens[piece.end] ?? ''
  const isMinutes = HOURS_BEFORE_MINUTES.has(tokens[piece.end - 1] ?? '') && /^[0-5]\d$/.test(bare)
  return isMinutes && tokens[piece.end + 1] !== '/' ? seconds + Number(bare) * SECONDS.minute : seconds
}

const LONGEST_TIMER = 172_800

/** The first time a step names, all of it. */
export function secondsIn(text: string): number | undefined {
  const tokens = tokensOf(text)
  for (const at of tokens.keys())
    for (const language of LANGUAGES) {
      const read = readTime(tokens, at, language)
      const seconds = read === null ? 0 : Math.round(read)
      if (read !== null) return seconds >= 1 && seconds <= LONGEST_TIMER ? seconds : undefined
    }
  return undefined
}
