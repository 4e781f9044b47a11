import { Plans } from '../../plans/plans.tsx'
import { Testimonials } from '../../testimonials/testimonials.tsx'
import { NextStep } from '../next-step.tsx'
import { orderAction } from '../order-action.ts'
import type { PageView } from '../page-view.server.ts'
import styles from './layouts.module.css'

export type LayoutProps = { readonly view: PageView }

/** Testimonials about the service of the page; without any no place and no gap. */
export const OwnTestimonials = ({ view: { testimonials } }: LayoutProps) =>
  testimonials && (
    <div className={styles.testimonials}>
      <Testimonials texts={testimonials} />
    </div>
  )

/** Cards of what the page sells; without any no place and no gap. */
export const OwnPlans = ({ view: { plans } }: LayoutProps) => plans && <Plans {...plans} />

/** The next step of its front matter; nothing without it. */
export function End({ view: { frontMatter }, isQuiet = false }: LayoutProps & { isQuiet?: boolean }) {
  const { nextStep } = frontMatter
  return (
    nextStep && (
      <NextStep {...nextStep} action={nextStep.action ?? orderAction(frontMatter)} isQuiet={isQuiet} />
    )
  )
}
