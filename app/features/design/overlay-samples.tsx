// What lies over the page.
import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { LogOut, Settings, Store } from '#app/ui/icons.ts'
import { Menu } from '#app/ui/menu.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { Tooltip } from '#app/ui/tooltip.tsx'
import { Sample } from './sample.tsx'

export function Overlays() {
  const [open, setOpen] = useState(false)
  return (
    <Sample title="Overlays">
      <Button variant="outline" onClick={() => setOpen(true)}>
        Open a dialog
      </Button>
      <Menu trigger="Open a menu">
        <button type="button" className="menu__item" aria-current="true">
          <Store className="i" />
          Current
        </button>
        <button type="button" className="menu__item">
          <Settings className="i" />
          Settings
        </button>
        <div className="menu__line" />
        <button type="button" className="menu__item menu__item--danger">
          <LogOut className="i" />
          Log out
        </button>
      </Menu>
      <Button variant="outline" onClick={() => showToast('Saved to your places')}>
        Show a toast
      </Button>
      <Button
        variant="outline"
        onClick={() => showToast('Removed', { tone: 'info', action: { label: 'Undo', run: () => {} } })}
      >
        Show one with an action
      </Button>
      <Tooltip text="Checked with the issuer on 9 November">
        {(describedBy) => (
          <Button variant="ghost" {...describedBy}>
            Hover or focus me
          </Button>
        )}
      </Tooltip>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        size="sm"
        title="Remove this listing?"
        description="It leaves search and the map at once. You can bring it back for 30 days."
        footer={
          <>
            <Button variant="ghost" onClick={() => setOpen(false)}>
              Keep it
            </Button>
            <Button variant="danger" onClick={() => setOpen(false)}>
              Remove
            </Button>
          </>
        }
      />
    </Sample>
  )
}
