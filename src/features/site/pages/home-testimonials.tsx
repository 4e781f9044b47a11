import styles from './home-testimonials.module.css'
import { Testimonials } from './testimonials/testimonials.tsx'

/** The testimonials in their place on the home page. */
export const HomeTestimonials = () => (
  <div className={styles.place}>
    <Testimonials />
  </div>
)
