// A recipe out of text somebody copied: its title, what goes in, what to do. Headings are known in six languages; without them
// the lines are told apart by how they look.
import { fold } from '#app/core/places/fold.ts'
import { plainDigits } from '../plain-digits.ts'
import { readIngredient } from '../read-lines.ts'
import { isHeading } from '../recipe.ts'
import { secondsIn } from '../step-time.ts'
import { type Found, fitted } from './found.ts'
import { servingsIn } from './read-page.ts'

const namesOf = (list: string) => new Set(list.split(',').map(fold))

const INGREDIENTS = namesOf(`ingredients,you will need,what you need,for the shopping list,
  ingrédients,les ingrédients,il vous faut,malzemeler,malzemeleri,gerekli malzemeler,bahan,bahan bahan,bahan-bahan,bahan yang diperlukan,
  المقادير,المكونات,مقادير,مكونات,اجزا,اجزاء,اجزائے ترکیبی,سامان`)
const STEPS = namesOf(`method,directions,instructions,preparation,steps,how to make it,how to make,to make,
  préparation,la préparation,étapes,instructions,réalisation,yapılışı,hazırlanışı,tarifi,yapımı,cara membuat,cara memasak,langkah,
  langkah langkah,langkah-langkah,طريقة التحضير,طريقة العمل,الطريقة,التحضير,طريقة الطبخ,الخطوات,ترکیب,بنانے کا طریقہ,طریقہ,بنانے کی ترکیب`)
const AFTER =
  namesOf(`notes,note,tips,tip,nutrition,nutrition facts,comments,reviews,remarques,astuce,astuces,conseils,valeurs nutritionnelles,
  notlar,not,püf noktası,püf noktaları,besin değerleri,catatan,tips,nilai gizi,ملاحظات,ملاحظة,نصائح,القيم الغذائية,نوٹ,نکات,تجاویز`)

const SERVES =
  /^(?:serves|servings?|yields?|makes|pour|portions?|nombre de personnes|kaç kişilik|porsi|untuk|untuk berapa orang|porsiyon|يكفي|تكفي|عدد الحصص|الحصص|عدد الأشخاص|افراد|کتنے افراد)\b|^(?:يكفي|تكفي|عدد|افراد)|(?:kişilik|افراد کے لیے)$/iu
const PREP =
  /^(?:prep|preparation|préparation|hazırlık|hazırlama|persiapan|waktu persiapan|وقت التحضير|مدة التحضير|تیاری)/iu
const COOK =
  /^(?:cook|baking|bake|cuisson|pişirme|memasak|waktu memasak|وقت الطبخ|وقت الطهي|مدة الطهي|مدة الطبخ|پکانے)/iu

/** Without the marks of lists and of headings. */
const bare = (line: string) =>
  line
    .replace(/^[\s#*_>•▢□◦‣·–-]+(?=\S)/u, '')
    .replace(/[*_]+$/u, '')
    .trim()
const heading = (line: string) => fold(bare(line).replace(/\s*[:：(（].*$/u, ''))
const isNumbered = (line: string) => /^\d{1,2}\s*[.)\-:]\s*\D/.test(plainDigits(line))
const unnumbered = (line: string) => bare(line).replace(/^[\d٠-٩۰-۹]{1,2}\s*[.)\-:]\s*(?=\D)/u, '')

/** A line with an amount, or a few words without an end. */
const looksLikeIngredient = (line: string) => {
  if (isNumbered(line) || line.length > 90) return false
  const read = readIngredient(bare(line))
  return isHeading(read) || read.amount !== undefined || (line.length <= 40 && !/[.!؟۔]$/u.test(line))
}

/** "Prep: 20 min", "Serves 4": a fact of its own, neither ingredient nor step. */
function factIn(line: string): Partial<Pick<Found, 'servings' | 'prep' | 'cook'>> | null {
  const text = bare(line)
  if (text.length > 60) return null
  const seconds = secondsIn(text)
  if (seconds !== undefined && PREP.test(text)) return { prep: Math.max(1, Math.round(seconds / 60)) }
  if (seconds !== undefined && COOK.test(text)) return { cook: Math.max(1, Math.round(seconds / 60)) }
  const servings = seconds === undefined && SERVES.test(text) ? servingsIn(text) : null
  return servings === null ? null : { servings }
}

type Part = 'title' | 'ingredients' | 'steps' | 'after'

/** Null: neither ingredients nor steps can be told in it. */
export function readPasted(text: string): Found | null {
  const lines = text
    .slice(0, 40_000)
    .split(/\r\n|[\r\n\u2028]/)
    .map((line) =>
      line
        .replace(/[\p{Cc}\u200b\ufeff\u00a0]/gu, ' ')
        .replace(/\s+/gu, ' ')
        .trim(),
    )
    .filter((line) => line !== '')
  const found: Found = {
    title: '',
    ingredients: [],
    steps: [],
    servings: null,
    prep: null,
    cook: null,
    course: null,
    occasions: [],
    language: null,
    source: null,
  }
  const hasHeadings = lines.some((line) => INGREDIENTS.has(heading(line)))
  let part: Part = 'title'
  for (const line of lines.slice(0, 400)) {
    const name = heading(line)
    if (INGREDIENTS.has(name)) part = 'ingredients'
    else if (STEPS.has(name) && (part !== 'title' || !/\d/.test(plainDigits(line)))) part = 'steps'
    else if (AFTER.has(name) && part !== 'title') part = 'after'
    else {
      const fact = part === 'steps' || part === 'after' ? null : factIn(line)
      if (fact) Object.assign(found, fact)
      else if (part === 'title' && found.title === '') found.title = bare(line)
      else if (part === 'title' && !hasHeadings && looksLikeIngredient(line)) {
        part = 'ingredients'
        found.ingredients.push(bare(line))
      } else if (part === 'ingredients') {
        if (!hasHeadings && !looksLikeIngredient(line)) {
          part = 'steps'
          found.steps.push(unnumbered(line))
        } else found.ingredients.push(bare(line))
      } else if (part === 'steps') found.steps.push(unnumbered(line))
    }
  }
  return found.ingredients.length + found.steps.length === 0 ? null : fitted(found)
}
