/** True only when asking for the position would not bring up a prompt. */
export async function mayLocateUnasked(): Promise<boolean> {
  try {
    return (await navigator.permissions.query({ name: 'geolocation' })).state === 'granted'
  } catch {
    return false
  }
}
