import { BodyTimeout } from './body'

/** Sends a form in place of `fetch`, which reports no upload progress. */
export type Upload = (form: FormData) => typeof fetch

export type UploadWatch = {
  /** Gives it up. */
  signal: AbortSignal
  /** 0 to 1; 1 once everything has been sent and the response is waited for. */
  onProgress: (share: number) => void
}

/** A connection that takes no byte for this long is dead. The whole upload may take as long as it needs. */
const IDLE_MS = 30_000
/** From the last byte to the response. */
const RESPONSE_MS = 60_000
/** From the beginning of the response to its end, as for any change. */
const BODY_MS = 15_000
const HEADERS_RECEIVED = 2

/** An upload that is watched, can be cancelled and has deadlines of its own: a picture on a slow line takes minutes. */
export const uploading =
  ({ signal, onProgress }: UploadWatch): Upload =>
  (form) =>
  (input) =>
    new Promise((resolve, reject) => {
      const request = input as Request
      const xhr = new XMLHttpRequest()
      let timer: ReturnType<typeof setTimeout>
      /** Once it has begun, its status decides, whatever becomes of its body (contract, «unknown outcome of a change»). */
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
        timer = setTimeout(() => giveUp(new BodyTimeout('The upload stalled')), begun ? BODY_MS : ms)
      }

      xhr.open(request.method, request.url)
      request.headers.forEach((value, name) => {
        // The browser names the boundary of the parts itself.
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

/** Statuses that have no body. */
const EMPTY = [204, 205, 304]

function responseOf(xhr: XMLHttpRequest): Response {
  const headers = new Headers()
  for (const line of xhr.getAllResponseHeaders().trim().split(/\r?\n/)) {
    const at = line.indexOf(':')
    if (at > 0) headers.append(line.slice(0, at), line.slice(at + 1).trim())
  }
  return new Response(EMPTY.includes(xhr.status) ? null : xhr.responseText, { status: xhr.status, headers })
}
