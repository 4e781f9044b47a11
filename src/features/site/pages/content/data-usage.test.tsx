import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { soldFacts } from '../../../carts/sold-facts.ts'
import { offering } from '../../../carts/testing.ts'
import { dataUsage } from '../../texts.ts'
import { PageDataContext } from './page-data.ts'
import { DataUsage } from './text-components.tsx'

/** The last column of the table, on a page of a catalogue with these bundles. */
function bundlesShown(bundles: readonly (number | null)[]): string[] {
  const products = bundles.map((dataBundleGb, id) =>
    offering(id + 1, { productType: 'mobiel', contractDuration: 12, dataBundleGb }),
  )
  const nothing = { short: [], note: '', updated: '2026-11-22' }
  const page = renderToStaticMarkup(
    <PageDataContext
      value={{
        products,
        facts: soldFacts(products),
        posts: [],
        vacancies: [],
        pages: [],
        tariffs: { voip: nothing, wlr: nothing },
      }}
    >
      <DataUsage />
    </PageDataContext>,
  )
  return [...page.matchAll(/<td>([^<]*)<\/td><\/tr>/g)].map(([, bundle = '']) => bundle)
}

test('each use gets the smallest bundle of the catalogue that is enough for it', () => {
  expect(bundlesShown([null, 30, 15, 5])).toEqual(['5 GB', '15 GB', '30 GB', 'Unlimited'])
})

test('other bundles in the catalogue are other bundles on the page', () => {
  expect(bundlesShown([10, 40, null])).toEqual(['10 GB', '40 GB', '40 GB', 'Unlimited'])
  expect(bundlesShown([20])).toEqual(['20 GB', '20 GB', '–', '–'])
})

test('without bundles there is no table', () => {
  expect(dataUsage.uses.length).toBeGreaterThan(0)
  expect(bundlesShown([])).toEqual([])
})
