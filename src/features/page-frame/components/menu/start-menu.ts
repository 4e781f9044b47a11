import { keepPageWidth } from '../../../../ui/kit/page-width.ts'
import { markCustomer } from '../customer-mark.ts'
import { focusByArrow, menuId as id } from './menu-keys.ts'

/** From this width the menu is a bar with drop-downs (marketing-site §9). */
const isWide = matchMedia('(width >= 62rem)')

/**
 * Behaviour that the menu's elements lack (src/features/page-frame/components/menu): closing drop-downs, the keyboard, and the reset when the
 * window is widened. It listens around the menu, because in the order flow React may render it again, and at the
 * window in the capture phase, because React stops presses and keys at the document while it hydrates.
 */
export function startMenu() {
  const menu = () => document.getElementById(id)

  window.addEventListener(
    'click',
    ({ target }) => {
      if (!(target instanceof Element)) return
      const isLink = menu()?.contains(target) && target.closest('a[href]')
      // Beside a drop-down; what is open on a phone is closed by the popover itself.
      const isBeside = isWide.matches && !target.closest(`#${id} details[open]`)
      if (isLink || isBeside) close(menu())
    },
    true,
  )

  document.addEventListener('focusout', ({ target, relatedTarget }) => {
    if (!(target instanceof Element && relatedTarget instanceof Element)) return
    const around = target.closest(isWide.matches ? `#${id} details[open]` : `#${id}`)
    if (around && !outermost(around).contains(relatedTarget)) close(menu())
  })

  window.addEventListener(
    'keydown',
    event => {
      const open = menu()
      if (!open) return
      if (event.key === 'Escape' && isWide.matches) return closeByEscape(open)
      const { target } = event
      if (!(target instanceof HTMLElement && open.contains(target))) return
      if (focusByArrow(open, target, event.key, isWide.matches)) event.preventDefault()
    },
    true,
  )

  // Neither kind of toggle event bubbles.
  document.addEventListener(
    'toggle',
    event => {
      const { target } = event
      const shown = menu()
      if (!(shown && target instanceof HTMLElement && shown.contains(target))) return
      const isOpen = (event as ToggleEvent).newState === 'open'
      if (target === shown) return isOpen ? enter(shown) : close(shown)
      shown.dataset.moved = isOpen ? 'further' : 'back'
    },
    true,
  )

  document.addEventListener('beforetoggle', ({ target }) => target === menu() && keepPageWidth(), true)
  isWide.addEventListener('change', () => close(menu()))
  // Widened before this script came: what only a phone can open is open on a wide screen.
  if (isWide.matches && menu()?.matches(':popover-open')) close(menu())
}

/** Closes the popover, if it is one, and every level: the next visit begins at the top. */
function close(menu: HTMLElement | null) {
  for (const open of menu?.querySelectorAll('details[open]') ?? []) open.removeAttribute('open')
  if (menu?.matches(':popover-open')) menu.hidePopover()
  delete menu?.dataset.moved
}

function closeByEscape(menu: HTMLElement) {
  const open = menu.querySelector('details[open]')
  const hadFocus = open?.contains(document.activeElement)
  close(menu)
  if (hadFocus) open?.querySelector('summary')?.focus()
}

const enter = (menu: HTMLElement) =>
  menu.querySelector<HTMLElement>('[popovertargetaction="hide"]')?.focus({ preventScroll: true })

/** A drop-down, not the group of it that holds the focus. */
const outermost = (element: Element): Element => {
  const around = element.parentElement?.closest('details')
  return around ? outermost(around) : element
}

/** Scripts of every page's header: the keyboard of the menu, and the choice between login and account. */
export function startHeader() {
  startMenu()
  // A page that comes back as it was left may have missed a login or a logout.
  window.addEventListener('pageshow', markCustomer)
  document.addEventListener('visibilitychange', markCustomer)
}
