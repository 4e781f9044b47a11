import * as z from 'zod/mini'
import data from '../../../content/site/testimonials.json' with { type: 'json' }
import { contentOf, words } from './content-file.ts'

const yesOrNo = z.boolean({ error: 'must be true or false' })

const Testimonial = z.strictObject({
  id: words,
  person: words,
  role: words,
  company: words,
  /** Addresses of the pages of the services that it is about; only those pages show it, and the home page. */
  services: z.array(words).check(z.minLength(1, { error: 'must name the page of at least one service' })),
  quote: words,
  /** Paragraphs. */
  story: z.array(words),
})
export type Testimonial = z.infer<typeof Testimonial>

const Testimonials = z.strictObject({
  /** The people and companies were made up. */
  areExamples: yesOrNo,
  /** Whether examples show; testimonials of customers always do. */
  showExamples: yesOrNo,
  examples: words,
  about: words,
  title: words,
  roleDescription: words,
  slideDescription: words,
  previous: words,
  next: words,
  goTo: words,
  pause: words,
  play: words,
  more: words,
  items: z.array(Testimonial),
})
export type Testimonials = z.infer<typeof Testimonials>

export const testimonials = contentOf('site/testimonials.json', Testimonials, data)

/** Those that visitors see: of customers all, of examples all or none. */
export const shownTestimonials = ({
  areExamples,
  showExamples,
  items,
}: Pick<Testimonials, 'areExamples' | 'showExamples' | 'items'>): readonly Testimonial[] =>
  areExamples && !showExamples ? [] : items

/** Examples that visitors see. */
export const shownExamples = (all: Testimonials = testimonials): readonly Testimonial[] =>
  all.areExamples ? shownTestimonials(all) : []
