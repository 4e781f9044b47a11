/** The folders of the shop's code (docs/architecture.md). */
export const CODE_FOLDERS = ['content', 'src']

/** All folders whose files are written by hand. */
export const ALL_FOLDERS = [...CODE_FOLDERS, 'bench', 'deploy', 'docs', 'e2e', 'scripts']

/** Whether a file is written by hand: the sample client has packages and generated types of its own. */
export const isOurs = name => !/(^|\/)(node_modules|generated)\//.test(name)

/** Whether a file is a test or a helper of tests. */
export const isForTests = name => /\.test\.\w+$|(^|\/)testing/.test(name)
