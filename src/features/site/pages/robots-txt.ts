import { pageServices } from '../../../ui/navigation/page-context.ts'
import { tariffListIds } from '../../catalogue/tariffs.ts'
import type { Route } from './+types/robots-txt.ts'
import { longTariffsPath } from './tariffs/tariff-names.ts'
import { textAnswer } from './xml.ts'

/** /robots.txt. Pages that say noindex themselves must stay readable, so that it is read. */
export function loader({ context }: Route.LoaderArgs) {
  const { publicUrl } = context.get(pageServices)
  const lines = [
    'User-agent: *',
    'Disallow: /api/',
    // Pieces of pages.
    ...tariffListIds.map(name => `Disallow: ${longTariffsPath(name)}`),
    '',
    `Sitemap: ${new URL('/sitemap.xml', publicUrl).href}`,
    '',
  ]
  return textAnswer(lines.join('\n'), 'text/plain')
}
