import { HttpResponse } from 'msw'
import { HttpError } from '../http/httpError'
import { readRequestJson } from '../http/requestPayload'
import { noContentResponse, respondWithError } from '../http/respond'
import type { ApiCallResult } from './demoServer'

export const WORLD_CONTROL_PATH = '/__world'

export type DemoCommandRunner = (name: string, payload: unknown) => Promise<unknown>

const called = ({ status, body }: ApiCallResult): Response =>
  status === 204 ? noContentResponse() : HttpResponse.json(body as never, { status })

/**
 * Responds to requests that control the mock world. `GET /__world` returns the status, `POST /__world/{command}` runs a
 * command with a JSON payload. The `call` command sends an API request and returns its status and body. The `export`
 * command returns the world as a file, and `import` loads such a file. Only JSON is accepted, so that a request from
 * another origin needs a CORS preflight.
 */
export async function handleControlRequest(run: DemoCommandRunner, request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  const name = pathname.slice(pathname.indexOf(WORLD_CONTROL_PATH) + WORLD_CONTROL_PATH.length + 1)
  try {
    if (request.method === 'GET' && name === '') return HttpResponse.json((await run('status', {})) as object)
    if (request.method !== 'POST' || name === '') throw new HttpError(405, 'Команды отправляют методом POST')
    if (!request.headers.get('Content-Type')?.startsWith('application/json'))
      throw new HttpError(415, 'Команда отправляется как application/json')
    const payload = name === 'import' ? await request.text() : await readRequestJson(request)
    const result = await run(name, payload)
    if (name === 'export') return new Response(String(result), { headers: { 'Content-Type': 'application/json' } })
    if (name === 'call') return called(result as ApiCallResult)
    return result === undefined || result === '' ? noContentResponse() : HttpResponse.json({ result })
  } catch (error) {
    return respondWithError(error)
  }
}
