import { generatePath, type MiddlewareFunction, redirect } from 'react-router'
import { decodedPath } from '../ui/navigation/safe-return-path.ts'

/**
 * Every page has one address: `/Contact/` and `/%63ontact` go to `/contact`. The fixed parts are spelled as in routes.ts,
 * a product type in lower case, nothing is escaped that need not be, and no slash stands at the end; other parameters stay
 * as they are.
 */
export const redirectToCanonicalAddress: MiddlewareFunction<Response> = ({ url, pattern, params }, next) => {
  if (pattern.includes('*')) return next()
  const { productType } = params
  const spelled = productType === undefined ? params : { ...params, productType: productType.toLowerCase() }
  const canonical = generatePath(`/${pattern}`, spelled)
  if (!isSameButForSpelling(canonical, url.pathname)) return next()
  throw redirect(canonical + url.search, 301)
}

/** Different, and only by escapes, capitals and slashes at the end: so the address redirected to is never redirected again. */
function isSameButForSpelling(canonical: string, pathname: string): boolean {
  const bare = (address: string) =>
    decodedPath(address)
      .replace(/(?<!\/)\/+$/, '')
      .toLowerCase()
  return canonical !== pathname && bare(canonical) === bare(pathname)
}
