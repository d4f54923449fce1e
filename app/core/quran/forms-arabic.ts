/**
 * The forms of an Arabic word, lightly: what is written onto its front (and, with, like, for, the), the pronoun at its end,
 * and the endings of number and case are taken off. What a letter at the front is, root or particle, the text itself tells:
 * كتاب keeps its kaf because الكتاب is a word of it. Plurals that change inside are a list. Words come folded.
 */

/** Singular first. */
const BROKEN_PLURALS = `قلب قلوب|كتاب كتب|نفس انفس نفوس|عبد عباد عبيد|رسول رسل|نبي انبيا|ولي اوليا|شيطان شياطين|ملك ملايكه ملوك|بيت بيوت
سما سموات سماوات|ارض ارضون|جبل جبال|بحر بحار ابحر|نهر انهار|شجره شجر|ثمره ثمر ثمرات|ولد اولاد ولدان|ابن ابنا بنون بني بنين بنت بنات|اب ابا
ام امهات|اخ اخوه اخوان اخت اخوات|زوج ازواج|رجل رجال|امراه نسا نسوه|يتيم يتامي|مسكين مساكين|فقير فقرا|غني اغنيا|كافر كفار كوافر
عالم علما|شهيد شهدا|شاهد شهود اشهاد|ذنب ذنوب|سييه سييات|اجر اجور|رزق ارزاق|مال اموال|دين اديان|يوم ايام|شهر شهور اشهر|سنه سنين سنون|ليل ليال ليالي ليله
اسم اسما|مثل امثال|حديث احاديث|قول اقوال اقاويل|عمل اعمال|فعل افعال|امر امور|حكم احكام|حد حدود|صدر صدور|عين عيون اعين|يد ايدي ايد|رجل ارجل|وجه وجوه
لسان السنه|راس رووس روس|اذن اذان|بصر ابصار|باب ابواب|ساعه ساعات|قريه قري|مسجد مساجد|طعام اطعمه|نار نيران|كنز كنوز|صاحب اصحاب|قوم اقوام|امه امم
حزب احزاب|شي اشيا|عظم عظام|طير طيور|دابه دواب|بهيمه بهايم|سبيل سبل|طريق طرايق|حق حقوق|نجم نجوم|كوكب كواكب|ريح رياح|سحاب سحب|غلام غلمان`

const groups: readonly (readonly string[])[] = BROKEN_PLURALS.split(/[|\n]/).map((line) => line.split(' '))

/** The end of these is their own, though it looks like a plural's. */
const WHOLE = new Set(['فرعون', 'هارون', 'قارون', 'زيتون', 'مسكين', 'سبعين', 'ماعون', 'هامان'])
/** Particles have no forms, and would be found in nearly every verse. */
const PARTICLES = new Set(
  'انه انت انا انها انهم منه منها منهم عنه عنها فيه فيها له لها لهم به بها بهم اليه عليه هذا هذه ذلك تلك الذي التي الذين ماذا'.split(
    ' ',
  ),
)

const PRONOUNS = ['هما', 'كما', 'هم', 'هن', 'كم', 'كن', 'نا', 'ها', 'ني', 'ه', 'ك', 'ي']
const ENDINGS = ['ون', 'ين', 'وا', 'ان', 'ا']
const SHORTEST = 3

/** Written with the article, the word's own first letter follows it. */
const ARTICLE = /^(?:[وف]?[بك]?ال|[وف]?لل)(?=\p{L}{2})/u
const FRONT = /^[وفبكلس]/u

/** The alef of an accusative, not that of a pronoun. */
const isPronounAlef = (word: string, ending: string) => ending === 'ا' && /(?:ها|نا|ما)$/.test(word)

const endless = (word: string, endings: readonly string[]): string[] =>
  endings.flatMap((ending) =>
    word.endsWith(ending) && word.length - ending.length >= SHORTEST && !isPronounAlef(word, ending)
      ? [word.slice(0, -ending.length)]
      : [],
  )

/** The feminine ending opens before a pronoun and in the plural: رحمه, رحمته, رحمات. */
function closed(word: string): string[] {
  if (word.endsWith('ات') && word.length > SHORTEST) {
    const base = word.slice(0, -2)
    return [
      word,
      `${base}ه`,
      ...(base.length >= SHORTEST ? [base] : []),
      ...(base.endsWith('و') ? [`${base.slice(0, -1)}اه`] : []),
    ]
  }
  return word.endsWith('ت') && word.length >= SHORTEST ? [word, `${word.slice(0, -1)}ه`] : [word]
}

const unique = (words: readonly string[]) => [...new Set(words)]

export type Forms = {
  /** Of a word of the text: the same without what is written onto its front. */
  bare: (word: string) => readonly string[]
  /** Of a word of the text: all that it may be a form of. */
  keys: (word: string) => readonly string[]
}

/** `words` are all of the text. */
export function formsOf(words: Iterable<string>): Forms {
  const definite = new Set<string>()
  for (const word of words) {
    const rest = word.replace(ARTICLE, '')
    if (rest === word) continue
    for (const form of [rest, ...endless(rest, PRONOUNS), ...endless(rest, ENDINGS)]) definite.add(form)
  }
  const isOwn = (word: string) =>
    [word, ...endless(word, PRONOUNS), ...endless(word, ENDINGS)].some((form) => definite.has(form))

  function bare(word: string): string[] {
    const found = [word]
    const withoutArticle = word.replace(ARTICLE, '')
    if (withoutArticle !== word) found.push(withoutArticle)
    // And, then, with, like, for, will: one after the other, each only where it is not the word's own letter.
    let rest = word
    for (let taken = 0; taken < 3 && FRONT.test(rest) && rest.length > SHORTEST && !isOwn(rest); taken++) {
      rest = rest.slice(1)
      found.push(rest)
      const inner = rest.replace(ARTICLE, '')
      if (inner !== rest) found.push(inner)
    }
    return unique(found)
  }

  function keys(word: string): string[] {
    return unique(
      bare(word).flatMap((form) =>
        [form, ...endless(form, PRONOUNS)].flatMap((base) => [
          ...closed(base),
          ...endless(base, ENDINGS).flatMap((stem) => closed(stem)),
        ]),
      ),
    )
  }
  return { bare, keys }
}

/** What a typed word is looked for as, in all its forms; empty where it has none. */
export function wantedForms(word: string): readonly string[] {
  if (word.length < 2 || PARTICLES.has(word)) return []
  const base = word.replace(ARTICLE, '')
  const singular = WHOLE.has(base) ? [base] : [base, ...endless(base, ['ون', 'ين', 'ا'])]
  const own = unique(singular.flatMap((form) => closed(form).filter((found) => found.endsWith('ه') || found === form)))
  return unique([...own, ...groups.flatMap((group) => (group.some((form) => own.includes(form)) ? group : []))])
}
