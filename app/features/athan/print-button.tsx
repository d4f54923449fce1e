// Prints the page. Shown once scripts run; without them the browser's own menu prints the same.
import { useEffect, useState } from 'react'
import { useT } from '#app/i18n/catalogue.ts'
import { Button } from '#app/ui/button.tsx'
import { Printer } from '#app/ui/icons.ts'

export function PrintButton() {
  const words = useT().athan.month
  const [isReady, setReady] = useState(false)
  useEffect(() => setReady(true), [])
  if (!isReady) return null
  return (
    <Button variant="outline" onClick={() => window.print()} title={words.printHint}>
      <Printer className="i i--sm" />
      {words.print}
    </Button>
  )
}
