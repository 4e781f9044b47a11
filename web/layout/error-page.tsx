import { isRouteErrorResponse } from 'react-router'

export function ErrorPage({ error }: { error: unknown }) {
  const notFound = isRouteErrorResponse(error) && error.status === 404
  return (
    <main>
      <h1>{notFound ? 'Deze pagina bestaat niet' : 'Er ging iets mis'}</h1>
    </main>
  )
}
