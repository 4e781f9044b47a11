import { type ComponentType, type ReactNode, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { isTranslated, saveTyped } from './translated.ts'

/** Hydrates an island with the props that the page has for it; `onHydrated` is called once its handlers and effects are in force. */
export function hydrateIsland(element: HTMLElement, Component: ComponentType, onHydrated: () => unknown) {
  const props: object = JSON.parse(element.getAttribute('props') ?? '{}')
  const options = { identifierPrefix: element.getAttribute('prefix') ?? '' }
  const content = (whenDone: () => unknown) => (
    <Hydrated onHydrated={whenDone}>
      <Component {...props} />
    </Hydrated>
  )
  if (!isTranslated(element)) {
    hydrateRoot(element, content(onHydrated), options)
    return
  }
  // It is drawn anew, for React would not find its own texts.
  const putBack = saveTyped(element)
  createRoot(element, options).render(
    content(() => {
      putBack()
      onHydrated()
    }),
  )
}

function Hydrated({ onHydrated, children }: { onHydrated: () => unknown; children: ReactNode }) {
  useEffect(() => {
    onHydrated()
  }, [onHydrated])
  return children
}
