import type { ReactElement } from 'react'
import { Amount } from './price.tsx'

/** An amount as `formatEuro` and the catalogue write it; it splits a text so that every second part is one. */
const amounts = /(€[\u00a0 ]-?\d+(?:\.\d{3})*(?:,\d+)?)/

/**
 * A text of content/ in which amounts may stand: a browser's translator leaves each of them as it is
 * (docs/decisions/pages.md#pages-that-a-browser-translates).
 */
export const TextWithAmounts = ({ children }: { children: string }): readonly ReactElement[] =>
  children.split(amounts).flatMap((part, index) => {
    if (part === '') return []
    const Holder = index % 2 === 1 ? Amount : 'span'
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their order
    return <Holder key={index}>{part}</Holder>
  })
