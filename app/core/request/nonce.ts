// The word by which inline scripts of ours are known while a page is written: random, and gone or used up when it is sent.
import { createContext, useContext } from 'react'

export const NonceContext = createContext<string | undefined>(undefined)

/** Undefined in the browser, where scripts have run already. */
export const useNonce = () => useContext(NonceContext)
