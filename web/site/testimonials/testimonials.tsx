import { island } from '../../islands/island.tsx'
import TestimonialsIsland from './testimonials.island.tsx'

/** What customers say; it begins to move once it is about to be seen. */
export const Testimonials = island('testimonials', TestimonialsIsland, { when: 'visible' })
