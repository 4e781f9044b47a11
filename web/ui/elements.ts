import type { ReactElement } from 'react'

/** What may stand beside other children of an element: no text, which a translator would take from React (decision 131). */
export type Elements = ReactElement | readonly Elements[] | boolean | '' | null | undefined
