/** A name and its value, as people read them on a screen, in a mail or on paper; an empty value leaves its row out. */
export type Fact = readonly [name: string, value: string]
