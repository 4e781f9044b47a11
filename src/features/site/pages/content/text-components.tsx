import { Download, Lightbulb } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'
import { mailtoLink } from '../../../../common/checks/email.ts'
import { type FactsInTexts, withFacts } from '../../../../common/facts-in-texts.ts'
import { unbrokenFigures } from '../../../../common/unbroken.ts'
import { island } from '../../../../ui/islands/island.tsx'
import { filledText } from '../../../../ui/kit/filled-text.tsx'
import { fittingBundle, isSubscription } from '../../../carts/mobiel.ts'
import type { SoldFact as SoldFactName } from '../../../carts/sold-facts.ts'
import { dataTexts } from '../../../checkout/texts/mobiel.ts'
import { AddressCheckStrip } from '../../../forms/components/address-check-strip.tsx'
import Questionnaire from '../../../forms/components/questionnaire/questionnaire.island.tsx'
import { SiteForm } from '../../../forms/components/site-form.tsx'
import { useBrand, useShellData } from '../../../page-frame/components/shell-data.ts'
import { dataUsage, downloadTexts } from '../../texts.ts'
import { Tariffs } from '../tariffs/tariffs.tsx'
import { AllPages, BlogPosts, Vacancies } from './listings.tsx'
import { usePageData } from './page-data.ts'
import { Prices } from './prices.tsx'
import { Tab, Tabs } from './tabs.tsx'
import TermIsland from './term.island.tsx'
import styles from './text-components.module.css'
import { TextSection } from './text-section.tsx'
import { TextTable } from './text-table.tsx'

const { headings, uses, workingDaysPerMonth } = dataUsage

/** Common uses with the smallest sufficient bundle of the catalogue. Nothing while the catalogue cannot be read. */
export function DataUsage() {
  const { products } = usePageData()
  const bundles = (products ?? []).filter(isSubscription).map(product => product.dataBundleGb)
  if (bundles.length === 0) return null
  return (
    <TextTable>
      <thead>
        <tr>
          <th scope="col">{headings.use}</th>
          <th scope="col">{headings.perDay}</th>
          <th scope="col">{headings.bundle}</th>
        </tr>
      </thead>
      <tbody>
        {uses.map(({ use, perDay, megabytesPerDay }) => (
          <tr key={use}>
            <td>{use}</td>
            <td>{perDay}</td>
            <td>{inWords(fittingBundle((megabytesPerDay * workingDaysPerMonth) / 1000, bundles))}</td>
          </tr>
        ))}
      </tbody>
    </TextTable>
  )
}

function inWords(bundle: number | null | undefined): string {
  if (bundle === undefined) return '–'
  return bundle === null ? dataTexts.unlimited : dataTexts.bundle(bundle)
}

const BrandName = () => useBrand().name
const BrandLegalName = () => useBrand().legalName

function BrandPhone() {
  const { phone } = useBrand()
  return <a href={`tel:${phone.tel}`}>{phone.display}</a>
}

function BrandEmail() {
  const { email } = useBrand()
  return <a href={mailtoLink(email)}>{email}</a>
}

/** A fact of what is sold at this moment: `{fibreFastest}` in a text. */
const SoldFact = ({ name }: { name: SoldFactName }) => unbrokenFigures(usePageData().facts[name] ?? '')

/** A sentence, row or part of a list that says such facts; nothing where one of them is not sold. */
function IfSold({ facts, children }: { facts: string; children: ReactNode }) {
  const sold: FactsInTexts = usePageData().facts
  return facts.split(' ').some(name => sold[name] === null) ? null : children
}

/** A figure that stays whatever is sold; why is for who edits the text. */
const Fixed = ({ children }: { reason: string; children: ReactNode }) => children

/** A form by its id, with the answers that the page gives itself. */
const Form = ({ id, ...given }: { id: string } & { readonly [given: string]: string }) => (
  <SiteForm id={id} facts={usePageData().facts} given={given} />
)

const TermWithTooltip = island('term', TermIsland)

/** A word with its explanation as a tooltip. */
const Term = ({ text, children }: { text: string; children: string }) => (
  <TermWithTooltip text={text} word={children} />
)

/** Advice that stands apart from the text; with its title it goes where that says what is not sold. */
function Tip({ title: text, children }: { title: string; children: ReactNode }) {
  const title = withFacts(text, usePageData().facts)
  if (title === '') return null
  return (
    <aside className={styles.tip} aria-label={title}>
      <Lightbulb aria-hidden="true" />
      <div>
        <p className={styles.title}>{title}</p>
        {children}
      </div>
    </aside>
  )
}

/**
 * Elements for texts: links, tables, and components by name (content/README.md shows each). An unknown component fails
 * the build.
 */
export const textComponents = {
  a: TextLink,
  section: TextSection,
  table: TextTable,
  AddressCheckStrip,
  AllPages,
  BlogPosts,
  BrandEmail,
  BrandLegalName,
  BrandName,
  BrandPhone,
  DataUsage,
  Downloads,
  Fixed,
  Form,
  IfSold,
  Prices,
  Questionnaire: island('questionnaire', Questionnaire),
  SoldFact,
  Tab,
  Tabs,
  Tariffs,
  Term,
  Tip,
  Vacancies,
}

/** Tools of the helpdesk, as configured (REMOTE_SUPPORT_WINDOWS_URL and its neighbours). */
function Downloads() {
  const { name, phone } = useBrand()
  const tools = useShellData()?.supportTools
  const downloads = [
    [downloadTexts.remoteWindows, tools?.remoteWindows],
    [downloadTexts.remoteMac, tools?.remoteMac],
    [downloadTexts.routerTool, tools?.routerTool],
  ].flatMap(([title, href]) => (title && href ? [{ title, href }] : []))
  if (downloads.length === 0)
    return (
      <p>
        {filledText(downloadTexts.none, {
          phone: <a href={`tel:${phone.tel}`}>{phone.display}</a>,
          brand: name,
        })}
      </p>
    )
  return (
    <ul className={`plain-list ${styles.downloads}`}>
      {downloads.map(({ title, href }) => (
        <li key={title}>
          <a href={href} className={styles.download}>
            <Download aria-hidden="true" />
            {title}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** A link in a text: pages of ours by the router, other sites as they are. */
function TextLink({ href = '', children, ...rest }: ComponentProps<'a'>) {
  if (href.startsWith('/')) return <Link to={href}>{children}</Link>
  return (
    <a href={href} {...rest}>
      {children}
    </a>
  )
}
