/** What is due when: a binary heap, first by second, then by the order of adding, so that a run is always the same. */
export type Queue<T> = {
  add: (at: number, item: T) => void
  /** Takes the first item that is due by `second`, or nothing. */
  takeDue: (second: number) => { at: number; item: T } | undefined
}

type Node<T> = { at: number; sequence: number; item: T }

export function createQueue<T>(): Queue<T> {
  const heap: Node<T>[] = []
  let sequence = 0
  return {
    add(at, item) {
      heap.push({ at, sequence: sequence++, item })
      siftUp(heap, heap.length - 1)
    },
    takeDue(second) {
      const first = heap[0]
      if (!first || first.at > second) return undefined
      const last = heap.pop() as Node<T>
      if (heap.length > 0) {
        heap[0] = last
        siftDown(heap, 0)
      }
      return first
    },
  }
}

const before = <T>(a: Node<T>, b: Node<T>): boolean => a.at < b.at || (a.at === b.at && a.sequence < b.sequence)

function siftUp<T>(heap: Node<T>[], start: number): void {
  const node = heap[start] as Node<T>
  let index = start
  while (index > 0) {
    const up = (index - 1) >> 1
    const parent = heap[up] as Node<T>
    if (!before(node, parent)) break
    heap[index] = parent
    index = up
  }
  heap[index] = node
}

function siftDown<T>(heap: Node<T>[], start: number): void {
  const node = heap[start] as Node<T>
  let index = start
  for (;;) {
    let down = 2 * index + 1
    if (down >= heap.length) break
    if (down + 1 < heap.length && before(heap[down + 1] as Node<T>, heap[down] as Node<T>)) down++
    const child = heap[down] as Node<T>
    if (!before(child, node)) break
    heap[index] = child
    index = down
  }
  heap[index] = node
}
