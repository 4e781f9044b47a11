/**
 * What is made when it is first asked for, and kept. For formats of dates: a browser takes 12 ms and more for its first one,
 * which no page is to wait for that may show none.
 */
export function lazy<Made extends object>(make: () => Made): () => Made {
  let made: Made | undefined
  return () => {
    made ??= make()
    return made
  }
}
