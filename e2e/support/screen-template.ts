/** What axe judges of a screen, whatever it tells about: its elements with their attributes, and where a text stands. */
export type ScreenTemplate = { readonly screen: string; readonly frame: readonly string[] }

/**
 * Runs in the browser, so it uses nothing from outside. Neighbours of one template count once: a list of three is one of twenty. Of texts,
 * addresses and names only counts that they are there and, where one names another element, that it is there too; names of landmarks
 * count as they are. Digits are left out, as ids and sizes have them.
 * @param within a selector
 * @param frame a selector of the parts whose templates are wanted as well
 */
export function screenTemplate([within, frame]: readonly [string, string]): ScreenTemplate {
  const byThere = ['id', 'name', 'value', 'href', 'src', 'srcset', 'action', 'datetime', 'download']
  const texts = ['aria-label', 'title', 'alt', 'placeholder']
  const references = [
    'for',
    'aria-labelledby',
    'aria-describedby',
    'aria-controls',
    'aria-errormessage',
    'aria-owns',
  ]
  const isLandmark = (element: Element) =>
    element.matches('main, nav, header, footer, aside, section, form, [role]')

  const attribute = (element: Element, { name, value }: Attr) => {
    if (byThere.includes(name)) return name
    if (texts.includes(name) && !(name === 'aria-label' && isLandmark(element)))
      return `${name}=${value.trim() === '' ? '' : 'text'}`
    if (references.includes(name))
      return `${name}=${value.split(/\s+/).every(id => document.getElementById(id)) ? 'there' : 'gone'}`
    return `${name}=${value.replaceAll(/\d+/g, '0')}`
  }
  const field = (element: Element) => {
    const isField =
      element instanceof HTMLInputElement ||
      element instanceof HTMLTextAreaElement ||
      element instanceof HTMLSelectElement
    if (!isField) return ''
    const isChecked = element instanceof HTMLInputElement && element.checked
    const isLabelled = (element.labels?.length ?? 0) > 0
    return `${element.value === '' ? '' : 'typed'} ${isChecked} ${element.disabled} ${isLabelled}`
  }
  const inside = (element: Element): string => {
    if (element.matches('head, script, style')) return ''
    const parts = [...element.childNodes].map(node => {
      if (node instanceof Element) return template(node)
      return node.nodeType === Node.TEXT_NODE && node.textContent?.trim() ? 'text' : ''
    })
    const there = parts.filter(part => part !== '')
    return there.filter((part, place) => part !== there[place - 1]).join('')
  }
  const template = (element: Element): string => {
    const attributes = [...element.attributes].map(each => attribute(element, each)).toSorted()
    return `<${element.localName} ${attributes.join(' ')} ${field(element)}>${inside(element)}</>`
  }

  const screen = document.querySelector(within)
  if (!screen) throw new Error(`Nothing is ${within}`)
  return {
    screen: `${document.title.trim() === '' ? 'no title' : 'titled'} ${template(screen)}`,
    frame: [...document.querySelectorAll(frame)].map(template),
  }
}
