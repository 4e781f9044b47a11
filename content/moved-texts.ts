/** After a sentence that says when something is: for when it was planned before. Empty where it was not moved. */
export const movedWords = (before: string | null | undefined): string =>
  before ? ` Dat was eerst ${before}.` : ''
