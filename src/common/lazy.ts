/**
 * Runs `make` on the first call and returns the same result on later calls. Used for date formats: the first one takes
 * a browser 12 ms or more, so a page that shows no date must not create one.
 */
export function lazy<Made extends object>(make: () => Made): () => Made {
  let made: Made | undefined
  return () => {
    made ??= make()
    return made
  }
}
