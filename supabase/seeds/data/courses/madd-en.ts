// Counting the madd: a course of all kinds of lessons. Its media are drawn by scripts/build-course-samples.ts.
import type { SampleCourse } from './shape.ts'

export const maddEn: SampleCourse = {
  slug: 'counting-the-madd',
  work: 'counting-the-madd',
  language: 'en',
  level: 'beginner',
  topic: 'quran',
  title: 'Counting the madd',
  summary:
    'Which letters are stretched, how long, and how to keep the length even: to read, to look at, to hear and to practise.',
  about: `Afterwards you can say why a letter is stretched where it is, and keep two, four and six counts apart by ear.

The counts are those of **Hafs from Asim by the way of ash-Shatibiyyah**, which most printed copies follow. Recitation is learned from a mouth: let a teacher hear you.`,
  teacher: 'The Mahalla team',
  teacherAbout:
    'The people who build this site. We are not reciters with an ijaza; the rules are from the primers named in the lessons.',
  lessons: [
    {
      slug: 'letters-that-stretch',
      title: 'Three letters that stretch',
      minutes: 5,
      body: `*Madd* means to stretch. Three letters can be stretched, and each only after the vowel that belongs to it:

- **alif** after a fatha, as in قَالَ
- a silent **waw** after a damma, as in يَقُولُ
- a silent **ya** after a kasra, as in قِيلَ

All three stand together in one word of the Quran: نُوحِيهَا ([Hud 49](/quran/11/49)).

# The natural length

Without these letters a vowel is one count long. With them it is **two**. Nothing else has to happen for that: the length is part of the word, and cutting it short can make another word. It is called *natural*, because no one with a sound ear makes it longer or shorter.

# What makes it longer

Two things, when they come after the letter:

1. a **hamza**, in the same word or at the start of the next
2. a **silent letter**, either for good or because you stop there

The hamza is far back in the throat, and the stretched letter is soft: the length keeps the one from swallowing the other. A silent letter needs the length to be reached at all.

# How long is a count?

As long as it takes to open or close a finger at an even pace. It is not a number of seconds: whoever recites slowly has long counts, whoever recites quickly has short ones. What has to stay the same is the **ratio**: four is twice two, wherever you are in the page.

**Sources.** The chapter on the madds in *Tuhfat al-Atfal* by al-Jamzuri and in the *Muqaddimah* of Ibn al-Jazari. The finger as a measure is general knowledge among teachers.`,
    },
    {
      slug: 'the-lengths',
      title: 'The five lengths in one table',
      minutes: 3,
      kind: 'picture',
      address: '/course-samples/lengths-of-the-madd.webp',
      transcript:
        'A table of five kinds of madd. Natural: two counts. Separated, a hamza begins the next word: four or five. Joined, a hamza in the same word: four or five. Before a stop: two, four or six. Necessary, before a doubled or lasting silent letter: six.',
      body: 'Choose four or five for the hamza, and two, four or six before a stop, and stay with your choice while you recite.\n\n**Sources.** *Tuhfat al-Atfal*, the chapter on the kinds of madd; the examples are from an-Nasr 1, al-Kawthar 1 and al-Fatihah.',
    },
    {
      slug: 'hear-the-counts',
      title: 'Two, four, six: hear the counts',
      minutes: 1,
      kind: 'audio',
      address: '/course-samples/two-four-six.wav',
      seconds: 23,
      transcript:
        'A tone with a click at every count, each length twice: two counts, two counts. Four counts, four counts. Six counts, six counts.',
      body: 'A plain tone, so that you hear nothing but the length. Say «aa» along with it, then look away and try to end with it.\n\n**Sources.** None needed: it is a tone. The pace is ours.',
    },
    {
      slug: 'seven-days',
      title: 'A sheet for seven days',
      minutes: 2,
      kind: 'pdf',
      address: '/course-samples/seven-days-with-the-madd.pdf',
      body: 'One page, across. Print it, or keep it on your phone.\n\n**Sources.** The same words and counts as in the table.',
    },
    {
      slug: 'madd-check',
      title: 'What have you kept?',
      minutes: 4,
      passMark: 75,
      questions: `How many counts has the natural madd?
- One
+ Two
- Four
> It needs neither hamza nor silent letter, and is two counts long.

What makes جَآءَ longer than قَالَ?
+ A hamza in the same word
- A silent letter that is doubled
- Nothing, both are two counts
> A hamza after the stretched letter in the same word: the joined madd, four or five counts.

Where are six counts the only length?
- Before a stop
- Before a hamza in the next word
+ Before a doubled or lasting silent letter
> The necessary madd. Before a stop two, four and six are all right.

What has to stay the same through a recitation?
- The number of seconds of a count
+ The ratio of the lengths to each other
- Six counts for every madd
> A count follows your pace; four stays twice as long as two.`,
    },
  ],
}
