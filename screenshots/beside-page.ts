import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Comparison, Difference } from './beside.ts'

/** A comparison in words: what differs, largest first, what is in only one of both, and how many are equal. */
export function inLines({ different, equal, onlyBefore, onlyNow }: Comparison): readonly string[] {
  return [
    ...different.map(inWords),
    ...onlyBefore.map(picture => `${picture} is in the earlier folder only`),
    ...onlyNow.map(picture => `${picture} is new`),
    `${different.length} differ, ${equal} are equal.`,
  ]
}

const inWords = ({ picture, pixels, share }: Difference) =>
  `${picture} differs by ${(100 * share).toFixed(2)}% (${pixels} pixels)`

/** Writes one page that shows each pair in `folder`, and answers where it is. */
export async function writeComparison(comparison: Comparison, folder: string): Promise<string> {
  const file = path.join(folder, 'index.html')
  const pairs = comparison.different.map(
    difference => `<figure id="${difference.picture}"><figcaption><a href="#${difference.picture}">${inWords(difference)}</a></figcaption>
<a href="${difference.picture}"><img src="${difference.picture}" alt="Old, new and difference" loading="lazy"></a></figure>\n`,
  )
  const others = inLines({ ...comparison, different: [] }).slice(0, -1)
  await writeFile(
    file,
    `${head}<p>${inLines(comparison).at(-1)} Old, new and difference, the largest difference first.</p>
<ul>${others.map(line => `<li>${line}</li>`).join('')}</ul>
${pairs.join('')}`,
  )
  return file
}

const head = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Screenshots beside earlier ones</title>
<style>
  body { margin: 1rem; font: 14px/1.4 system-ui, sans-serif; background: #eee }
  figure { margin: 2rem 0 }
  figcaption { margin-bottom: .5rem; font-weight: 600 }
  img { display: block; max-width: 100%; border: 1px solid #999 }
</style>
<h1>Screenshots beside earlier ones</h1>
`
