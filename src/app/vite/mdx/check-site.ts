import { existsSync } from 'node:fs'
import path from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { matchRoutes, type RouteObject } from 'react-router'
import home from '../../../../content/site/home.json' with { type: 'json' }
import navigation from '../../../../content/site/navigation.json' with { type: 'json' }
import { type MenuItem, menu } from '../../../../content/site/navigation.ts'
import { siteForms } from '../../../../content/site-forms.ts'
import { paths } from '../../../api/paths.ts'
import { withFactsInAll } from '../../../common/facts-in-texts.ts'
import { soldFactNames, soldFacts } from '../../../features/carts/sold-facts.ts'
import { questionnaireTexts } from '../../../features/forms/questionnaire-texts.ts'
import { contentOf } from '../../../features/site/content-file.ts'
import { PageFrontMatter, PostFrontMatter, VacancyFrontMatter } from '../../../features/site/front-matter.ts'
import { contentPages } from '../../../features/site/pages/content/registry.server.ts'
import { textComponents } from '../../../features/site/pages/content/text-components.tsx'
import { testimonials } from '../../../features/site/testimonials.ts'
import routes from '../../../routes.ts'
import { problemsOf } from './check-texts.ts'

const frontMatters = { page: PageFrontMatter, post: PostFrontMatter, vacancy: VacancyFrontMatter }

const pageRoutes = routeObjects(routes)

/** Problems in the texts of this site, for the build and a test. Throws for invalid front matter. */
export const problems = problemsOf([...contentPages.values()], {
  components: new Set(Object.keys(textComponents)),
  isForm: id => Object.hasOwn(siteForms, id),
  headings: { 'site/home.json': home.hero.title },
  links: {
    'site/navigation.ts': hrefsOf(menu),
    'site/navigation.json': footerLinks(),
    'questionnaire-texts.ts': resultLinks(),
    'site-forms-in-steps.ts': adviceLinks(),
    'site/testimonials.json': testimonials.items.flatMap(({ services }) => services),
  },
  places: new Set(['brand', 'legalName', 'phone', 'email', ...soldFactNames]),
  withNothingSold: ({ file, kind, frontMatter }) => {
    contentOf<unknown>(file, frontMatters[kind], withFactsInAll(frontMatter, soldFacts(null)))
  },
  isServed: address => address === paths.termsFile || isPage(address) || isPublicFile(address),
})

function hrefsOf(items: readonly MenuItem[]): string[] {
  return items.flatMap(({ href, items: below = [] }) => [...(href ? [href] : []), ...hrefsOf(below)])
}

function resultLinks(): string[] {
  const { required, notRequired } = questionnaireTexts
  return [...required.ways, ...notRequired.ways].map(({ to }) => to)
}

function adviceLinks(): string[] {
  const fields = Object.values(siteForms).flatMap(form => form.fields)
  return fields.flatMap(({ advice = [] }) => advice.map(({ to }) => to))
}

function footerLinks(): string[] {
  const { columns, legal } = navigation.footer
  return [...columns.flatMap(({ links }) => links), ...legal].map(({ to }) => to)
}

/** Whether a route of its own answers, not the one of all texts. */
function isPage(address: string): boolean {
  const match = matchRoutes(pageRoutes, address)?.at(-1)
  return match !== undefined && match.route.path !== '*'
}

function isPublicFile(address: string): boolean {
  return /\.\w+$/.test(address) && existsSync(path.join('public', address))
}

function routeObjects(entries: readonly RouteConfigEntry[]): RouteObject[] {
  return entries.map(({ index, path = '', children = [] }) =>
    index ? { index, path } : { path, children: routeObjects(children) },
  )
}
