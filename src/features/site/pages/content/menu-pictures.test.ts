import { expect, it } from 'vitest'
import { type MenuItem, menu } from '../../../../../content/site/navigation.ts'
import { contentPages } from './registry.server.ts'

/** Addresses of the pages below an entry of the menu, each once, without anchors. */
const addressesBelow = (item: MenuItem): string[] => [
  ...new Set(
    [item.href?.split('#')[0] ?? [], ...(item.items ?? []).flatMap(addressesBelow)].flat().filter(Boolean),
  ),
]

const groups = menu.filter(({ items }) => items)

it.each(groups.map(item => [item.content, item] as const))(
  'each page below %s has a picture of its own',
  (_, item) => {
    const pictures = Map.groupBy(
      addressesBelow(item).flatMap(address => contentPages.get(address) ?? []),
      page => page.frontMatter.hero.picture,
    )
    expect(pictures.size).toBeGreaterThan(2)
    const shared = [...pictures].filter(([, pages]) => pages.length > 1)
    expect(shared.map(([picture, pages]) => [picture, pages.map(page => page.file)])).toEqual([])
  },
)

it('pages that stand beside each other under a page have a picture each', () => {
  const shown = [...contentPages.values()].map(({ file, frontMatter }) => ({
    file,
    pictures: frontMatter.related.flatMap(
      address => contentPages.get(address)?.frontMatter.hero.picture ?? [],
    ),
  }))
  const withTwice = shown.filter(({ pictures }) => new Set(pictures).size < pictures.length)
  expect(shown.some(({ pictures }) => pictures.length > 2)).toBe(true)
  expect(withTwice).toEqual([])
})
