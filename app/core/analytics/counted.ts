// The browser's answer to whether its visits are recorded. Asked when something is about to be recorded, never while
// rendering.
import type { RootData } from '#app/core/request/root-data.ts'
import { isCounted } from './rules.ts'

type PrivacyNavigator = Navigator & { globalPrivacyControl?: boolean }

export function isVisitorCounted(
  root: { config: Pick<RootData['config'], 'tracking'>; user: RootData['user'] } | null,
): boolean {
  if (!root) return false
  const { userAgent, doNotTrack, globalPrivacyControl = false }: PrivacyNavigator = navigator
  const { config, user } = root
  return isCounted({
    tracking: config.tracking,
    doNotTrack,
    globalPrivacyControl,
    roles: user?.roles ?? [],
    userAgent,
  })
}
