/**
 * A half-written answer with a passage that it is begun with: in the place of the passage before it where that still stands, else
 * below the greeting.
 * @param before the passage that it was begun with earlier; empty where there was none
 * @param empty an answer in which nothing is written, whose first line is the greeting
 */
export function withPassage(text: string, passage: string, before: string, empty: string): string {
  if (text.includes(passage)) return text
  if (before !== '' && text.includes(before)) return text.replace(before, () => passage)
  const [greeting = ''] = empty.split('\n\n')
  return text.startsWith(greeting)
    ? [greeting, passage, text.slice(greeting.length).trimStart()].filter(Boolean).join('\n\n')
    : `${passage}\n\n${text}`
}
