// The platforms of the social directory, and their marks, drawn as outlines like our other icons.
export const platforms = ['instagram', 'youtube', 'tiktok', 'twitter', 'linkedin'] as const
export type Platform = (typeof platforms)[number]

export const platformNames: Record<Platform, string> = {
  instagram: 'Instagram',
  youtube: 'YouTube',
  tiktok: 'TikTok',
  twitter: 'X',
  linkedin: 'LinkedIn',
}

const paths: Record<Platform, string> = {
  instagram:
    'M7 2h10a5 5 0 0 1 5 5v10a5 5 0 0 1-5 5H7a5 5 0 0 1-5-5V7a5 5 0 0 1 5-5ZM12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM17.5 6.5h.01',
  youtube:
    'M6 5.2c4-.4 8-.4 12 0 2 .2 3.4 1.5 3.6 3.4.3 2.3.3 4.5 0 6.8-.2 1.9-1.6 3.2-3.6 3.4-4 .4-8 .4-12 0-2-.2-3.4-1.5-3.6-3.4-.3-2.3-.3-4.5 0-6.8C2.6 6.7 4 5.4 6 5.2ZM10 9v6l5.2-3Z',
  tiktok: 'M13.5 3v12.200a3.9 3.9 0 1 1-3.9-3.900M13.5 3c.4 3 2.3 4.9 5.5 5.1',
  twitter: 'M4 4h4.5L20 20h-4.5ZM4.5 20l6-6.9M13.5 10.3 19 4',
  linkedin:
    'M16 8a6 6 0 0 1 6 6v7h-4v-7a2 2 0 0 0-4 0v7h-4v-7a6 6 0 0 1 6-6ZM2 9h4v12H2ZM4 2a2 2 0 1 1 0 4 2 2 0 0 1 0-4Z',
}

export function SocialIcon({ platform }: { platform: Platform }) {
  return (
    <svg className="i" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path d={paths[platform]} />
    </svg>
  )
}
