import type { MetaDescriptor } from 'react-router'
import { deskFrameTexts } from '../../content/desk-frame-texts.ts'
import { pageMeta } from '../layout/page-meta.ts'
import type { ShellData } from '../layout/shell-data.ts'

type Matches = readonly [{ readonly loaderData: ShellData | undefined }, ...unknown[]]

/** The head of a page of the desk: `meta = ({ matches }) => deskMeta(matches, title)`. */
export const deskMeta = ([root]: Matches, title: string): MetaDescriptor[] =>
  pageMeta(root.loaderData, { title: `${title} – ${deskFrameTexts.name}`, indexed: false })
