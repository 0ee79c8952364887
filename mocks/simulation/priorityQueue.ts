/**
 * Binary heap of the simulation's next steps, ordered by second, then by rank. The order of insertion does not matter,
 * so a mock world restored from storage continues exactly like the original.
 */
export type PriorityQueue<T> = {
  add: (at: number, rank: number, item: T) => void
  takeDue: (second: number) => { at: number; item: T } | undefined
}

type Node<T> = { at: number; rank: number; item: T }

export function createPriorityQueue<T>(): PriorityQueue<T> {
  const heap: Node<T>[] = []
  return {
    add(at, rank, item) {
      heap.push({ at, rank, item })
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

const before = <T>(a: Node<T>, b: Node<T>): boolean => a.at < b.at || (a.at === b.at && a.rank < b.rank)

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
