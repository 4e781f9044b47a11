import type { ReactElement } from 'react'

/**
 * What may stand beside other children of an element: no text, which a translator would take from React
 * (docs/decisions/pages.md#pages-that-a-browser-translates).
 */
export type Elements = ReactElement | readonly Elements[] | boolean | '' | null | undefined
