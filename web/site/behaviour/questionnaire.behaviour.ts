import { type Answer, back, next, type Progress, start } from '../questionnaire/eligibility.ts'
import { showStep, stepsOf } from './steps.ts'

/** Leads through the questionnaire (marketing-site §2.8): what is asked and said next is decided in eligibility.ts. */
export default function startQuestionnaire(card: HTMLElement) {
  let progress = start

  card.addEventListener('submit', event => {
    event.preventDefault()
    go(next(progress, answerIn(event.target as HTMLFormElement)))
  })
  card.addEventListener('click', event => {
    if ((event.target as Element).closest('[data-step-previous]')) go(back(progress))
  })

  function go(to: Progress) {
    if (to === progress) return
    progress = to
    for (const result of card.querySelectorAll<HTMLElement>('[data-result]'))
      result.hidden = result.dataset.result !== to.result
    const step = stepsOf(card).find(({ dataset }) => dataset.step === String(to.step))
    if (!step) return
    showStep(card, step)
    headingIn(step)?.focus({ preventScroll: true })
  }
}

function answerIn(form: HTMLFormElement): Answer | null {
  const chosen = new FormData(form).get(`question-${form.dataset.step}`)
  return chosen === 'yes' || chosen === 'no' ? chosen : null
}

/** The one that shows: a result that does not hold is hidden with its heading. */
const headingIn = (step: HTMLElement) => step.querySelector<HTMLElement>('h3:not([hidden] h3)')
