// One tap writes a saved reply into the field below: a link, so that it needs no script.
import { useT } from '#app/i18n/catalogue.ts'
import { Chip } from '#app/ui/chip.tsx'
import type { SavedReply } from './saved-replies.ts'

type Props = { replies: readonly SavedReply[]; linkTo: (use: string) => string }

export function PickReply({ replies, linkTo }: Props) {
  const words = useT().messages.saved
  if (replies.length === 0) return null
  return (
    <nav className="stack gap-2" aria-label={words.pick}>
      <span className="small muted" aria-hidden="true">
        {words.pick}
      </span>
      <div className="chips">
        {replies.map(({ id, title }) => (
          <Chip key={id} to={linkTo(id)}>
            <bdi>{title}</bdi>
          </Chip>
        ))}
      </div>
    </nav>
  )
}
