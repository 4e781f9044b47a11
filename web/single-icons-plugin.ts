import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { type ComponentType, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Plugin } from 'vite'

const icons = /import \{([^}]*)\} from 'lucide-react'/g

const iconFile = /\/lucide-react\/dist\/esm\/icons\/(?!index\.)[\w-]+\.mjs$/
/** Of every icon, before what is in it; the library says this, and `ui/icon.tsx` says it again. */
const drawing =
  /^<svg xmlns="[^"]+" width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" class="([^"]+)" aria-hidden="true">(.+)<\/svg>$/

/**
 * Imports each icon from its own file. Through the library's one index the bundler takes every icon for one that all pages
 * use (code-chunks.ts), and an island of the website would load those of the order flow. What is in such a file is written
 * out while building: the library's own code, and a key for each line of a drawing, are as much as the drawings.
 */
export function singleIcons(): Plugin {
  const fileOf = filesOfIcons()
  return {
    name: 'single-icons',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: environment => environment.name === 'client',
    transform: code => (code.includes("'lucide-react'") ? singleImports(code, fileOf) : null),
    load: async id => (iconFile.test(id) ? writtenOut((await import(id)).default) : null),
  }
}

/** @throws where the library draws otherwise than `ui/icon.tsx` */
export function writtenOut(icon: ComponentType): string {
  const html = renderToStaticMarkup(createElement(icon))
  const [, className, shapes] = drawing.exec(html) ?? []
  if (!className || !shapes) throw new Error(`web/ui/icon.tsx does not draw icons as lucide does: ${html}`)
  const arguments_ = [className, shapes.replaceAll(/><\/\w+>/g, '/>')].map(text => JSON.stringify(text))
  return `import { iconOf } from ${JSON.stringify(path.join(import.meta.dirname, 'ui/icon.tsx'))}
export default /*#__PURE__*/ iconOf(${arguments_.join(', ')})`
}

/** The code with an import for each icon; imports of types stay. */
export function singleImports(code: string, fileOf: ReadonlyMap<string, string>): string {
  return code.replace(icons, (_, names: string) => {
    const imports = names.split(',').flatMap(specifier => {
      const [name = '', local = name] = specifier.trim().split(/\s+as\s+/)
      if (name === '') return []
      // Said of the whole import: of a name alone it leaves one of the index behind, which takes all icons along.
      if (name.startsWith('type '))
        return [`import type { ${specifier.trim().slice(5)} } from 'lucide-react'`]
      const file = fileOf.get(name)
      return file
        ? [`import ${local} from 'lucide-react/icons/${file}'`]
        : [`import { ${specifier.trim()} } from 'lucide-react'`]
    })
    return imports.join('; ')
  })
}

/** Of each name of an icon the file that has it, by the library's own index. */
function filesOfIcons(): ReadonlyMap<string, string> {
  const index = readFileSync(
    fileURLToPath(import.meta.resolve('lucide-react/dist/esm/lucide-react.mjs')),
    'utf8',
  )
  const exported = index.matchAll(/export \{([^}]+)\} from '\.\/icons\/([\w-]+)\.mjs'/g)
  return new Map(
    [...exported].flatMap(([, names = '', file = '']) =>
      [...names.matchAll(/default as (\w+)/g)].map(([, name = '']) => [name, file] as const),
    ),
  )
}
