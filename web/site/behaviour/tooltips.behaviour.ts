import { autoUpdate, computePosition, flip, offset, shift } from '@floating-ui/dom'

/** Skidding and distance in CSS pixels (marketing-site §9). */
const [skidding, distance] = [0, 6] as const

/** A tooltip above its word, on hover, focus and touch; Escape closes it, and it can be hovered itself. */
export default function startTooltip(word: HTMLElement) {
  const tooltip = document.getElementById(word.getAttribute('aria-describedby') ?? '')
  if (!tooltip) return
  // Without scripts a press toggles it; with them that would undo what the focus just did.
  word.removeAttribute('popovertarget')
  let stopFollowing: (() => void) | undefined

  const place = async () => {
    const { x, y } = await computePosition(word, tooltip, {
      strategy: 'fixed',
      placement: 'top',
      middleware: [offset({ mainAxis: distance, crossAxis: skidding }), flip(), shift({ padding: 8 })],
    })
    tooltip.style.left = `${x}px`
    tooltip.style.top = `${y}px`
  }
  const show = () => {
    if (stopFollowing) return
    tooltip.dataset.placed = ''
    tooltip.showPopover()
    stopFollowing = autoUpdate(word, tooltip, place)
  }
  const hide = () => {
    stopFollowing?.()
    stopFollowing = undefined
    tooltip.hidePopover()
  }
  const isWanted = () => word.matches(':hover, :focus') || tooltip.matches(':hover')
  // The pointer may cross the gap between the word and the tooltip.
  const hideUnlessWanted = () => requestAnimationFrame(() => isWanted() || hide())

  for (const element of [word, tooltip]) {
    element.addEventListener('pointerenter', show)
    element.addEventListener('pointerleave', hideUnlessWanted)
  }
  word.addEventListener('focus', show)
  word.addEventListener('click', show)
  word.addEventListener('blur', hideUnlessWanted)
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && stopFollowing) hide()
  })
}
