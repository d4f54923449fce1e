// Tells when something is new on a channel. The channel says no more than that: what it is, one asks for oneself.
import { useEffect } from 'react'
import { useRootData } from './root-data.ts'

export function useNews(topic: string | null, onNews: () => void) {
  const config = useRootData()?.config
  const anonKey = config?.anonKey
  const backendUrl = config?.backendUrl
  useEffect(() => {
    if (!topic || !anonKey) return
    let leave = () => {}
    let isGone = false
    void import('@supabase/supabase-js').then(({ createClient }) => {
      if (isGone) return
      const client = createClient(backendUrl ?? location.origin, anonKey, {
        auth: { persistSession: false, autoRefreshToken: false },
      })
      const channel = client.channel(topic).on('broadcast', { event: 'news' }, onNews).subscribe()
      leave = () => void client.removeChannel(channel).then(() => client.realtime.disconnect())
    })
    return () => {
      isGone = true
      leave()
    }
  }, [topic, anonKey, backendUrl, onNews])
}
