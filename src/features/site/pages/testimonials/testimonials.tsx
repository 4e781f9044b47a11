import texts from '../../../../../content/site/testimonials.json' with { type: 'json' }
import { island } from '../../../../ui/islands/island.tsx'
import TestimonialsIsland from './testimonials.island.tsx'

const Island = island('testimonials', TestimonialsIsland, { when: 'visible' })

/** Testimonials; the script starts shortly before they come into view. The texts are in the page, not in the script. */
export const Testimonials = () => <Island texts={texts} />
