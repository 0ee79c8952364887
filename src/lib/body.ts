/** A response whose body stopped coming, or took too long as a whole. */
export class BodyTimeout extends Error {
  override name = 'BodyTimeout'
}

/** Milliseconds without a byte, and from the first to the last. */
export type BodyDeadlines = { idleMs: number; totalMs: number }

/** The body as text. `fetch` itself waits for ever for a body that stalls. */
export async function readBody(response: Response, { idleMs, totalMs }: BodyDeadlines): Promise<string> {
  if (!response.body) return response.text()
  const reader = response.body.getReader()
  const decoder = new TextDecoder()
  const end = performance.now() + totalMs
  let text = ''
  try {
    for (;;) {
      const { done, value } = await within(reader.read(), Math.min(idleMs, end - performance.now()))
      if (done) return text + decoder.decode()
      text += decoder.decode(value, { stream: true })
    }
  } catch (error) {
    // Frees the connection; the result does not matter.
    reader.cancel().catch(() => undefined)
    throw error
  }
}

function within<T>(promise: Promise<T>, ms: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new BodyTimeout('The body stopped coming')), ms)
  })
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}
