/** Where the texts of each folder below content/ stand on the site. */
const folders = { pages: '', blog: '/blog', vacancies: '/over-ons/vacatures' } as const

/** `pages/zakelijk-internet/dsl.mdx` → `/zakelijk-internet/dsl`. */
export function addressOfText(file: string): string {
  const [, folder, name] = /^(pages|blog|vacancies)\/(.+)\.mdx$/.exec(file) ?? []
  if (folder === undefined || name === undefined) throw new Error(`content/${file} is no text of the site`)
  return `${folders[folder as keyof typeof folders]}/${name}`
}
