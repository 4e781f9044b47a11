import { pageServices } from '../../../ui/navigation/page-context.ts'
import type { Route } from './+types/security-txt.ts'
import { textAnswer } from './xml.ts'

/** The text that says how a weakness is reported (content/pages/beveiligingslek-melden.mdx). */
const policyPath = '/beveiligingslek-melden'
/** RFC 9116 §2.5.5 asks for less than a year. */
const daysValid = 180

/** /.well-known/security.txt (RFC 9116): to whom a weakness of the shop is reported, and how. It is made anew with each answer. */
export function loader({ context }: Route.LoaderArgs) {
  const { brand, publicUrl } = context.get(pageServices)
  const expires = new Date(Date.now() + daysValid * 86_400_000)
  expires.setUTCHours(0, 0, 0, 0)
  const lines = [
    `Contact: mailto:${encodeURI(brand.email)}`,
    `Contact: tel:${brand.phone.tel}`,
    `Expires: ${expires.toISOString().replace('.000Z', 'Z')}`,
    'Preferred-Languages: nl, en',
    `Policy: ${new URL(policyPath, publicUrl).href}`,
    `Canonical: ${new URL('/.well-known/security.txt', publicUrl).href}`,
    '',
  ]
  return textAnswer(lines.join('\n'), 'text/plain')
}
