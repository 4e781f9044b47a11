// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { questionnaireTexts as texts } from '../../questionnaire-texts.ts'
import Questionnaire from './questionnaire.island.tsx'

const [first, second] = texts.questions.map(({ question }) => question)
const scrolled = vi.fn()

beforeEach(() => {
  HTMLElement.prototype.scrollIntoView = scrolled
  render(<Questionnaire />)
})
afterEach(() => {
  scrolled.mockClear()
  cleanup()
})

const user = userEvent.setup()
const press = (name: string) => user.click(screen.getByRole('button', { name }))
async function answer(choice: string) {
  await user.click(screen.getByRole('radio', { name: choice }))
  await press(texts.next)
}

const shown = () => screen.getAllByRole('heading').map(({ textContent }) => textContent)

/** Shown, alone, in sight, and where a keyboard and a screen reader go on. */
function expectAt(heading: string | undefined) {
  expect(shown()).toEqual([heading])
  expect(document.activeElement?.textContent).toBe(heading)
  expect(scrolled).toHaveBeenLastCalledWith(expect.objectContaining({ block: 'start' }))
}

/** Next steps, each as a link of the result. */
function expectLinks(ways: readonly { label: string; to: string }[]) {
  const links = screen.getAllByRole('link').map(link => [link.textContent, link.getAttribute('href')])
  expect(ways.length).toBeGreaterThan(0)
  expect(links).toEqual(ways.map(({ label, to }) => [label, to]))
}

describe('the questionnaire', () => {
  test('says that the law holds after two times yes', async () => {
    await answer(texts.yes)
    expectAt(second)
    await answer(texts.yes)
    expectAt(texts.required.title)
    expectLinks(texts.required.ways)
  })

  test('says that it does not after yes and no, and goes back step by step', async () => {
    await answer(texts.yes)
    await answer(texts.no)
    expectAt(texts.notRequired.title)
    screen.getByText(texts.notRequired.text)
    expectLinks(texts.notRequired.ways)
    await press(texts.back)
    expectAt(second)
    await press(texts.back)
    expectAt(first)
  })

  test('jumps to the result after no, and back to where the visitor jumped from', async () => {
    await answer(texts.no)
    expectAt(texts.notRequired.title)
    await press(texts.back)
    expectAt(first)
    await answer(texts.yes)
    await answer(texts.yes)
    expectAt(texts.required.title)
    expectLinks(texts.required.ways)
  })

  test('waits for an answer, and moves nothing meanwhile', async () => {
    await press(texts.next)
    expect(shown()).toEqual([first])
    expect(scrolled).not.toHaveBeenCalled()
  })

  test('names its inputs and values as specified', () => {
    const radios = screen.getAllByRole('radio', { hidden: true }) as HTMLInputElement[]
    expect(radios.map(({ name, value }) => `${name}=${value}`)).toEqual([
      'question-1=yes',
      'question-1=no',
      'question-2=yes',
      'question-2=no',
    ])
  })
})
