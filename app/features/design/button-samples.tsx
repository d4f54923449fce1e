// Buttons in every state.
import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { Heart, Share2 } from '#app/ui/icons.ts'
import { Sample } from './sample.tsx'

export function Buttons() {
  const [busy, setBusy] = useState(true)
  return (
    <Sample title="Buttons">
      <div className="grid w-full grid-cols-1 gap-3">
        {(['primary', 'soft', 'outline', 'ghost', 'danger'] as const).map((variant) => (
          <div key={variant} className="flex flex-wrap gap-3">
            <Button variant={variant}>{variant}</Button>
            <Button variant={variant} className="is-hover">
              Hover
            </Button>
            <Button variant={variant} className="is-active">
              Pressed
            </Button>
            <Button variant={variant} disabled>
              Disabled
            </Button>
            <Button variant={variant} busy>
              Save changes
            </Button>
          </div>
        ))}
        <div className="flex flex-wrap items-center gap-3">
          <Button size="lg">Large</Button>
          <Button>Medium</Button>
          <Button size="sm">Small</Button>
          <Button variant="outline">
            <Share2 className="i i--sm" />
            With icon
          </Button>
          <Button to="/design" variant="soft">
            A link
          </Button>
          <Button busy={busy} onClick={() => setBusy(true)}>
            Save and continue
          </Button>
          <Button variant="ghost" onClick={() => setBusy((was) => !was)}>
            Busy or not
          </Button>
          <IconButton label="Share">
            <Share2 className="i" />
          </IconButton>
          <IconButton label="Save" outlined>
            <Heart className="i" />
          </IconButton>
          <IconButton label="Save" disabled>
            <Heart className="i" />
          </IconButton>
        </div>
        <div className="deep flex flex-wrap gap-3 rounded-card bg-deep p-4">
          <Button variant="gold">Gold, first</Button>
          <Button variant="glass">Glass, second</Button>
          <Button variant="gold" busy>
            Busy
          </Button>
        </div>
      </div>
    </Sample>
  )
}
