import axe from 'axe-core'

/** Faults that axe finds in a part of a page, with where they are; a stand-in browser paints nothing. */
export async function axeFaults(
  container: Element,
): Promise<readonly (readonly [string, readonly string[]])[]> {
  const { violations } = await axe.run(container, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  })
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)] as const)
}
