// Adhkar after the prayer, and the takbir of the feasts: short, authentic, each with its source in the texts of the page. A
// hall reads them from afar, so there are no more than these.

export type Dhikr = {
  id: 'forgiveness' | 'peace' | 'alone' | 'praise' | 'help' | 'takbir'
  arabic: string
  /** How often it is said. */
  times: number
}

export const TAKBIR: Dhikr = {
  id: 'takbir',
  arabic: 'اللَّهُ أَكْبَرُ، اللَّهُ أَكْبَرُ، لَا إِلَٰهَ إِلَّا اللَّهُ، وَاللَّهُ أَكْبَرُ، اللَّهُ أَكْبَرُ، وَلِلَّهِ الْحَمْدُ',
  times: 1,
}

const AFTER_PRAYER: readonly Dhikr[] = [
  { id: 'forgiveness', arabic: 'أَسْتَغْفِرُ اللَّهَ', times: 3 },
  {
    id: 'peace',
    arabic: 'اللَّهُمَّ أَنْتَ السَّلَامُ وَمِنْكَ السَّلَامُ، تَبَارَكْتَ يَا ذَا الْجَلَالِ وَالْإِكْرَامِ',
    times: 1,
  },
  {
    id: 'alone',
    arabic:
      'لَا إِلَٰهَ إِلَّا اللَّهُ وَحْدَهُ لَا شَرِيكَ لَهُ، لَهُ الْمُلْكُ وَلَهُ الْحَمْدُ وَهُوَ عَلَى كُلِّ شَيْءٍ قَدِيرٌ، اللَّهُمَّ لَا مَانِعَ لِمَا أَعْطَيْتَ، وَلَا مُعْطِيَ لِمَا مَنَعْتَ، وَلَا يَنْفَعُ ذَا الْجَدِّ مِنْكَ الْجَدُّ',
    times: 1,
  },
  { id: 'praise', arabic: 'سُبْحَانَ اللَّهِ، وَالْحَمْدُ لِلَّهِ، وَاللَّهُ أَكْبَرُ', times: 33 },
  { id: 'help', arabic: 'اللَّهُمَّ أَعِنِّي عَلَى ذِكْرِكَ وَشُكْرِكَ وَحُسْنِ عِبَادَتِكَ', times: 1 },
]

/** Each stands this long. */
const DHIKR_SECONDS = 40

export function dhikrOn(now: number, isTakbir: boolean): Dhikr {
  const all = isTakbir ? [TAKBIR, ...AFTER_PRAYER] : AFTER_PRAYER
  return all[Math.floor(now / 1000 / DHIKR_SECONDS) % all.length] ?? TAKBIR
}
