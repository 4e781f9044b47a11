import { Window } from 'happy-dom'
import { CircleAlert, Menu, Truck } from 'lucide-react'
import { type ComponentProps, type ComponentType, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { singleIcons, singleImports, writtenOut } from './single-icons-plugin.ts'
import { iconOf } from './ui/icon.tsx'

const fileOf = new Map([
  ['Menu', 'menu'],
  ['CircleAlert', 'circle-exclamation-point'],
])

test('each icon is imported from its own file, by whatever name', () => {
  expect(singleImports("import { CircleAlert, Menu as MenuIcon } from 'lucide-react'\n", fileOf)).toBe(
    "import CircleAlert from 'lucide-react/icons/circle-exclamation-point'; import MenuIcon from 'lucide-react/icons/menu'\n",
  )
})

test('what is no icon is imported as it was, a type as nothing that is left in a build', () => {
  const code = "import { createLucideIcon } from 'lucide-react'"
  expect(singleImports(code, fileOf)).toBe(code)
  expect(singleImports("import { Menu, type LucideIcon } from 'lucide-react'", fileOf)).toBe(
    "import Menu from 'lucide-react/icons/menu'; import type { LucideIcon } from 'lucide-react'",
  )
})

test('the names are those of the library', () => {
  const transform = singleIcons().transform as unknown as (code: string) => string | null
  expect(transform("import {\n  ArrowRight,\n} from 'lucide-react'")).toBe(
    "import ArrowRight from 'lucide-react/icons/arrow-right'",
  )
  expect(transform("import { useState } from 'react'")).toBe(null)
})

test.each([CircleAlert, Truck, Menu])('an icon that is written out is the library’s own', Icon => {
  const [className = '', shapes = ''] = [...writtenOut(Icon).matchAll(/"((?:[^"\\]|\\.)*)"/g)]
    .slice(1)
    .map(([text]) => JSON.parse(text))
  const Own = iconOf(className, shapes)
  const document = new Window().document
  const drawn = (Drawing: ComponentType<ComponentProps<'svg'>>) => {
    document.body.innerHTML = renderToStaticMarkup(createElement(Drawing, { className: 'groot', id: 'hier' }))
    const { attributes } = document.body.firstElementChild as unknown as Element
    const said = [...attributes].map(({ name, value }) => `${name}=${value}`).sort()
    return [said, document.body.firstElementChild?.innerHTML]
  }
  expect(drawn(Own)).toEqual(drawn(Icon))
})

test('the library may not draw otherwise without a word', () => {
  expect(() => writtenOut(() => createElement('svg', { className: 'lucide' }))).toThrow('lucide')
})
