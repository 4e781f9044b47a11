import { mailtoLink } from '../../../../shared/checks/mailto.ts'
import { island } from '../../../../ui/islands/island.tsx'
import { AddressCheckStrip } from '../../../forms/components/address-check-strip.tsx'
import Questionnaire from '../../../forms/components/questionnaire/questionnaire.island.tsx'
import { SiteForm } from '../../../forms/components/site-form.tsx'
import { useBrand } from '../../frame/shell-data.ts'
import { Tariffs } from '../tariffs/tariffs.tsx'
import { Testimonials } from '../testimonials/testimonials.tsx'
import { DataUsage } from './data-usage.tsx'
import { Downloads } from './downloads.tsx'
import { AllPages, BlogPosts, Vacancies } from './listings.tsx'
import { Prices } from './prices.tsx'
import { Tab, Tabs } from './tabs.tsx'
import TermIsland from './term.island.tsx'
import { TextLink } from './text-link.tsx'
import { TextTable } from './text-table.tsx'
import { Tip } from './tip.tsx'

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

const TermWithTooltip = island('term', TermIsland)

/** A word with its explanation as a tooltip. */
const Term = ({ text, children }: { text: string; children: string }) => (
  <TermWithTooltip text={text} word={children} />
)

/**
 * Elements for texts: links, tables, and components by name (content/README.md shows each). An unknown component fails
 * the build.
 */
export const textComponents = {
  a: TextLink,
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
  Form: SiteForm,
  Prices,
  Questionnaire: island('questionnaire', Questionnaire),
  Tab,
  Tabs,
  Tariffs,
  Term,
  Testimonials,
  Tip,
  Vacancies,
}
