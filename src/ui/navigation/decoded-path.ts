/** An address with its percent-escapes read: `/%63ontact` → `/contact`; one that cannot be read stays as it is. */
export function decodedPath(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}
