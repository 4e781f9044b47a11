import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { startHeader } from './features/page-frame/components/menu/start-menu.ts'
import { isTranslated } from './ui/islands/translated.ts'
import { numberEntries } from './ui/navigation/numbered-entries.ts'
import { deferredStylesApplied } from './ui/state/deferred-styles.ts'
import { readyMarks } from './ui/state/ready-marks.ts'

numberEntries()
// Before React, so that it hears what is pressed while React takes the page over.
startHeader()
performance.mark(readyMarks.site)

// A stored order renders elements whose styles the first page does not contain.
void deferredStylesApplied().then(() => {
  // The head's script is loading the page of the address that was gone back to.
  if (location.pathname !== servedPath()) return
  startTransition(() => {
    const page = (
      <StrictMode>
        <HydratedRouter />
      </StrictMode>
    )
    // A page that was translated before is drawn anew, for React would not find its own texts.
    if (isTranslated(document)) createRoot(document).render(page)
    else hydrateRoot(document, page)
  })
})

/** The path that the server made this document for. */
function servedPath(): string {
  const [navigation] = performance.getEntriesByType('navigation')
  return navigation ? new URL(navigation.name).pathname : location.pathname
}
