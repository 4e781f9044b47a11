import { createContext } from 'react-router'
import type { PageRequest, PageServices } from '../../api/page-services.ts'

/** The server's services, for route loaders: `context.get(pageServices)`. */
export const pageServices = createContext<PageServices>()

/** This request's nonce and error report, for the entry on the server. */
export const pageRequest = createContext<PageRequest>()
