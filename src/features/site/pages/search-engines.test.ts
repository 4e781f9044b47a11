import { RouterContextProvider } from 'react-router'
import { expect, it } from 'vitest'
import brand from '../../../../content/brand.json' with { type: 'json' }
import home from '../../../../content/site/home.json' with { type: 'json' }
import terms from '../../../../content/site/terms.json' with { type: 'json' }
import { testPageServices as services } from '../../../api/testing-page-services.ts'
import { pageServices } from '../../../ui/navigation/page-context.ts'
import { loader as rss } from './blog-rss.ts'
import { contentPages } from './content/registry.server.ts'
import { loader as robots } from './robots-txt.ts'
import { loader as securityTxt } from './security-txt.ts'
import { loader as sitemap } from './sitemap-xml.ts'

type Loader = (
  args: Parameters<typeof sitemap>[0] & Parameters<typeof rss>[0] & Parameters<typeof robots>[0],
) => Response | Promise<Response>

async function answerOf(loader: Loader): Promise<string> {
  const context = new RouterContextProvider()
  context.set(pageServices, services)
  const url = new URL('https://shop.example/')
  const answer = await loader({
    context,
    url,
    request: new Request(url),
    params: {},
    pattern: '',
  } as Parameters<Loader>[0])
  return answer.text()
}

it('the sitemap has every indexed text with the day it changed, at its full address', async () => {
  const xml = await answerOf(sitemap)
  for (const { address, frontMatter } of contentPages.values()) {
    const entry = `<url><loc>https://shop.example${address}</loc><lastmod>${frontMatter.updated}</lastmod></url>`
    expect(xml.includes(entry), address).toBe(frontMatter.indexed)
  }
  const { address, frontMatter } = mfaPost()
  expect('published' in frontMatter && frontMatter.published).toBe(frontMatter.updated)
  expect(xml).toContain(`${address}</loc><lastmod>${frontMatter.updated}<`)
  expect(xml).toContain(`<loc>https://shop.example/algemene-voorwaarden</loc><lastmod>${terms.version}<`)
  expect(xml).toContain(`<loc>https://shop.example/</loc><lastmod>${home.updated}<`)
  expect(xml).not.toContain('bestellen')
})

/** A post that has not changed since it was published. */
function mfaPost() {
  const post = contentPages.get('/blog/mfa-invoeren-zonder-gedoe')
  if (!post) throw new Error('There is no such post')
  return post
}

it('robots find the sitemap and stay out of the API, but not out of pages that say noindex themselves', async () => {
  expect((await answerOf(robots)).split('\n')).toEqual([
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /telefonie/tarieven-voip/long',
    'Disallow: /telefonie/tarieven-wlr/long',
    '',
    'Sitemap: https://shop.example/sitemap.xml',
    '',
  ])
})

it('the feed has every post, newest first, and its names are written as XML asks', async () => {
  const xml = await answerOf(rss)
  const posts = [...contentPages.values()].filter(({ kind }) => kind === 'post')
  expect(xml).toContain('<title>Blog van Lijn &amp; Haven</title>')
  expect(xml.match(/<item>/g) ?? []).toHaveLength(posts.length)
  const days = [...xml.matchAll(/<pubDate>([^<]+)</g)].map(([, day = '']) => Date.parse(day))
  expect(days).toEqual([...days].sort((one, other) => other - one))
})

it('security.txt says whom to tell of a weakness, until when that holds and where the rules stand (RFC 9116)', async () => {
  const text = await answerOf(securityTxt)
  const fields = text
    .trimEnd()
    .split('\n')
    .map(line => /^([A-Z][A-Za-z-]+): (\S.*)$/.exec(line)?.slice(1))
  const valuesOf = (name: string) => fields.flatMap(field => (field?.[0] === name ? field[1] : []))
  expect(valuesOf('Contact')).toEqual([`mailto:${brand.email}`, `tel:${brand.phone.tel}`])
  expect(valuesOf('Preferred-Languages')).toEqual(['nl, en'])
  expect(valuesOf('Canonical')).toEqual(['https://shop.example/.well-known/security.txt'])
  const [expires = '', ...others] = valuesOf('Expires')
  expect(others).toEqual([])
  const days = (Date.parse(expires) - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(30)
  expect(days).toBeLessThan(365)
  const policy = URL.parse(valuesOf('Policy')[0] ?? '')
  expect([...contentPages.values()].map(({ address }) => address)).toContain(policy?.pathname)
  expect(fields).toHaveLength(6)
})
