import fc from 'fast-check'
import { Window } from 'happy-dom'
import { describe, expect, it, test } from 'vitest'
import { longestHtml, mostTags, safeMailPage, textOfHtml } from './safe-html.ts'

const picture = { contentId: 'logo@jansen.example', contentType: 'image/png', content: Buffer.from('png') }
const pageOf = (html: string) => safeMailPage(html, [picture]) ?? ''
const bodyOf = (html: string) => /<body>(.*)<\/body>/s.exec(pageOf(html))?.[1] ?? ''

const tags = new Set(
  'a abbr b big blockquote br caption center code col colgroup dd del div dl dt em font h1 h2 h3 h4 h5 h6 hr i img ins li ol p pre s small span strike strong sub sup table tbody td tfoot th thead tr u ul'.split(
    ' ',
  ),
)
const attributes = new Set(
  'style dir lang align href target rel src alt width height color face size border cellpadding cellspacing colspan rowspan valign'.split(
    ' ',
  ),
)

const { document } = new Window({ settings: { disableJavaScriptEvaluation: true } })

/** Whatever of a page could run, load or lead elsewhere, as a browser reads it. */
function dangersIn(html: string): readonly string[] {
  document.body.innerHTML = html
  const found: string[] = []
  for (const element of document.body.querySelectorAll('*')) {
    const tag = element.tagName.toLowerCase()
    if (!tags.has(tag)) found.push(`<${tag}>`)
    for (const { name, value: stored } of element.attributes) {
      const value = stored ?? ''
      if (!attributes.has(name)) found.push(`${tag} ${name}`)
      if (name === 'href' && !/^(?:https:|mailto:|tel:)/i.test(value)) found.push(`${tag} href ${value}`)
      if (name === 'src' && value !== 'data:image/png;base64,cG5n') found.push(`${tag} src ${value}`)
      if (name === 'style' && /url|expression|import|@|\\|javascript|behavior|position/i.test(value))
        found.push(`${tag} style ${value}`)
    }
  }
  return found
}

/** Mails that want to run, load or lead somewhere. */
const hostile = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=https://elders.example/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<script/x>alert(1)</script>',
  '<script>alert(1)<!--',
  '<img src=x onerror=alert(1)>',
  '<img src="https://elders.example/telling.gif">',
  '<img src="//elders.example/telling.gif">',
  '<img src=" data:image/svg+xml,<svg onload=alert(1)>">',
  '<img src="data:text/html;base64,PHNjcmlwdD4=">',
  '<img srcset="https://elders.example/x 1x" src="cid:none">',
  '<img src="cid:logo@jansen.example" onload="alert(1)" srcset="https://elders.example/x 2x">',
  '<img """><script>alert(1)</script>">',
  '<svg onload=alert(1)></svg>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>',
  '<math href="javascript:alert(1)">x</math>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<template><img src=x onerror=alert(1)></template>',
  '<iframe src="https://elders.example"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="https://elders.example/x.swf"></object>',
  '<embed src="https://elders.example/x.swf">',
  '<applet code="X"></applet>',
  '<meta http-equiv="refresh" content="0;url=https://elders.example">',
  '<base href="https://elders.example/">',
  '<link rel="stylesheet" href="https://elders.example/x.css">',
  '<style>@import url(https://elders.example/x.css); p { background: url(https://elders.example/y) }</style><p>x</p>',
  '<p style="background:url(https://elders.example/telling.gif)">x</p>',
  '<p style="background-color:red;background-image:u\\72l(https://elders.example/x)">x</p>',
  '<p style="width:expression(alert(1))">x</p>',
  '<p style="behavior:url(x.htc)">x</p>',
  '<p style="color:red;position:fixed;top:0;left:0;width:100%;height:100%">x</p>',
  '<p style="font-family:x;}</style><script>alert(1)</script>">x</p>',
  '<form action="https://elders.example"><input name="wachtwoord"><button>Log in</button></form>',
  '<button formaction="javascript:alert(1)">x</button>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href="java\nscript:alert(1)">x</a>',
  '<a href="&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;&#58;alert(1)">x</a>',
  '<a href="&#x6A&#x61&#x76&#x61&#x73&#x63&#x72&#x69&#x70&#x74&#x3A;alert(1)">x</a>',
  '<a href="\u0001javascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="http://elders.example">x</a>',
  '<a href="//elders.example">x</a>',
  '<a href="/beheer">x</a>',
  '<a href="file:///etc/passwd">x</a>',
  '<a href="ftp://elders.example">x</a>',
  '<a href="https://elders.example" onclick="alert(1)" ping="https://elders.example/p">x</a>',
  '<body onload=alert(1) background="https://elders.example/x">x</body>',
  '<table background="https://elders.example/x"><tr><td background="https://elders.example/y">x</td></tr></table>',
  '<video src="https://elders.example/x"><source onerror="alert(1)"></video>',
  '<audio src="https://elders.example/x" onloadstart=alert(1)></audio>',
  '<details open ontoggle=alert(1)>x</details>',
  '<marquee onstart=alert(1)>x</marquee>',
  '<input autofocus onfocus=alert(1)>',
  '<select autofocus onfocus=alert(1)><option>x</select>',
  '<textarea><img src=x onerror=alert(1)></textarea>',
  '<title><img src=x onerror=alert(1)></title>',
  '<xmp><img src=x onerror=alert(1)></xmp>',
  '<plaintext><script>alert(1)</script>',
  '<!--[if IE]><script>alert(1)</script><![endif]-->',
  '<!--><img src=x onerror=alert(1)>-->',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<?xml version="1.0"?><script xmlns="http://www.w3.org/1999/xhtml">alert(1)</script>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '&amp;lt;img src=x onerror=alert(1)&amp;gt;',
  '<div id="x" class="y" name="z" contenteditable tabindex=0 autofocus>x</div>',
  '<p lang="nl" dir="ltr" data-x="y" is="z-z" slot="s" part="p">x</p>',
  '</body></html><script>alert(1)</script>',
  '</style></head><script>alert(1)</script>',
  '<a href="https://elders.example" target="_top">x</a>',
  '<img alt="</span><script>alert(1)</script>" src="https://elders.example">',
]

