// Why there is nothing to listen to, where no recitation is set up.
import { useT } from '#app/i18n/catalogue.ts'

export const NO_AUDIO_ID = 'quran-no-audio'

export function NoAudioNote() {
  const words = useT().quran.player
  return (
    <div id={NO_AUDIO_ID} popover="auto" className="quran-sheet" role="dialog" aria-labelledby={`${NO_AUDIO_ID}-title`}>
      <h2 className="h4" id={`${NO_AUDIO_ID}-title`}>
        {words.none}
      </h2>
      <p className="soft">{words.noneText}</p>
    </div>
  )
}
