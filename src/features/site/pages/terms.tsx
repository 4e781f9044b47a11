import texts from '../../../../content/site/terms.json' with { type: 'json' }
import { paths } from '../../../api/paths.ts'
import { withBrand } from '../../page-frame/components/brand-texts.ts'
import { pageTexts } from '../texts.ts'
import type { Route } from './+types/terms.ts'
import { Article } from './article.tsx'
import { codedPageHead } from './coded-page-head.ts'

export const meta: Route.MetaFunction = ({ matches }) => {
  const shell = matches[0].loaderData
  return codedPageHead(shell, {
    title: texts.title,
    description: withBrand(texts.metaDescription, shell.brand),
    path: paths.terms,
  })
}

export default function Terms() {
  return (
    <Article texts={texts}>
      <p>
        <a href={paths.termsFile}>{pageTexts.termsFile}</a>
      </p>
    </Article>
  )
}
