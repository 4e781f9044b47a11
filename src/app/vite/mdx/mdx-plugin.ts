import mdx from '@mdx-js/rollup'
import rehypeSlug from 'rehype-slug'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkMdxFrontmatter from 'remark-mdx-frontmatter'
import { type Plugin, runnerImport } from 'vite'
import { hyphenatedName, unbrokenFigures } from '../../../common/unbroken.ts'
import { soldFactNames } from '../../../features/carts/sold-facts.ts'
import { withoutPhotographs } from '../photographs/without-photographs.ts'
import { giveWay } from './give-way.ts'
import { pageFacts } from './page-facts.ts'
import { attribute, eachNode, type Node } from './syntax-tree.ts'
import { tableLabels } from './table-labels.ts'
import { textSections } from './text-sections.ts'

/** Placeholders for configured values in texts, and the components that show them. */
const components: Readonly<Record<string, string>> = {
  brand: 'BrandName',
  legalName: 'BrandLegalName',
  phone: 'BrandPhone',
  email: 'BrandEmail',
}

/** Lets a text say `{brand}`, `{legalName}`, `{phone}`, `{email}` and what is sold, as front matter does. */
const places = () => (tree: Node) =>
  eachNode(tree, node => {
    if (node.type !== 'mdxTextExpression' && node.type !== 'mdxFlowExpression') return
    const place = node.value?.trim() ?? ''
    const isFact = soldFactNames.has(place)
    const name = isFact ? 'SoldFact' : components[place]
    if (name === undefined) throw new Error(`{${place}} is no place of a text`)
    node.type = node.type === 'mdxTextExpression' ? 'mdxJsxTextElement' : 'mdxJsxFlowElement'
    node.name = name
    node.attributes = isFact ? [attribute('name', place)] : []
    node.children = []
    delete node.value
    delete node.data
  })

/** No figure of a text is parted from its unit. */
const figures = () => (tree: Node) =>
  eachNode(tree, node => {
    if (node.type === 'text' && node.value !== undefined) node.value = unbrokenFigures(node.value)
  })

const unbroken = { className: ['unbroken'] }

/** No name of a device is parted at its hyphen. */
const names = () => (tree: Node) =>
  eachNode(tree, node => {
    if (!node.children || node.properties === unbroken) return
    node.children = node.children.flatMap(child => (child.type === 'text' ? partsOf(child) : [child]))
  })

const partsOf = ({ value = '' }: Node): Node[] =>
  value.split(hyphenatedName).flatMap((part, index) => {
    const text = { type: 'text', value: part }
    if (part === '') return []
    const element = { type: 'element', tagName: 'span', properties: unbroken }
    return [index % 2 === 1 ? { ...element, children: [text] } : text]
  })

/** Compiles the .mdx files of content/: each exports its text as a component, its `frontmatter` and its `facts`. */
export function mdxPlugin(): Plugin {
  const { transform } = mdx({
    remarkPlugins: [remarkFrontmatter, remarkMdxFrontmatter, remarkGfm, places],
    rehypePlugins: [rehypeSlug, tableLabels, pageFacts, figures, names, giveWay, textSections],
  })
  return { name: 'texts', enforce: 'pre', transform: transform as NonNullable<Plugin['transform']> }
}

/**
 * Texts are rendered on the server only: a browser's bundle gets empty modules in their place. In development an
 * edited text reloads the pages that are open.
 */
export const textsStayOnServer = (): Plugin => ({
  name: 'texts-stay-on-server',
  enforce: 'pre',
  applyToEnvironment: environment => environment.name === 'client',
  load: id => (id.endsWith('.mdx') ? 'export default null' : null),
})

/** Ends a build whose texts have a broken link, an unknown component or two of what must be one. */
export const checkTexts = (): Plugin => ({
  name: 'check-texts',
  apply: 'build',
  applyToEnvironment: environment => environment.name === 'ssr',
  async buildStart() {
    const { module } = await runnerImport<{ problems: readonly string[] }>(
      '/src/app/vite/mdx/check-site.ts',
      {
        configFile: false,
        logLevel: 'error',
        plugins: [mdxPlugin(), withoutStyles(), withoutPhotographs()],
      },
    )
    if (module.problems.length > 0)
      this.error(`The texts of content/ are not right:\n${module.problems.join('\n')}`)
  },
})

const withoutStyles = (): Plugin => ({
  name: 'without-styles',
  enforce: 'pre',
  resolveId: id => (id.endsWith('.css') ? '\0no-styles' : null),
  load: id => (id === '\0no-styles' ? 'export default {}' : null),
})
