import type { ComponentType } from 'react'
import styles from './page-text.module.css'
import { addressOfText } from './text-address.ts'
import { textComponents } from './text-components.tsx'
import { type Folding, SectionsFold } from './text-section.tsx'

type Text = ComponentType<{ components: typeof textComponents }>

/** The texts, rendered on the server only (src/app/vite/mdx/mdx-plugin.ts): a browser's bundle holds none. */
const texts: Readonly<Record<string, Text>> = import.meta.env.SSR
  ? Object.fromEntries(
      Object.entries(
        import.meta.glob<Text>('../../../../../content/{pages,blog,vacancies}/**/*.mdx', {
          eager: true,
          import: 'default',
        }),
      ).map(([path, text]) => [addressOfText(path.replace('../../../../../content/', '')), text]),
    )
  : {}

type Props = {
  address: string
  /**
   * Sections that are folded at first on a phone: those after the first one, or that too where the page has shown what it sells. Those with
   * something that visitors come for never are.
   */
  folds?: Folding
  /** On a wide screen the sections after the first one stand side by side. */
  inColumns?: boolean
}

/** The text of the page at this address. */
export function PageText({ address, folds = 'none', inColumns = false }: Props) {
  const Text = texts[address]
  if (!Text) return null
  return (
    <SectionsFold value={folds}>
      <div className={inColumns ? `${styles.text} ${styles.inColumns}` : styles.text}>
        <Text components={textComponents} />
      </div>
    </SectionsFold>
  )
}
