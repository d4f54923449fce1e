// The widget as others will see it. With scripts the frame takes the height the widget tells.
import { useEffect, useRef, useState } from 'react'

type Props = { src: string; title: string; height: number }

export function PreviewFrame({ src, title, height }: Props) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [told, setTold] = useState<number | null>(null)
  useEffect(() => {
    const listen = ({ source, origin, data }: MessageEvent) => {
      if (source !== frame.current?.contentWindow || origin !== window.location.origin) return
      if (data?.type === 'mahalla:height' && Number.isFinite(data.height)) setTold(Math.ceil(data.height))
    }
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [])
  return <iframe ref={frame} className="wb-frame" src={src} title={title} height={told ?? height} />
}
