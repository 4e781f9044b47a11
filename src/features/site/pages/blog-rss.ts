import blog from '../../../../content/site/blog.json' with { type: 'json' }
import { paths } from '../../../api/paths.ts'
import { pageServices } from '../../../ui/navigation/page-context.ts'
import { brandInAll } from '../../page-frame/components/brand-texts.ts'
import type { Route } from './+types/blog-rss.ts'
import { posts } from './content/page-cards.server.ts'
import { siteWords } from './site-words.ts'
import { element, escapeXml, textAnswer } from './xml.ts'

/** /blog/rss.xml: the posts of the blog, newest first (RSS 2.0). */
export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(pageServices)
  const { brand, publicUrl } = services
  const { words } = await siteWords(services)
  const { title, description } = brandInAll(blog, brand)
  const absolute = (path: string) => new URL(path, publicUrl).href
  const items = posts(words).map(post =>
    element('item', [
      element('title', post.label),
      element('link', absolute(post.address)),
      element('guid', absolute(post.address)),
      element('description', post.description),
      element('pubDate', rssDate(post.published)),
    ]),
  )
  const channel = element('channel', [
    element('title', title),
    element('link', absolute(paths.blog)),
    element('description', description),
    element('language', 'nl-NL'),
    `<atom:link href="${escapeXml(absolute(paths.blogFeed))}" rel="self" type="application/rss+xml"/>`,
    ...items,
  ])
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">${channel}</rss>\n`
  return textAnswer(body, 'application/rss+xml')
}

/** `2026-11-21` → `Sat, 21 Nov 2026 00:00:00 GMT`, as RFC 822 writes a day. */
const rssDate = (day: string | null): string => new Date(`${day}T00:00:00Z`).toUTCString()
