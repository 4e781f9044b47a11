import type { ReactElement } from 'react'

/**
 * Children next to other elements: no text, which a browser's translator would take from React
 * (docs/decisions/pages.md#pages-that-a-browser-translates).
 */
export type Elements = ReactElement | readonly Elements[] | boolean | '' | null | undefined
