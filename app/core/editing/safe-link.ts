const SAFE = /^(https:\/\/[^/?#@]+([/?#]|$)|\/([^/]|$))/
/** Signs that no address needs, and that some program somewhere reads as something else. */
const ODD = /[\s\p{Cc}\\<>"]/u

/** Where staff may lead people: another site by https, or a path of ours. The database asks the same. */
export const isSafeLink = (address: string) => address.length <= 500 && SAFE.test(address) && !ODD.test(address)
