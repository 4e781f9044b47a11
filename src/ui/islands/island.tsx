import { type ComponentType, createContext, createElement, type ReactNode, use, useId } from 'react'
import { islandTexts } from './texts.ts'

/** The text of a component as a root of its own; only the server has it (entry.server.tsx). */
export type RenderRoot = (content: ReactNode, options: { identifierPrefix: string }) => string
export const IslandRenderer = createContext<RenderRoot | null>(null)

type Options = {
  /** `touched`: once it is pointed at, touched or focused. `visible`: once it is about to scroll into view, too. */
  readonly when?: 'touched' | 'visible'
}

/**
 * A component of a page that is not hydrated: drawn with the page, and hydrated by itself when it is needed
 * (docs/decisions/pages.md#interaction-on-the-website-is-an-island). It knows its props and nothing of the page, and
 * needs no router.
 * @param name its file is `<name>.island.tsx`, with the component as its default export
 */
export function island<Props extends object>(
  name: string,
  Component: ComponentType<Props>,
  { when = 'touched' }: Options = {},
) {
  return function Island({ notLoaded = islandTexts.notLoaded, ...props }: Props & { notLoaded?: string }) {
    const prefix = useId()
    const render = use(IslandRenderer)
    const content = <Component {...(props as unknown as Props)} />
    const element = { name, when, prefix, 'not-loaded': notLoaded, props: JSON.stringify(props) }
    // A root of its own here too: ids count from its root, and it sees nothing that the browser will not have.
    return render
      ? createElement('site-island', {
          ...element,
          dangerouslySetInnerHTML: { __html: render(content, { identifierPrefix: prefix }) },
        })
      : createElement('site-island', element, content)
  }
}
