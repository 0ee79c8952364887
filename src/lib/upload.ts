import { BodyTimeoutError } from './readResponseBody'

export type UploadFetchFactory = (form: FormData) => typeof fetch

type UploadOptions = {
  signal: AbortSignal
  /** Progress of the upload from 0 to 1. At 1 everything is sent and the response is pending. */
  onProgress: (share: number) => void
}

/** An upload without progress for this long is aborted. The duration of the whole upload is not limited. */
const IDLE_MS = 30_000
const RESPONSE_MS = 60_000
const BODY_MS = 15_000
const HEADERS_RECEIVED = 2

/**
 * Like `fetch`, but it reports progress, can be cancelled and does not limit the duration of the whole upload: a photo on a slow connection
 * takes minutes.
 */
export const createUploadFetchFactory =
  ({ signal, onProgress }: UploadOptions): UploadFetchFactory =>
  (form) =>
  (input) =>
    new Promise((resolve, reject) => {
      const request = input as Request
      const xhr = new XMLHttpRequest()
      let timer: ReturnType<typeof setTimeout>
      /**
       * The response, set as soon as its headers have arrived. If the body is lost, the upload still resolves with this response (contract,
       * «unknown outcome of a change»).
       */
      let begun: Response | undefined
      const finish = (end: () => void) => {
        clearTimeout(timer)
        signal.removeEventListener('abort', cancel)
        end()
      }
      const giveUp = (reason: Error) =>
        finish(() => {
          xhr.onabort = null
          xhr.abort()
          if (begun) resolve(begun)
          else reject(reason)
        })
      const cancel = () => giveUp(new DOMException('The upload was cancelled', 'AbortError'))
      const wait = (ms: number) => {
        clearTimeout(timer)
        timer = setTimeout(() => giveUp(new BodyTimeoutError('The upload stalled')), begun ? BODY_MS : ms)
      }

      xhr.open(request.method, request.url)
      request.headers.forEach((value, name) => {
        // The browser itself must set `Content-Type`, because the header contains the multipart boundary.
        if (name !== 'content-type') xhr.setRequestHeader(name, value)
      })
      xhr.upload.onprogress = ({ loaded, total }) => {
        wait(IDLE_MS)
        onProgress(total > 0 ? Math.min(loaded / total, 0.99) : 0)
      }
      xhr.upload.onload = () => {
        wait(RESPONSE_MS)
        onProgress(1)
      }
      xhr.onreadystatechange = () => {
        if (xhr.readyState !== HEADERS_RECEIVED) return
        begun = responseOf(xhr)
        wait(BODY_MS)
      }
      xhr.onerror = () => giveUp(new TypeError('Failed to fetch'))
      xhr.onload = () => finish(() => resolve(responseOf(xhr)))
      signal.addEventListener('abort', cancel)
      if (signal.aborted) cancel()
      else {
        wait(IDLE_MS)
        xhr.send(form)
      }
    })

/** HTTP statuses that allow no body: the `Response` constructor throws if a body is passed. */
const EMPTY = [204, 205, 304]

function responseOf(xhr: XMLHttpRequest): Response {
  const headers = new Headers()
  for (const line of xhr.getAllResponseHeaders().trim().split(/\r?\n/)) {
    const at = line.indexOf(':')
    if (at > 0) headers.append(line.slice(0, at), line.slice(at + 1).trim())
  }
  return new Response(EMPTY.includes(xhr.status) ? null : xhr.responseText, { status: xhr.status, headers })
}
