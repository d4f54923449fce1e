// What somebody has begun to write, on their own device. Storage that is full or forbidden keeps nothing, and nobody minds.
const KEY = 'draft:'

export function readDeviceDraft(name: string): string | null {
  try {
    return localStorage.getItem(KEY + name)
  } catch {
    return null
  }
}

export function writeDeviceDraft(name: string, text: string): void {
  try {
    if (text === '') localStorage.removeItem(KEY + name)
    else localStorage.setItem(KEY + name, text)
  } catch {
    // The account keeps it too.
  }
}
