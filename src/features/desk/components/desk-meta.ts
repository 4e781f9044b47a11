import type { MetaDescriptor } from 'react-router'
import type { ShellData } from '../../site/frame/shell-data.ts'
import { unlistedMeta } from '../../site/frame/unlisted-meta.ts'
import { deskFrameTexts } from '../texts.ts'

type Matches = readonly [{ readonly loaderData: ShellData | undefined }, ...unknown[]]

/** The head of a page of the desk: `meta = ({ matches }) => deskMeta(matches, title)`. */
export const deskMeta = ([root]: Matches, title: string): MetaDescriptor[] =>
  unlistedMeta(root.loaderData, { title: `${title} – ${deskFrameTexts.name}` })
