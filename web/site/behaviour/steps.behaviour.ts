import { currentStep, showOnly, showStep, stepsOf } from './steps.ts'

/**
 * A form in steps. The element is the card around them; a button `data-step-next` or `data-step-previous` leads to the step
 * whose id it names, or to the one beside the current where it names none. On goes only who filled the step in validly:
 * a browser cannot point at a field that is hidden.
 */
export default function startSteps(card: HTMLElement) {
  const [first] = stepsOf(card)
  if (first) showOnly(card, first)
  for (const button of card.querySelectorAll<HTMLElement>('[data-step-next], [data-step-previous]')) {
    button.hidden = false
  }
  card.addEventListener('click', event => {
    const button = (event.target as Element).closest<HTMLElement>('[data-step-next], [data-step-previous]')
    const current = currentStep(card)
    if (!button || !current) return
    const isNext = button.dataset.stepNext !== undefined
    if (isNext && !isValid(current)) return
    const target = targetOf(card, button, current, isNext)
    if (target) showStep(card, target)
  })
}

function targetOf(card: HTMLElement, button: HTMLElement, current: HTMLElement, isNext: boolean) {
  const steps = stepsOf(card)
  const id = isNext ? button.dataset.stepNext : button.dataset.stepPrevious
  return id ? steps.find(step => step.id === id) : steps[steps.indexOf(current) + (isNext ? 1 : -1)]
}

/** The first field that is not valid says so. */
const isValid = (step: HTMLElement) =>
  [...step.querySelectorAll<HTMLInputElement>('input, select, textarea')].every(field =>
    field.reportValidity(),
  )
