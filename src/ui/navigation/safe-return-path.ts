const anyOrigin = 'https://here.invalid'

/**
 * The path that `terug` names, with its query and fragment; null unless it stays on this site. Browsers read more than
 * one spelling as an address of another site: `//other.example`, `/\other.example`, `/.//other.example`.
 */
export function safeReturnPath(terug: string | null): string | null {
  if (!terug?.startsWith('/') || !URL.canParse(terug, anyOrigin)) return null
  const { origin, pathname, search, hash } = new URL(terug, anyOrigin)
  if (origin !== anyOrigin || pathname.startsWith('//')) return null
  return pathname + search + hash
}

/** An address with its percent-escapes read: `/%63ontact` → `/contact`; one that cannot be read stays as it is. */
export function decodedPath(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}
