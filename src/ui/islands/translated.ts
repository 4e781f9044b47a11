/**
 * Whether a browser's translator put its own elements around the texts
 * (docs/decisions/pages.md#pages-that-a-browser-translates).
 */
export const isTranslated = (root: ParentNode): boolean => root.querySelector('font') !== null

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const fieldsOf = (root: ParentNode) => [...root.querySelectorAll<Field>('input, select, textarea')]

/** @returns gives the fields that are drawn anew what was typed, ticked and chosen in those before, and the focus */
export function saveTyped(root: ParentNode): () => void {
  const before = fieldsOf(root)
  const focused = before.indexOf(document.activeElement as Field)
  return () => {
    const after = fieldsOf(root)
    for (const [index, field] of after.entries()) copy(before[index], field)
    after[focused]?.focus()
  }
}

function copy(from: Field | undefined, to: Field) {
  if (from?.name !== to.name || from.type !== to.type || to.type === 'file') return
  if (
    from instanceof HTMLInputElement &&
    to instanceof HTMLInputElement &&
    /^(?:checkbox|radio)$/.test(to.type)
  ) {
    if (from.checked !== to.checked) to.click()
  } else if (from.value !== to.value) {
    to.value = from.value
    to.dispatchEvent(new Event('input', { bubbles: true }))
  }
}
