import { describe, expect, it, test } from 'vitest'
import { saysWhatIsSold, typedFacts } from './typed-facts.mjs'

const planted = text => typedFacts('content/pages/planted.mdx', text)

describe('what the catalogue says is not typed', () => {
  it.each([
    ['an amount', 'Al vanaf € 33,50 per maand.', '€ 33,50'],
    ['an amount', 'Voor 25 euro per toestel.', '25 euro'],
    ['a speed', '  intro: Glasvezel tot 4000 Mbit/s.', '4000 Mbit/s'],
    ['a speed', '| glasvezel 200 of 500 Mbit/s |', '200 of 500 Mbit/s'],
    ['a speed', 'Tot 2,5 Gbit/s', '2,5 Gbit/s'],
    ['a speed', 'Op DSL 50/10 merk je dat.', '50/10'],
    ['a bundle', 'Van 5 GB tot Unlimited.', '5 GB'],
    ['free months', '"text": "De eerste maand gratis bij een jaar."', 'eerste maand gratis'],
    ['free months', 'De eerste 2 maanden gratis.', 'eerste 2 maanden gratis'],
    ['free months', 'Bij een jaar is de eerste maand gratis.', 'eerste maand gratis'],
    ['free set-up', '  - title: Nu gratis installatie', 'gratis installatie'],
    ['free set-up', 'De installatie is gratis.', 'installatie is gratis'],
    ['a term', 'Je kiest een looptijd van 1 of 3 jaar.', 'looptijd van 1 of 3 jaar'],
    ['a term', 'De looptijd is 1 jaar.', 'looptijd is 1 jaar'],
  ])('%s: %s', (what, text, words) => {
    expect(planted(`Regel een\n${text}`)).toEqual([
      `content/pages/planted.mdx:2 types ${what}, "${words}": the catalogue says it, or it is <Fixed> with its reason.`,
    ])
  })

  it('a mark without a reason excuses nothing', () => {
    expect(planted('Vraagt <Fixed reason="">25 Mbit/s</Fixed>.')).toHaveLength(1)
    expect(planted('Vraagt <Fixed>25 Mbit/s</Fixed>.')).toHaveLength(1)
  })
})

test('what is filled in, marked or no fact of the catalogue stays', () => {
  expect(
    planted(`Glasvezel tot {fibreFastest}, nu {fibreSetupNowFree} installatie bij een looptijd van {internetTerms}.
      Netflix vraagt <Fixed reason="zegt Netflix zelf">25 Mbit/s</Fixed>. Support 24/7, binnen 1 tot 3 weken, 6 uur hersteltijd.
      Een opzegtermijn van 1 maand; de termijn van 17 oktober 2024; meer dan 10 miljoen euro of 2% van de omzet; 21% btw.`),
  ).toEqual([])
})

test('pages, home, forms and the contract summary are looked at; posts carry their date', () => {
  const files = [
    'content/pages/a/b.mdx',
    'content/site/home.json',
    'content/site-forms.ts',
    'content/contract-summary.json',
  ]
  expect(files.filter(saysWhatIsSold)).toEqual(files)
  expect(['content/blog/a.mdx', 'content/site/terms.json', 'src/a.ts'].filter(saysWhatIsSold)).toEqual([])
})
