type EventFault = 'drop' | 'duplicate' | 'reorder' | 'malformed' | 'cut'

export type StreamFaults = {
  isSilent: () => boolean
  strikes: (kind: EventFault) => boolean
}

export function injectStreamFaults(response: Response, { isSilent, strikes }: StreamFaults): Response {
  if (!response.body) return response
  const encoder = new TextEncoder()
  const decoder = new TextDecoder()
  let rest = ''
  let held: string | null = null

  function send(controller: TransformStreamDefaultController<Uint8Array>, text: string): void {
    controller.enqueue(encoder.encode(text))
    if (held === null) return
    controller.enqueue(encoder.encode(held))
    held = null
  }

  function pass(controller: TransformStreamDefaultController<Uint8Array>, event: string): void {
    if (isSilent() || strikes('drop')) return
    if (strikes('cut')) {
      controller.error(new Error('Cut by a fault'))
      return
    }
    if (held === null && strikes('reorder')) {
      held = event
      return
    }
    const text = strikes('malformed') ? `${event.slice(0, (event.length >> 1) + 8).trimEnd()}\n\n` : event
    send(controller, text)
    if (strikes('duplicate')) send(controller, text)
  }

  const faults = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      const events = (rest + decoder.decode(chunk, { stream: true })).split(/(?<=\n\n)/)
      rest = events.at(-1)?.endsWith('\n\n') ? '' : (events.pop() ?? '')
      for (const event of events) pass(controller, event)
    },
  })
  return new Response(response.body.pipeThrough(faults), { status: response.status, headers: response.headers })
}
