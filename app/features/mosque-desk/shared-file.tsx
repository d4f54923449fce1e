// A timetable another app shared: a document goes into the form, a picture stands beside it, to copy the times from.
import { useEffect, useRef, useState } from 'react'
import { forgetSharedFile, readSharedFile } from '#app/core/pocket/shared-file.ts'
import { useT } from '#app/i18n/catalogue.ts'

export function SharedFile() {
  const words = useT().pocket.share
  const [picture, setPicture] = useState<string | null>(null)
  const here = useRef<HTMLDivElement>(null)

  useEffect(() => {
    let address = ''
    let isGone = false
    void readSharedFile().then((file) => {
      if (isGone || file === null) return
      if (file.type.startsWith('image/')) {
        address = URL.createObjectURL(file)
        setPicture(address)
        return
      }
      const field = here.current?.closest('form')?.querySelector<HTMLInputElement>('input[type=file]')
      if (!field) return
      const files = new DataTransfer()
      files.items.add(file)
      field.files = files.files
      // It is where it belongs: another mosque must not be given the same.
      void forgetSharedFile()
    })
    return () => {
      isGone = true
      URL.revokeObjectURL(address)
    }
  }, [])

  return <div ref={here}>{picture !== null && <img src={picture} alt={words.picture} className="desk-shared" />}</div>
}
