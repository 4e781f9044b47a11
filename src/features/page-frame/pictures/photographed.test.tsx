// @vitest-environment happy-dom

import type photographs from 'virtual:photographs'
import { cleanup, render, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { afterEach, expect, test } from 'vitest'
import { pictureNames, type screenPictureNames } from '../picture-names.ts'
import { CallScene, ComposeScene, ConnectScene } from './delivery-scenes.tsx'
import { EmptyBasketScene } from './empty-basket-scene.tsx'
import { FailureScene, NotFoundScene } from './error-scenes.tsx'
import { LatePicture } from './late-picture.tsx'
import { PagePicture } from './page-picture.tsx'
import type { PictureProps } from './scene.tsx'
import { StreetPicture } from './street.tsx'
import { ContactScene } from './support-scenes.tsx'
import { putPhotograph } from './testing-photographs.ts'
import { ThankYouOrderScene, ThankYouQuoteScene } from './thank-you-scenes.tsx'

afterEach(cleanup)

const ofScreens = {
  call: CallScene,
  compose: ComposeScene,
  connect: ConnectScene,
  contact: ContactScene,
  'empty-basket': EmptyBasketScene,
  failure: FailureScene,
  'not-found': NotFoundScene,
  street: StreetPicture,
  'thank-you-order': ThankYouOrderScene,
  'thank-you-quote': ThankYouQuoteScene,
} satisfies Record<(typeof screenPictureNames)[number], ComponentType<PictureProps>>

const scenes = new Map<keyof typeof photographs, ComponentType<PictureProps>>([
  ...pictureNames.map(
    name => [name, (props: PictureProps) => <PagePicture name={name} {...props} />] as const,
  ),
  ...(Object.entries(ofScreens) as [keyof typeof ofScreens, ComponentType<PictureProps>][]),
])

test.each([...scenes.keys()])('%s is drawn, unless a photograph of that name is there', name => {
  const Scene = scenes.get(name) ?? (() => null)
  const { container, rerender } = render(<Scene className="place" />)
  expect(container.querySelector('svg.place')).not.toBeNull()
  expect(container.querySelector('img')).toBeNull()

  putPhotograph(name, 'Wij in de straat.')
  rerender(<Scene className="place" key="again" />)
  const photograph = screen.getByRole('img', { name: 'Wij in de straat.' })
  expect(container.querySelector('svg')).toBeNull()
  expect(photograph.className.split(' ')).toContain('place')
})

test('the other scenes stay as they are drawn', () => {
  putPhotograph('not-found', 'Wij in de straat.')
  render(<FailureScene />)
  expect(screen.queryByRole('img')).toBeNull()
})

test('each browser finds the width that it needs, in a place that is there before the photograph', () => {
  putPhotograph('contact', 'De balie.')
  const { container } = render(<ContactScene />)
  const photograph = screen.getByRole('img')
  expect(photograph.getAttribute('width')).toBe('480')
  expect(photograph.getAttribute('height')).toBe('360')
  expect(photograph.getAttribute('srcset')).toBe(
    '/assets/contact-320-0123456789ab.jpg 320w, /assets/contact-1280-0123456789ab.jpg 1280w',
  )
  expect(photograph.getAttribute('src')).toBe('/assets/contact-1280-0123456789ab.jpg')
  expect(container.querySelector('source')?.getAttribute('srcset')).toBe(
    '/assets/contact-320-0123456789ab.avif 320w, /assets/contact-1280-0123456789ab.avif 1280w',
  )
})

test.each([
  ['all', 'eager'],
  ['(min-width: 62rem)', 'lazy'],
] as const)('in a first screen it is fetched before all others, where it is shown: %s', (first, loading) => {
  putPhotograph('contact', 'De balie.')
  render(<ContactScene first={first} />)
  const photograph = screen.getByRole('img')
  expect(photograph.getAttribute('fetchpriority')).toBe('high')
  expect(photograph.getAttribute('loading')).toBe(loading)
  const preloaded = document.querySelector('link[rel=preload][as=image]')
  expect(preloaded?.getAttribute('media')).toBe(first)
  expect(preloaded?.getAttribute('imagesrcset')).toContain('contact-320-0123456789ab.avif 320w')
})

test('below it waits until somebody scrolls to it', () => {
  putPhotograph('contact', 'De balie.')
  render(<ContactScene />)
  expect(screen.getByRole('img').getAttribute('loading')).toBe('lazy')
  expect(document.querySelector('link[rel=preload]')).toBeNull()
})

test('a scene that comes later has its place at once, and keeps it where it does not come', async () => {
  putPhotograph('failure', 'Er wordt gewerkt.')
  const { container, rerender } = render(<LatePicture className="place" load={async () => FailureScene} />)
  expect(container.querySelector('svg.place')?.getAttribute('width')).toBe('480')
  await screen.findByRole('img', { name: 'Er wordt gewerkt.' })
  const fails = () => Promise.reject(new Error('offline'))
  rerender(<LatePicture className="place" key="again" load={fails} />)
  await fails().catch(() => null)
  expect(container.querySelector('svg.place')).not.toBeNull()
})
