// Conversations between visitors and the sample owners. Some still wait for the owner's answer.
export type SampleTalk = {
  readonly business: string
  readonly visitor: string
  readonly isDone?: true
  /** Who says it, how many hours ago, and what. */
  readonly lines: readonly (readonly ['visitor' | 'business', number, string])[]
}

const reviewer = (name: string) => `reviewer-${name}@sample.mahalla.example`

export const sampleTalks: readonly SampleTalk[] = [
  {
    business: 'Saffron & Stone',
    visitor: reviewer('en-1'),
    lines: [
      ['visitor', 30, 'Salaam, do you have a table for nine on Friday after Maghrib? Two of us use wheelchairs.'],
      [
        'business',
        28.5,
        'Wa alaykum salaam Maryam. Yes, the long table by the door has no step. Shall I hold it for 18:30?',
      ],
      ['visitor', 28, 'Perfect, JazakAllah khair. And is the lamb hand-slaughtered?'],
    ],
  },
  {
    business: 'Saffron & Stone',
    visitor: reviewer('en-6'),
    lines: [
      [
        'visitor',
        3,
        'As-salamu alaykum. Can you cater an aqiqah for forty people in Ealing, the last Saturday of the month?',
      ],
    ],
  },
  {
    business: 'Saffron & Stone',
    visitor: reviewer('ar-1'),
    isDone: true,
    lines: [
      ['visitor', 170, 'السلام عليكم، هل عندكم مكان للصلاة؟'],
      ['business', 168, 'وعليكم السلام، نعم، في الطابق العلوي غرفة للرجال وأخرى للنساء، والوضوء بجانبها.'],
      ['visitor', 167.5, 'جزاكم الله خيرًا، نراكم يوم الأحد إن شاء الله.'],
    ],
  },
  {
    business: 'Dar Zohra',
    visitor: reviewer('fr-1'),
    lines: [
      ['visitor', 52, 'Bonjour, proposez-vous un menu pour la rupture du jeûne les lundis et jeudis ?'],
      ['business', 50, 'Bonjour Samira, oui : dattes, harira et un plat au choix, dès l’appel du Maghrib.'],
      ['visitor', 20, 'Merci ! Nous serons six lundi, faut-il réserver ?'],
    ],
  },
  {
    business: 'Dar Zohra',
    visitor: reviewer('fr-2'),
    isDone: true,
    lines: [
      ['visitor', 260, 'Salam, j’ai oublié une écharpe grise hier soir, l’avez-vous trouvée ?'],
      ['business', 255, 'Salam Karim, elle vous attend à la caisse.'],
    ],
  },
  {
    business: 'Mend My Phone, Peckham',
    visitor: reviewer('en-4'),
    lines: [['visitor', 7, 'Salaam, my screen is cracked but still works. How long does it take, and can I wait?']],
  },
]
