import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TextWithAmounts } from './text-with-amounts.tsx'

const drawn = (text: string) => renderToStaticMarkup(<TextWithAmounts>{text}</TextWithAmounts>)

test.each([
  [
    'Was €\u00a01.234,56, nu €\u00a0-0,50.',
    `<span>Was </span><span translate="no">€\u00a01.234,56</span><span>, nu </span><span translate="no">€\u00a0-0,50</span><span>.</span>`,
  ],
  ['Je krijgt € 2 korting.', '<span>Je krijgt </span><span translate="no">€ 2</span><span> korting.</span>'],
  ['Kost € 1.500.', '<span>Kost </span><span translate="no">€ 1.500</span><span>.</span>'],
  ['€\u00a042,50', '<span translate="no">€\u00a042,50</span>'],
  ['Geen kosten', '<span>Geen kosten</span>'],
])('%s: a translator leaves its amounts alone, and no text stands beside another', (text, elements) =>
  expect(drawn(text)).toBe(elements),
)
