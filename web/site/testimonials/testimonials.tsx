import texts from '../../../content/site/testimonials.json' with { type: 'json' }
import { island } from '../../islands/island.tsx'
import TestimonialsIsland from './testimonials.island.tsx'

export type TestimonialTexts = typeof texts

const Island = island('testimonials', TestimonialsIsland, { when: 'visible' })

/** What customers say; it begins to move once it is about to be seen. Its texts are in the page, and not in its script too. */
export const Testimonials = () => <Island texts={texts} />
