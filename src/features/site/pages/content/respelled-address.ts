import { decodedPath } from '../../../../ui/navigation/safe-return-path.ts'

/**
 * The address that a mistyped one means, of those that exist: `/Zakelijk_Internet/DSL.html` → `/zakelijk-internet/dsl`.
 * null where it means none of them, or is spelled as it should be.
 */
export function respelledAddress(pathname: string, isKnown: (address: string) => boolean): string | null {
  const spelled = decodedPath(pathname)
    .toLowerCase()
    .replace(/[\s_]+/g, '-')
    .replace(/\/{2,}/g, '/')
    .replace(/\.(?:html?|php|aspx?|mdx?)$/, '')
    .replace(/\/(?:index|default)?$/, '')
  const address = spelled === '' ? '/' : spelled
  return address !== pathname && isKnown(address) ? address : null
}
