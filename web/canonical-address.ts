import { generatePath, type MiddlewareFunction, redirect } from 'react-router'

/**
 * Every page has one address: `/Contact/` goes to `/contact`. The fixed parts are spelled as in routes.ts, a product
 * type in lower case, and no slash stands at the end; other parameters stay as they are.
 */
export const redirectToCanonicalAddress: MiddlewareFunction<Response> = ({ url, pattern, params }, next) => {
  if (pattern.includes('*')) return next()
  const { productType } = params
  const spelled = productType === undefined ? params : { ...params, productType: productType.toLowerCase() }
  const canonical = generatePath(`/${pattern}`, spelled)
  if (!isSameButForSpelling(canonical, url.pathname)) return next()
  throw redirect(canonical + url.search, 301)
}

/** Different, and only by capitals and slashes at the end: so the address redirected to is never redirected again. */
function isSameButForSpelling(canonical: string, pathname: string): boolean {
  const bare = pathname.replace(/\/+$/, '') || '/'
  return canonical !== pathname && canonical.toLowerCase() === bare.toLowerCase()
}
