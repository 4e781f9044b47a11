import { expect, test } from 'vitest'
import { singleIcons, singleImports } from './single-icons-plugin.ts'

const fileOf = new Map([
  ['Menu', 'menu'],
  ['CircleAlert', 'circle-exclamation-point'],
])

test('each icon is imported from its own file, by whatever name', () => {
  expect(singleImports("import { CircleAlert, Menu as MenuIcon } from 'lucide-react'\n", fileOf)).toBe(
    "import CircleAlert from 'lucide-react/icons/circle-exclamation-point'; import MenuIcon from 'lucide-react/icons/menu'\n",
  )
})

test('what is no icon is imported as it was', () => {
  const code = "import { type LucideIcon } from 'lucide-react'"
  expect(singleImports(code, fileOf)).toBe(code)
})

test('the names are those of the library', () => {
  const transform = singleIcons().transform as unknown as (code: string) => string | null
  expect(transform("import {\n  ArrowRight,\n} from 'lucide-react'")).toBe(
    "import ArrowRight from 'lucide-react/icons/arrow-right'",
  )
  expect(transform("import { useState } from 'react'")).toBe(null)
})
