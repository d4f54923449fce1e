// The words of the athan line by line: Arabic, how it sounds, what it means.
import { useI18n } from '#app/i18n/catalogue.ts'
import { Badge } from '#app/ui/badge.tsx'

const LINES = [
  { key: 'takbir', times: 4, arabic: 'اللهُ أَكْبَرُ', sound: 'Allāhu akbar' },
  { key: 'witnessOne', times: 2, arabic: 'أَشْهَدُ أَنْ لَا إِلٰهَ إِلَّا اللهُ', sound: 'Ashhadu an lā ilāha illā Allāh' },
  {
    key: 'witnessTwo',
    times: 2,
    arabic: 'أَشْهَدُ أَنَّ مُحَمَّدًا رَسُولُ اللهِ',
    sound: 'Ashhadu anna Muḥammadan rasūlu Allāh',
  },
  { key: 'prayer', times: 2, arabic: 'حَيَّ عَلَى الصَّلَاةِ', sound: 'Ḥayya ʿalā ṣ-ṣalāh' },
  { key: 'success', times: 2, arabic: 'حَيَّ عَلَى الْفَلَاحِ', sound: 'Ḥayya ʿalā l-falāḥ' },
  {
    key: 'sleep',
    times: 2,
    arabic: 'الصَّلَاةُ خَيْرٌ مِنَ النَّوْمِ',
    sound: 'Aṣ-ṣalātu khayrun mina n-nawm',
    fajrOnly: true,
  },
  { key: 'takbirAgain', times: 2, arabic: 'اللهُ أَكْبَرُ', sound: 'Allāhu akbar' },
  { key: 'unity', times: 1, arabic: 'لَا إِلٰهَ إِلَّا اللهُ', sound: 'Lā ilāha illā Allāh' },
] as const

export function AthanWords() {
  const { locale, t } = useI18n()
  const words = t.athan.words
  return (
    <section className="panel stack gap-5" aria-labelledby="athan-words">
      <div>
        <h2 className="h3" id="athan-words">
          {words.title}
        </h2>
        <p className="soft">{words.lead}</p>
      </div>
      <ol className="athan-lines">
        {LINES.map((line) => (
          <li key={line.key}>
            <p className="athan-lines__arabic" lang="ar" dir="rtl">
              {line.arabic}
            </p>
            <div>
              {/* Whoever reads Arabic needs no Latin letters for it. */}
              {locale !== 'ar' && (
                <p className="athan-lines__sound" lang="ar-Latn" dir="ltr">
                  {line.sound}
                </p>
              )}
              <p>{words.lines[line.key]}</p>
              <p className="small muted row row--wrap gap-2">
                {words.times(line.times)}
                {'fajrOnly' in line && <Badge tone="gold">{words.fajrOnly}</Badge>}
              </p>
            </div>
          </li>
        ))}
      </ol>
      <p className="small muted">{words.note}</p>
    </section>
  )
}
