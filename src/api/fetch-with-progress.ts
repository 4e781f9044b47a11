import { releaseHeader } from '../common/contract/session.ts'
import type { SendRequest } from './client.ts'

/**
 * Sends a form as `fetch` does, and says how much of it has gone, from 0 to 1, which `fetch` tells nobody.
 * @param file sent as it is in the place of a form, for calls whose body is streamed
 */
export const fetchWithProgress =
  (onProgress: (part: number) => void, file?: Blob): SendRequest =>
  (address, { method = 'POST', headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      request.open(method, address)
      new Headers(headers).forEach((value, name) => {
        request.setRequestHeader(name, value)
      })
      request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
      request.onload = () => resolve(responseOf(request))
      request.onerror = () => reject(new TypeError('The request failed'))
      request.onabort = () => reject(new DOMException('The request was given up', 'AbortError'))
      signal?.addEventListener('abort', () => request.abort())
      if (file) request.setRequestHeader('Content-Type', 'application/octet-stream')
      request.send(file ?? (body instanceof FormData ? body : null))
    })

/** The headers that `call` reads. */
const readHeaders = ['Content-Type', 'Retry-After', releaseHeader]

function responseOf(request: XMLHttpRequest): Response {
  const headers = new Headers()
  for (const name of readHeaders) {
    const value = request.getResponseHeader(name)
    if (value !== null) headers.set(name, value)
  }
  return new Response(request.status === 204 ? null : request.responseText, {
    status: request.status,
    headers,
  })
}
