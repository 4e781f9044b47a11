import { renderToStaticMarkup } from 'react-dom/server'
import { LongList } from './long-list.tsx'
import { tariffLists } from './tariff-lists.server.ts'
import type { TariffListName } from './tariff-names.ts'

/** A whole tariff list as a piece of a page: the same for everyone, so the server keeps it as it keeps pages. */
export const longTariffsAnswer = (name: TariffListName): Response =>
  new Response(renderToStaticMarkup(<LongList list={tariffLists[name]} />), {
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'public, no-cache' },
  })
