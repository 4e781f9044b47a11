import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const icons = /import \{([^}]*)\} from 'lucide-react'/g

/**
 * Imports each icon from its own file. Through the library's one index the bundler takes every icon for one that all pages
 * use (code-chunks.ts), and an island of the website would load those of the order flow.
 */
export function singleIcons(): Plugin {
  const fileOf = filesOfIcons()
  return {
    name: 'single-icons',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: environment => environment.name === 'client',
    transform: code => (code.includes("'lucide-react'") ? singleImports(code, fileOf) : null),
  }
}

/** The code with an import for each icon; imports of types stay. */
export function singleImports(code: string, fileOf: ReadonlyMap<string, string>): string {
  return code.replace(icons, (_, names: string) => {
    const imports = names.split(',').flatMap(specifier => {
      const [name = '', local = name] = specifier.trim().split(/\s+as\s+/)
      if (name === '') return []
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
