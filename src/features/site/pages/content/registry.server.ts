import { contentOf } from '../../content-file.ts'
import { PageFrontMatter, PostFrontMatter, VacancyFrontMatter } from '../../front-matter.ts'
import type { PageFacts } from '../../page-facts.ts'
import { addressOfText } from './text-address.ts'

/** A text of content/ with its address; the kind says which fields its front matter has. */
export type ContentPage = {
  readonly address: string
  /** Below content/: `pages/zakelijk-internet.mdx`. */
  readonly file: string
  readonly facts: PageFacts
} & (
  | { readonly kind: 'page'; readonly frontMatter: PageFrontMatter }
  | { readonly kind: 'post'; readonly frontMatter: PostFrontMatter }
  | { readonly kind: 'vacancy'; readonly frontMatter: VacancyFrontMatter }
)

type TextModule = { readonly frontmatter: unknown; readonly facts: string }

const modules = import.meta.glob<TextModule>('../../../../../content/{pages,blog,vacancies}/**/*.mdx', {
  eager: true,
})

/** Every text of the site, by address. Front matter that does not fit its schema stops the start and the build. */
export const contentPages: ReadonlyMap<string, ContentPage> = byAddress(
  Object.entries(modules).map(([path, module]) =>
    contentPage(path.replace('../../../../../content/', ''), module),
  ),
)

function byAddress(pages: readonly ContentPage[]): Map<string, ContentPage> {
  const found = new Map<string, ContentPage>()
  for (const page of pages) {
    const other = found.get(page.address)
    if (other) throw new Error(`content/${page.file} and content/${other.file} have the same address`)
    found.set(page.address, page)
  }
  return found
}

function contentPage(file: string, { frontmatter, facts }: TextModule): ContentPage {
  const text = { file, address: addressOfText(file), facts: JSON.parse(facts) as PageFacts }
  if (file.startsWith('blog/'))
    return { ...text, kind: 'post', frontMatter: contentOf(file, PostFrontMatter, frontmatter) }
  if (file.startsWith('vacancies/'))
    return { ...text, kind: 'vacancy', frontMatter: contentOf(file, VacancyFrontMatter, frontmatter) }
  return { ...text, kind: 'page', frontMatter: contentOf(file, PageFrontMatter, frontmatter) }
}
