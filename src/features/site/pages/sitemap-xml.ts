import { pageServices } from '../../../ui/navigation/page-context.ts'
import type { Route } from './+types/sitemap-xml.ts'
import { sitePages } from './content/site-pages.server.ts'
import { siteWords } from './site-words.ts'
import { element, textAnswer } from './xml.ts'

/** /sitemap.xml: every page that search engines may know, with the day its text last changed. */
export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(pageServices)
  const { words } = await siteWords(services)
  const urls = sitePages(words).map(({ address, updated }) =>
    element('url', [element('loc', new URL(address, services.publicUrl).href), element('lastmod', updated)]),
  )
  const body = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>\n',
  ]
  return textAnswer(body.join('\n'), 'application/xml')
}
