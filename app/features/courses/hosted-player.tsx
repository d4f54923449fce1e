// A film that lies with a known host. Nothing of the host is asked for until somebody presses; without scripts the link
// leads there.
import { useState } from 'react'
import type { HostedVideo } from '#app/core/media/video-host.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { useScript } from '#app/lib/use-script.ts'
import { Button } from '#app/ui/button.tsx'
import { ExternalLink, Play } from '#app/ui/icons.ts'

type Props = { video: HostedVideo; title: string }

export function HostedPlayer({ video: { host, page, player }, title }: Props) {
  const words = useI18n().t.courses.lesson
  const isAlive = useScript()
  const [isOpen, setIsOpen] = useState(false)
  if (isOpen)
    return (
      <iframe
        className="courses-frame"
        src={player}
        title={title}
        allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
        allowFullScreen
        referrerPolicy="strict-origin-when-cross-origin"
      />
    )
  return (
    <div className="courses-hosted">
      <p>{words.hosted(host)}</p>
      <p className="row row--wrap gap-3">
        {isAlive && (
          <Button onClick={() => setIsOpen(true)}>
            <Play className="i i--sm" />
            {words.playHere}
          </Button>
        )}
        <Button href={page} variant="outline" target="_blank" rel="noopener noreferrer">
          <ExternalLink className="i i--sm" />
          {words.watchAt(host)}
        </Button>
      </p>
    </div>
  )
}
