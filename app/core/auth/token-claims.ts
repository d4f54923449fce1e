/** The claims in an access token, unchecked: for tokens that were verified elsewhere. Empty if it is not a token. */
export function claimsOf(token: string): { aal?: string } {
  try {
    const [, payload = ''] = token.split('.')
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0))
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes))
    return typeof claims === 'object' && claims !== null ? claims : {}
  } catch {
    return {}
  }
}
