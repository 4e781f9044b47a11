import path from 'node:path'
import { ALL_FOLDERS } from './source-folders.mjs'

const folders = [...ALL_FOLDERS, 'public'].join('|')
/** A file or folder of the project in a code span, with the heading it names. */
const pathInCode = new RegExp(`^(?:${folders})/[\\w./@-]+(?:#[\\w-]+)?$`)
/** A source file that a sentence names without its folder. */
const nameInCode = /^[\w-]+(?:\.[\w-]+)*\.(?:css|mjs|sql|tsx?)$/
/** A command of the project, as sentences, tables and blocks of commands name it. */
const command = /npm run (?:--silent )?([a-z][\w-]*(?::[a-z][\w-]*)?)|`((?:bench|check|import):[a-z][\w-]*)/g
const docInText = /(?<![\w./-])docs\/[\w/-]+\.md(?:#[\w-]+)?/g

/**
 * Links to documents, headings and files of the project that do not exist. Documents are searched for links and code spans,
 * all other files for paths such as docs/desk.md.
 * @param {string} file path in the project
 * @param {string} text
 * @param {(path: string) => string | null} contentOf empty for a folder, null if nothing is there
 * @param {ReadonlySet<string>} fileNames of all source files, without their folders
 * @returns {string[]} a sentence each
 */
export function brokenDocLinks(file, text, contentOf, fileNames) {
  const named = file.endsWith('.md')
    ? linksOfDocument(file, text)
    : [...text.matchAll(docInText)].map(([name]) => name)
  return [...new Set(named)].flatMap(name => {
    if (nameInCode.test(name))
      return fileNames.has(name) ? [] : [`${file} names ${name}, which does not exist.`]
    const [target = '', heading] = name.split('#')
    const content = contentOf(target)
    if (content === null) return [`${file} names ${target}, which does not exist.`]
    if (heading === undefined || !target.endsWith('.md') || anchorsOf(content).includes(heading)) return []
    return [`${file} names ${name}, but ${target} has no such heading.`]
  })
}

/**
 * Commands that a text names and package.json has not.
 * @param {string} file path in the project
 * @param {string} text
 * @param {Readonly<Record<string, string>>} scripts
 * @returns {string[]} a sentence each
 */
export function unknownCommands(file, text, scripts) {
  const named = [...text.matchAll(command)].map(([, run, other]) => run ?? other ?? '')
  return [...new Set(named)]
    .filter(name => !(name in scripts))
    .map(name => `${file} names npm run ${name}, which does not exist.`)
}

function linksOfDocument(file, text) {
  const prose = withoutBlocks(text)
  const spans = [...prose.matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span)
  const links = [...prose.replace(/`[^`\n]+`/g, '').matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, link = '']) => link)
    .filter(link => !/^(?:[a-z]+:|\/)/.test(link))
    .map(link => (link.startsWith('#') ? `${file}${link}` : path.posix.join(path.posix.dirname(file), link)))
  return [...links, ...spans.filter(span => pathInCode.test(span) || nameInCode.test(span))]
}

const withoutBlocks = text => text.replace(/^ *```[\s\S]*?^ *```/gm, '')

/** The anchors that GitHub gives the headings of a document. */
function anchorsOf(text) {
  const slugs = [...withoutBlocks(text).matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) =>
    heading
      .replace(/\]\([^)]*\)/g, '')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replace(/\s/g, '-'),
  )
  return slugs.map((slug, at) => {
    const before = slugs.slice(0, at).filter(each => each === slug).length
    return before === 0 ? slug : `${slug}-${before}`
  })
}
