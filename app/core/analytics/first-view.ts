// The page that was counted before the scripts of the page began, so that they do not count it again.
let counted: string | null = null

export const noteFirstView = (pathname: string): void => {
  counted = pathname
}

/** `pathname` as the browser writes it, with the language. */
export const wasFirstView = (pathname: string): boolean => counted === pathname
