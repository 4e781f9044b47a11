// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { afterEach, expect, it } from 'vitest'
import { SectionsFold, TextSection } from './text-section.tsx'

afterEach(cleanup)

/** The names of the parts that fold of a text with a first section, another one and one with a form. */
function foldedOf(value: ComponentProps<typeof SectionsFold>['value']) {
  const { container } = render(
    <SectionsFold value={value}>
      <TextSection data-shown="first">
        <h2 id="een">Een</h2>
        <p>Het eerste.</p>
      </TextSection>
      <TextSection>
        <h2 id="twee">Twee</h2>
        <p>Het tweede.</p>
      </TextSection>
      <TextSection data-shown="always">
        <h2 id="drie">Drie</h2>
        <p>Een formulier.</p>
      </TextSection>
    </SectionsFold>,
  )
  return [...container.querySelectorAll('details > [id]')].map(({ id }) => id)
}

it.each([
  ['none', []],
  ['later', ['twee']],
  ['all', ['een', 'twee']],
] as const)('where %s of the sections fold, what visitors came for never does', (value, folded) => {
  expect(foldedOf(value)).toEqual(folded)
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Een',
    'Twee',
    'Drie',
  ])
})

it('the anchor of a folded section stands inside it, and its heading names what opens it', () => {
  foldedOf('later')
  const summary = document.querySelector('summary')
  expect(document.getElementById('twee')?.textContent).toBe('Het tweede.')
  expect(document.getElementById(summary?.getAttribute('aria-labelledby') ?? '')?.textContent).toBe('Twee')
  expect(screen.getByRole('heading', { name: 'Twee' }).closest('details')).toBeNull()
})
