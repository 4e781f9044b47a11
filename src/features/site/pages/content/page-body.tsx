import type { ComponentType } from 'react'
import { addressOfText } from './text-address.ts'
import { textComponents } from './text-components.tsx'

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

/** The text of the page at this address. */
export function PageBody({ address }: { address: string }) {
  const Text = texts[address]
  return Text ? <Text components={textComponents} /> : null
}
