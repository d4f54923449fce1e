// The address of the page, for links that lead back to it or to its other languages.
import { useLocation } from 'react-router'

/**
 * Path without language prefix, and query. The query is written anew: the router hands it over in different spellings
 * on the server and in the browser ("?a" and "?a="), which would break hydration.
 */
export function useHere(): { pathname: string; search: string } {
  const { pathname, search } = useLocation()
  const query = new URLSearchParams(search).toString()
  return { pathname, search: query && `?${query}` }
}
