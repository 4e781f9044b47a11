/** The paths that one lies in: `a[0].b` in `a[0]` and `a`. */
function above(path: string): readonly string[] {
  return [...path.matchAll(/[.[]/g)].flatMap(({ index }) => (index > 0 ? [path.slice(0, index)] : []))
}

/** Whether a path lies in one of these; in as many steps as it has names. */
export const placesBelow = (wholes: Iterable<string>): ((path: string) => boolean) => {
  const known = new Set(wholes)
  return path => above(path).some(whole => known.has(whole))
}

/** Whether a path is one of these, lies in one, or has one in it: `portIn[0]` and `portIn[0].number`. */
export const placesAround = (paths: readonly string[]): ((path: string) => boolean) => {
  const isBelow = placesBelow(paths)
  const withAbove = new Set(paths.flatMap(path => [path, ...above(path)]))
  return path => withAbove.has(path) || isBelow(path)
}
