export class BodyTimeoutError extends Error {
  override name = 'BodyTimeout'
}

/** Milliseconds. Longest permitted pause between two chunks of a response body. */
const IDLE_MS = 15_000

/** Reads a response body with time limits, because `fetch` itself waits forever if the server stops sending. */
export async function readResponseBody(response: Response, totalMs = IDLE_MS): Promise<string> {
  if (!response.body) return response.text()
  const reader = response.body.getReader()
  const decoder = new TextDecoder()
  const end = performance.now() + totalMs
  let text = ''
  try {
    for (;;) {
      const { done, value } = await within(reader.read(), Math.min(IDLE_MS, end - performance.now()))
      if (done) return text + decoder.decode()
      text += decoder.decode(value, { stream: true })
    }
  } catch (error) {
    // Cancelling the reader closes the connection; an error of the cancellation is ignored.
    reader.cancel().catch(() => undefined)
    throw error
  }
}

function within<T>(promise: Promise<T>, ms: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new BodyTimeoutError('The body stopped coming')), ms)
  })
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}
