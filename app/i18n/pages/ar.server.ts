import type { LocationTexts } from './en.server.ts'

export const location = {
  country: (name: string): string => name,
  city: (city: string, country: string): string => (city === country ? city : `${city}، ${country}`),
  headings: {
    restaurants: (place: string) => `مطاعم حلال في ${place}`,
    grocery: (place: string) => `بقالات حلال في ${place}`,
    healthcare: (place: string) => `أطباء ومقدّمو رعاية صحية مسلمون في ${place}`,
    trades: (place: string) => `حرفيون مسلمون في ${place}`,
    education: (place: string) => `مدارس إسلامية ودروس خصوصية في ${place}`,
    finance: (place: string) => `تمويل إسلامي ومحاسبون مسلمون في ${place}`,
    retail: (place: string) => `متاجر يملكها مسلمون في ${place}`,
    technology: (place: string) => `أعمال تقنية يملكها مسلمون في ${place}`,
    travel: (place: string) => `مكاتب حج وعمرة وسفر حلال في ${place}`,
    services: (place: string) => `خدمات مهنية يقدّمها مسلمون في ${place}`,
    beauty: (place: string) => `مراكز تجميل وعناية يملكها مسلمون في ${place}`,
    community: (place: string) => `جمعيات ومؤسسات للمسلمين في ${place}`,
  },
  partHeading: (part: string, place: string) => `${part} في ${place}`,
  lead: (count: string, heading: string) => `${heading}: ${count}، مع التقييمات وأوقات العمل.`,
  leadEmpty: (heading: string) => `${heading}: لم يُدرج أحد هنا بعد. هل تعرف مكانًا مناسبًا؟ أخبر صاحبه أن الإدراج مجاني.`,
} satisfies LocationTexts
