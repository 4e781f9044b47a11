/* Names of files that others send: shown at the desk, and under which a browser saves them. */

const longestName = 120

/** Control characters, what turns the direction of a text, and letters without a width: a name would look like another. */
const invisible = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu

/** The name without folders, without characters that a file system reads otherwise, and not too long; never empty. */
export function cleanFileName(typed: string): string {
  const last = typed.slice(-1_000).split(/[\\/]/).at(-1) ?? ''
  const name = last
    .normalize('NFC')
    .replace(invisible, '')
    .replace(/[<>:"|?*]/g, '-')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|(?<![. ])[. ]+$/g, '')
  if (name === '') return 'bestand'
  if (name.length <= longestName) return name
  const extension = /\.[^. ]{1,10}$/.exec(name)?.[0] ?? ''
  return cutAt(name, longestName - extension.length) + extension
}

/** Without half of a letter at its end. */
const cutAt = (name: string, length: number): string => name.slice(0, length).replace(/[\ud800-\udbff]$/, '')

/** Extensions that a computer runs, or opens in a browser as a page. */
const runs =
  /\.(?:ade|adp|apk|app|appx|bas|bat|bin|chm|class|cmd|com|cpl|deb|desktop|dll|dmg|docm|dotm|exe|hlp|hta|htm|html|inf|ins|iso|img|jar|js|jse|jnlp|lnk|mde|mht|mhtml|msc|msi|msix|msp|mst|one|pif|pl|pptm|ps1|psc1|py|reg|rpm|scf|scr|sct|sh|shb|svg|svgz|sys|url|vb|vbe|vbs|vhd|vhdx|wsc|wsf|wsh|xhtml|xht|xlam|xlsm|xltm|xll|xml|xsl|xslt)$/i

/** Whether opening a file of this name may run something. */
export const mayRun = (name: string): boolean => runs.test(name)

/** The name that it is saved under: opened by mistake, it runs nothing. */
export const savedName = (name: string): string => (mayRun(name) ? `${name}.bestand` : name)
