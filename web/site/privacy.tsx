import texts from '../../content/site/privacy.json' with { type: 'json' }
import { pageMeta } from '../layout/page-meta.ts'
import { useShellData } from '../layout/shell-data.ts'
import { paths } from '../paths.ts'
import type { Route } from './+types/privacy.ts'
import { Article } from './article.tsx'
import { withBrand } from './brand-texts.ts'
import { privacyTexts } from './privacy-texts.ts'

export const meta: Route.MetaFunction = ({ matches }) => {
  const shell = matches[0].loaderData
  return pageMeta(shell, {
    title: texts.title,
    description: withBrand(texts.metaDescription, shell.brand),
    path: paths.privacy,
  })
}

export default function Privacy() {
  const shell = useShellData()
  return shell && <Article texts={privacyTexts(shell)} />
}
