import { readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Writes one page with every picture that lies in the folders below `folder`, and answers where it is. */
export async function writeOverview(folder: string): Promise<string> {
  const entries = await readdir(folder, { withFileTypes: true })
  const names = entries.filter(entry => entry.isDirectory()).map(({ name }) => name)
  const sections = await Promise.all(names.toSorted().map(name => section(folder, name)))
  const file = path.join(folder, 'index.html')
  await writeFile(file, `${head}${sections.join('')}`)
  return file
}

async function section(folder: string, name: string): Promise<string> {
  const files = (await readdir(path.join(folder, name))).filter(file => file.endsWith('.png'))
  const figures = files.toSorted(byNumber).map(
    file => `<figure><a href="${name}/${file}"><img src="${name}/${file}" alt="${name} ${file}" loading="lazy"></a>
<figcaption>${file.replace('.png', '')}</figcaption></figure>`,
  )
  return `<section id="${name}"><h2><a href="#${name}">${name}</a></h2><div>${figures.join('')}</div></section>\n`
}

const byNumber = (one: string, other: string) => one.localeCompare(other, 'en', { numeric: true })

const head = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Screenshots</title>
<style>
  body { margin: 1rem; font: 14px/1.4 system-ui, sans-serif; background: #eee }
  h2 { margin: 2rem 0 .5rem; font-size: 1rem }
  div { display: flex; gap: .75rem; overflow-x: auto; align-items: flex-start }
  figure { flex: none; margin: 0 }
  img { display: block; height: 24rem; width: auto; max-width: 32rem; object-fit: cover; object-position: top; border: 1px solid #999; background: #fff }
</style>
<h1>Screenshots</h1>
`
