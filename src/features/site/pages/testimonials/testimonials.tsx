import { island } from '../../../../ui/islands/island.tsx'
import TestimonialsIsland from './testimonials.island.tsx'
import type { PageTestimonials } from './testimonials-of.server.ts'

const Island = island('testimonials', TestimonialsIsland, { when: 'visible' })

/** Testimonials in a slider; nothing without any. The script starts shortly before the slider comes into view. The texts are in the page, not in the script. */
export const Testimonials = ({ texts }: { texts: PageTestimonials | null }) =>
  texts && <Island texts={texts} />
