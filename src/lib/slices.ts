/** Half a frame, so that the page reacts and paints while the work goes on. */
const SLICE_MS = 8

/**
 * Maps many items without blocking the page: other work gets its turn after each slice. A hidden tab paints nothing and
 * has slow timers, so there it goes on in one piece. Rejects when the signal is aborted.
 */
export async function mapInSlices<T, R>(items: readonly T[], map: (item: T) => R, signal: AbortSignal): Promise<R[]> {
  const mapped: R[] = []
  let end = performance.now() + SLICE_MS
  for (const item of items) {
    mapped.push(map(item))
    if (performance.now() < end) continue
    await yieldToPage(signal)
    end = performance.now() + SLICE_MS
  }
  return mapped
}

/** Lets the page react and paint before the work goes on. Rejects when the signal is aborted. */
export async function yieldToPage(signal: AbortSignal): Promise<void> {
  if (!document.hidden) await new Promise((resolve) => setTimeout(resolve))
  signal.throwIfAborted()
}

/** The items in groups of `size`, the last one with what is left. */
export const inGroups = <T>(items: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size))
