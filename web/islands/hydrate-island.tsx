import { type ComponentType, type ReactNode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'

/** Hydrates an island with the props that the page has for it; `onHydrated` is called once its handlers and effects are in force. */
export function hydrateIsland(element: HTMLElement, Component: ComponentType, onHydrated: () => unknown) {
  const props: object = JSON.parse(element.getAttribute('props') ?? '{}')
  const identifierPrefix = element.getAttribute('prefix') ?? ''
  hydrateRoot(
    element,
    <Hydrated onHydrated={onHydrated}>
      <Component {...props} />
    </Hydrated>,
    { identifierPrefix },
  )
}

function Hydrated({ onHydrated, children }: { onHydrated: () => unknown; children: ReactNode }) {
  useEffect(() => {
    onHydrated()
  }, [onHydrated])
  return children
}
