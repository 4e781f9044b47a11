import { z } from 'zod'
import { withFacts } from '../../common/facts-in-texts.ts'
import { productTypes } from '../catalogue/product.ts'
import { pictureNames } from '../page-frame/picture-names.ts'

/*
 * Fields between the two lines of dashes at the top of a page. An unknown or misspelt field fails the build.
 * content/README.md explains each field to an editor, with examples.
 */

const sentence = z.string().trim().min(1)

/** A text of so many characters as it is shown, where each of its facts counts as ten. */
const sentenceOf = (least: number, most: number) =>
  sentence.refine(text => {
    const { length } = withFacts(text.replaceAll(/[[\]]/g, ''), {}).replaceAll(/\{\w+\}/g, 'x'.repeat(10))
    return length >= least && length <= most
  }, `must have ${least} to ${most} characters`)

/** A page of this site (`/contact`, `/over-ons/partners#partnerreferenties`), a place on this page, or another site. */
const target = z
  .string()
  .regex(/^(?:\/(?!\/)|#|https:\/\/)\S*$/, 'must begin with /, # or https:// and hold no spaces')

const path = z
  .string()
  .regex(/^\/[a-z0-9]+(?:[-/][a-z0-9]+)*$/, 'must be an address such as /zakelijk-internet/dsl')

const action = z.strictObject({ label: sentence, to: target })

const nothing: never[] = []

/** The purpose of a page decides how it is laid out (docs/decisions/website.md#pages-by-purpose). */
const purposes = ['sell', 'compare', 'explain', 'help', 'about'] as const

const pageFields = {
  /** Names the page in the browser's tab and in search results; the brand is added after it. */
  title: sentenceOf(1, 60),
  /** The text under the title in search results. */
  description: sentenceOf(50, 160),
  /** A shorter name, for breadcrumbs and cards; the title where it is absent. */
  label: sentenceOf(1, 40).optional(),
  hero: z.strictObject({
    /** The heading of the page; the title where it is absent. */
    title: sentence.optional(),
    intro: sentence,
    picture: z.enum(pictureNames),
    /** Where it is absent, a page with a product type leads to its order flow. */
    action: action.optional(),
    /** Its cost, where the catalogue has no price; a page that leads to a request says that its price is made to measure. */
    cost: sentence.optional(),
    /** The step after the action, where it is neither an order nor a request. */
    after: sentence.optional(),
  }),
  /** Shows from what price the service starts, and ends the page in the order flow of this type. */
  productType: z.enum(productTypes).optional(),
  /** Narrows the price to one section of the catalogue: `DSL`, `Televisie`. */
  catalogueSection: sentence.optional(),
  facts: z.array(z.strictObject({ title: sentence, text: sentence })).default(nothing),
  faq: z.array(z.strictObject({ question: sentence, answer: sentence })).default(nothing),
  related: z.array(path).default(nothing),
  nextStep: z.strictObject({ title: sentence, text: sentence, action: action.optional() }).optional(),
  /** When the text last changed, `2025-11-21`; search engines are told. */
  updated: z.iso.date(),
  /** false keeps the page out of search engines and the sitemap. */
  indexed: z.boolean().default(true),
  /** Addresses that the page had before, or that people try: they redirect to it. */
  aliases: z.array(path).default(nothing),
}

/** A page below content/pages. */
export const PageFrontMatter = z
  .strictObject({
    ...pageFields,
    purpose: z.enum(purposes, {
      error: `must be one of ${purposes.join(', ')}: it decides how the page is laid out`,
    }),
  })
  .refine(page => page.catalogueSection === undefined || page.productType !== undefined, {
    path: ['catalogueSection'],
    error: 'needs a productType beside it',
  })
export type PageFrontMatter = z.infer<typeof PageFrontMatter>

/** A post or a vacancy has not changed since it was published, unless it says when. */
const publishedFields = { ...pageFields, published: z.iso.date(), updated: z.iso.date().optional() }

type Published = { readonly published: string; readonly updated?: string | undefined }

const withUpdated = <T extends Published>(text: T) => ({ ...text, updated: text.updated ?? text.published })

const isInOrder = ({ published, updated = published }: Published) => updated >= published
const notInOrder = { path: ['updated'], error: 'is before the day on which it was published' }

/** A post below content/blog. */
export const PostFrontMatter = z
  .strictObject({ ...publishedFields, author: sentence })
  .refine(isInOrder, notInOrder)
  .transform(withUpdated)
export type PostFrontMatter = z.infer<typeof PostFrontMatter>

/** A vacancy below content/vacancies. */
export const VacancyFrontMatter = z
  .strictObject({
    ...publishedFields,
    /** The last day to apply. */
    validThrough: z.iso.date(),
    /** As people read it: `32 tot 40 uur per week`. */
    hours: sentence,
    employmentType: z.enum(['FULL_TIME', 'PART_TIME', 'INTERN']),
    /** Whole euros per month, before tax. */
    salary: z.strictObject({ from: z.int().positive(), to: z.int().positive() }),
  })
  .refine(isInOrder, notInOrder)
  .transform(withUpdated)
export type VacancyFrontMatter = z.infer<typeof VacancyFrontMatter>
