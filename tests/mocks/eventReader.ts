/** Reads server-sent events from a response. Comments in the stream are skipped, as in a browser. */
export class EventReader {
  readonly #reader: ReadableStreamDefaultReader<string>
  #text = ''

  constructor(response: Response) {
    if (!response.body) throw new Error('The stream has no body')
    this.#reader = response.body.pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>).getReader()
  }

  async next(): Promise<{ event: string; data: string }> {
    for (;;) {
      const end = this.#text.indexOf('\n\n')
      if (end < 0) {
        const { done, value } = await this.#reader.read()
        if (done) throw new Error('The stream has ended')
        this.#text += value
        continue
      }
      const frame = this.#text.slice(0, end)
      this.#text = this.#text.slice(end + 2)
      const match = frame.match(/^event: (\w+)\ndata: (.*)$/)
      if (match) return { event: match[1] ?? '', data: match[2] ?? '' }
    }
  }

  close(): Promise<void> {
    return this.#reader.cancel()
  }

  async ended(): Promise<boolean> {
    return (await this.#reader.read()).done
  }
}
