/** An element of a screen, in the order of the document. */
export type ScreenPart = {
  /** Names the template of it and all below, and what it stands in. */
  readonly template: string
  /** Place behind its last descendant. */
  readonly end: number
  /** It is a header or footer of the page, or has no landmark: those are judged together. */
  readonly standsAlone: boolean
  /**
   * Names what the colours of its own words depend on: its attributes, what it stands in, and the state of the fields and the pointer
   * near it. Empty where it shows no words.
   */
  readonly colours: string
}

/**
 * The elements of a screen; the first one is the whole. Elements of one template have the same attributes and texts in the same places, and so
 * have all elements below. Neighbours of one template count once: a list of three is one of twenty. Of texts, addresses and names only
 * counts that they are there and, where one names another element, that it is there too; names of landmarks count as they are.
 * Digits are left out, as ids and sizes have them. What is not shown is of another template than what is.
 *
 * Runs in the browser, so it uses nothing from outside.
 * @param within a selector
 * @param frame a selector of the headers and footers of a page
 * @returns parts (`ScreenPart`) as JSON, which comes out of the browser in a fraction of the time
 */
export function screenParts([within, frame]: readonly [string, string]): string {
  const byThere = ['id', 'name', 'value', 'href', 'src', 'srcset', 'action', 'datetime', 'download', 'nonce']
  const texts = ['aria-label', 'title', 'alt', 'placeholder']
  const references = [
    'for',
    'aria-labelledby',
    'aria-describedby',
    'aria-controls',
    'aria-errormessage',
    'aria-owns',
  ]
  const judgedOfHead = 'meta[name="viewport"], meta[http-equiv]'
  const landmark = 'main, nav, header, footer, aside, section, form, [role]'

  /** Remembers what was made of a key: much of a screen is said again and again. */
  const remembered = <Key, Value>(make: (key: Key) => Value) => {
    const made = new Map<Key, Value>()
    return (key: Key): Value => {
      const known = made.get(key)
      if (known !== undefined) return known
      const value = make(key)
      made.set(key, value)
      return value
    }
  }
  /** 53 bits (FNV-1a, twice). */
  const hash = remembered((text: string) => {
    let [one, two] = [0x811c9dc5, 0x01000193]
    for (let place = 0; place < text.length; place++) {
      one = Math.imul(one ^ text.charCodeAt(place), 0x01000193)
      two = Math.imul(two ^ text.charCodeAt(place), 0x85ebca6b)
    }
    return `${(one >>> 0).toString(36)}${(two >>> 0).toString(36)}`
  })
  const attribute = (element: Element, { name, value }: Attr) => {
    if (byThere.includes(name)) return name
    if (texts.includes(name) && !(name === 'aria-label' && element.matches(landmark)))
      return `${name}=${value.trim() === '' ? '' : 'text'}`
    if (references.includes(name))
      return `${name}=${value.split(/\s+/).every(id => document.getElementById(id)) ? 'there' : 'gone'}`
    return name === 'content' ? `${name}=${value}` : `${name}=${value.replaceAll(/\d+/g, '0')}`
  }
  const isNoStyle = (each: string) => !each.startsWith('style=')
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

  const stateOf = remembered((element: Element) => {
    const changed = element.querySelector(':checked, :disabled, :user-invalid') !== null
    return `${changed} ${element.matches(':hover')} ${element.matches(':focus-within')}`
  })
  /** As far around a word as a choice, the focus or a pointer changes its colours. */
  const states = (element: Element, levels = 3): string => {
    const around = element.parentElement
    return around && levels > 0 ? `${stateOf(element)} ${states(around, levels - 1)}` : stateOf(element)
  }
  const hasWords = (element: Element) =>
    element.matches('input, textarea, select') ||
    [...element.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())

  const parts: ScreenPart[] = []
  /** How many of them are landmarks. */
  let landmarks = 0
  /** Adds an element and all below; its template comes out. */
  const add = (element: Element, around: string): string => {
    const place = parts.length
    parts.push({ template: '', end: 0, standsAlone: false, colours: '' })
    const attributes = [...element.attributes].map(each => attribute(element, each)).toSorted()
    // A page behind a dialog has a style of its own.
    const inside = hash([around, element.localName, ...attributes.filter(isNoStyle)].join(' '))
    const isShown = element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    const isRead = !element.matches('script, style')
    const isLandmark = element.matches(landmark)
    if (isLandmark) landmarks++
    const landmarksBefore = landmarks
    const below = [...element.childNodes].flatMap(node => {
      if (node instanceof Element) {
        const template = add(node, inside)
        return element.localName !== 'head' || node.matches(judgedOfHead) ? template : []
      }
      return node.nodeType === Node.TEXT_NODE && node.textContent?.trim() ? 'text' : []
    })
    const content = isRead ? below.filter((each, nth) => each !== below[nth - 1]) : []
    const template = hash([element.localName, ...attributes, isShown, field(element), ...content].join(' '))
    const standsAlone =
      element.matches(frame) || !(element.closest('head') || isLandmark || landmarks > landmarksBefore)
    const colours =
      isShown && isRead && hasWords(element)
        ? hash([inside, ...attributes, field(element), states(element)].join(' '))
        : ''
    parts[place] = { template: hash(`${around} ${template}`), end: parts.length, standsAlone, colours }
    return template
  }
  const screen = document.querySelector(within)
  if (!screen) throw new Error(`Nothing is ${within}`)
  add(screen, document.title.trim() === '' ? 'no title' : 'titled')
  return JSON.stringify(parts)
}
