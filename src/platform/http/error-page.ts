import { createHash } from 'node:crypto'
import texts from '../../../content/site/refusal.json' with { type: 'json' }
import type { Brand } from '../../common/brand.ts'
import { mailtoLink } from '../../common/checks/email.ts'
import { colours } from '../config/colours.ts'

/**
 * A page of last resort, for a browser that expects one where no page can be rendered: it needs nothing but itself.
 * @param pageBefore where the visitor comes from, as a path of this site
 */
export type ErrorPage = (
  message: string,
  pageBefore: string | null,
) => {
  /** The content security policy that admits its style and nothing else. */
  readonly policy: string
  readonly html: string
}

const style = `*{box-sizing:border-box;margin:0}
body{display:grid;grid-template-rows:auto 1fr;min-height:100vh;background:${colours.paper};color:${colours.ink};font:1rem/1.55 Arial,sans-serif}
header{padding:1.125rem clamp(1rem,4vw,2.5rem);border-bottom:1px solid ${colours.line}}
header a{display:inline-flex;align-items:center;gap:.5rem;color:inherit;font-size:1.1875rem;font-weight:700;text-decoration:none}
svg{overflow:hidden;border-radius:10px}
rect{fill:${colours.brand}}
path{fill:none;stroke:${colours.lamp};stroke-width:3.5}
main{padding:clamp(2rem,8vw,5rem) clamp(1rem,4vw,2.5rem);border-top:4px solid ${colours.lamp};background:${colours.surface}}
main>*{max-width:38rem;margin-inline:auto}
h1{margin-block-end:.75rem;font-size:clamp(1.75rem,1.45rem + 1.4vw,2.375rem);line-height:1.12}
main a{color:${colours.brand};font-weight:700}
.ways{display:flex;flex-wrap:wrap;gap:.75rem;margin-block:1.5rem}
.ways a{display:flex;align-items:center;min-height:3rem;padding:.5rem 1.25rem;border:2px solid ${colours.brand};border-radius:.625rem;background:${colours.paper};text-decoration:none}
.ways a:first-child{background:${colours.brand};color:${colours.onBrand}}
a:focus-visible{outline:3px solid ${colours.brand};outline-offset:3px}`

const styleHash = createHash('sha256').update(style).digest('base64')
const policy = [
  ...['default-src', 'base-uri', 'form-action', 'frame-ancestors'].map(of => `${of} 'none'`),
  `style-src 'sha256-${styleHash}'`,
].join('; ')

const mark =
  '<svg viewBox="0 0 36 36" width="36" height="36" aria-hidden="true"><rect width="36" height="36" rx="10"/><path d="M0 25h17c11 0 11-16 1-16S7 25 18 25h18"/></svg>'

/** @param brand whose name, phone and e-mail address it shows; the logo may lie on another site, which its policy refuses */
export function createErrorPage({ name, logo, phone, email }: Brand): ErrorPage {
  const help = `<p>${texts.help} ${texts.phone} ${link(`tel:${phone.tel}`, phone.display)} ${texts.email} ${link(mailtoLink(email), email)}.</p>`
  return (message, pageBefore) => ({
    policy,
    html: `<!doctype html>
<html lang="nl-NL">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(`${texts.title} – ${name}`)}</title><style>${style}</style></head>
<body>
<header><a href="/">${logo === null ? mark : ''}<span>${escapeHtml(name)}</span></a></header>
<main>
<h1>${texts.title}</h1>
<p>${escapeHtml(message)}</p>
<p class="ways">${pageBefore === null ? '' : link(pageBefore, texts.back)}${link('/', texts.home)}</p>
${help}
</main>
</body>
</html>
`,
  })
}

const link = (to: string, words: string) => `<a href="${escapeHtml(to)}">${escapeHtml(words)}</a>`

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`)
