// A recording with the browser's own controls, which need no script. Its words go with it as captions.

type Props = { title: string; src: string }

export function SoundElement({ title, src }: Props) {
  return (
    <audio controls preload="none" src={src} aria-label={title}>
      <track kind="captions" srcLang="ar" label="العربية" src="/athan-words.vtt" />
    </audio>
  )
}
