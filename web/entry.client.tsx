import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { laterStylesInForce } from './later-styles.ts'
import { numberEntries } from './navigation/numbered-entries.ts'

numberEntries()

// What React adds of a stored order needs styles that the page as it came does not.
void laterStylesInForce().then(() =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    )
  }),
)