test.each(hostile)('a page of %j runs, loads and leads to nothing', html => {
  expect(dangersIn(bodyOf(html))).toEqual([])
  // Again as text within an attribute, a comment and a table, where parsers differ.
  for (const within of [
    `<p title="${html}">x</p>`,
    `<!-- ${html} -->`,
    `<table>${html}</table>`,
    `${html}${html}`,
  ])
    expect(dangersIn(bodyOf(within))).toEqual([])
})

describe('of an ordinary mail', () => {
  it('text, tables, colours and links stay', () => {
    const html =
      '<p style="color:#333333;font-family:Calibri, sans-serif">Beste <b>Jan</b>,</p><table width="100%"><tr><td colspan="2">x</td></tr></table><a href="https://jansen.example/x?a=1&amp;b=2">site</a><a href="mailto:jan@jansen.example">mail</a><a href="tel:+31201234567">bel</a>'
    const body = bodyOf(html)
    expect(body).toContain('<p style="color:#333333;font-family:Calibri, sans-serif">Beste <b>Jan</b>,</p>')
    expect(body).toContain('<table width="100%"><tr><td colspan="2">x</td></tr></table>')
    for (const href of [
      'https://jansen.example/x?a=1&amp;b=2',
      'mailto:jan@jansen.example',
      'tel:+31201234567',
    ])
      expect(body).toContain(`href="${href}" target="_blank" rel="noopener noreferrer"`)
  })

  it('a picture that came with it shows, and of another its words', () => {
    expect(bodyOf('<img src="cid:logo@jansen.example" alt="Logo" width="40">')).toBe(
      '<img src="data:image/png;base64,cG5n" alt="Logo" width="40" />',
    )
    expect(bodyOf('<img src="CID:logo%40jansen.example">')).toContain('data:image/png')
    expect(bodyOf('<img src="https://elders.example/x.png" alt="Onze winkel">')).toBe(
      '<span>Onze winkel</span>',
    )
  })

  it('nothing is said of a script or a sheet', () => {
    expect(bodyOf('<style>p{}</style><script>x()</script><p>Hallo</p>')).toBe('<p>Hallo</p>')
  })
})

test.each([
  [
    '<p>Beste Jan,</p>\n<p>Dat is goed.<br>Tot dan &amp; groet</p>',
    'Beste Jan,\nDat is goed.\nTot dan & groet',
  ],
  ['<style>p{}</style><script>x()</script><div>een</div><div>twee &lt;b&gt;</div>', 'een\ntwee <b>'],
  ['<table><tr><td>a</td></tr><tr><td>b</td></tr></table>', 'a\nb'],
  ['', ''],
  ['<b>'.repeat(mostTags + 1), ''],
])('the words of %j are its text', (html, text) => {
  expect(textOfHtml(html)).toBe(text)
})

it('reads the words of a mail that is too much to be shown', () => {
  const html = `<style>p{}</style><p>een</p><!-- x -->twee &lt;b&gt;${'<b>'.repeat(mostTags)}`
  expect(textOfHtml(html)).toBe('een\ntwee <b>')
})

it('is safe whatever is put together', () => {
  const pieces = fc.array(
    fc.oneof(
      fc.constantFrom(...hostile),
      fc.constantFrom('<', '>', '"', "'", '</p>', '<p ', '<!--', '-->', '<svg>', '<style>', '=', '/', '&#0;'),
      fc.string({ maxLength: 8 }),
    ),
    { maxLength: 6 },
  )
  fc.assert(
    fc.property(pieces, parts => {
      expect(dangersIn(bodyOf(parts.join('')))).toEqual([])
    }),
    { numRuns: 200 },
  )
})

it('takes little time for a mail that is nested deep or has one long tag, and none for one of too much', () => {
  const most = Math.floor(mostTags / 2)
  const hostile = ['<div>'.repeat(most * 2), '<b>x</i>'.repeat(most), `<p style="${'a:b;'.repeat(100_000)}">`]
  for (const html of hostile) {
    const before = process.cpuUsage().user
    expect(pageOf(html)).toContain('</html>')
    expect((process.cpuUsage().user - before) / 1000).toBeLessThan(2_000)
  }
  for (const piece of ['<', '<style', '<style>', '<!--', '<a ', '<br', '>']) {
    const before = process.cpuUsage().user
    textOfHtml(piece.repeat(500_000))
    expect((process.cpuUsage().user - before) / 1000, piece).toBeLessThan(5_000)
  }
  expect(safeMailPage('x'.repeat(longestHtml + 1), [])).toBeNull()
  expect(safeMailPage('<b>'.repeat(mostTags + 1), [])).toBeNull()
})
