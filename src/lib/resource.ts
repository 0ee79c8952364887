import { proxy, ref } from 'valtio'
import { type Failure, isAbort, toFailure } from './failure'

export type ResourceState<T> = {
  value: T | null
  status: 'idle' | 'loading' | 'ready' | 'failed'
  failure: Failure | null
}

export type Resource<T> = {
  state: ResourceState<T>
  /** Loads it anew; the value that is there stays until the answer. Calls made meanwhile share the one under way. */
  load: () => Promise<void>
  /** Forgets the value and cancels what is under way. */
  reset: () => void
}

/** One loaded thing (a dictionary, say) that several screens may show. */
export function createResource<T extends object>(fetchValue: (signal: AbortSignal) => Promise<T>): Resource<T> {
  const state = proxy<ResourceState<T>>({ value: null, status: 'idle', failure: null })
  let current: { controller: AbortController; done: Promise<void> } | undefined

  async function run(controller: AbortController): Promise<void> {
    state.status = 'loading'
    try {
      const value = await fetchValue(controller.signal)
      if (!controller.signal.aborted) Object.assign(state, { value: ref(value), status: 'ready', failure: null })
    } catch (error) {
      if (controller.signal.aborted || isAbort(error)) return
      Object.assign(state, { status: 'failed', failure: toFailure(error) })
    } finally {
      if (current?.controller === controller) current = undefined
    }
  }

  return {
    state,
    load() {
      if (!current) {
        const controller = new AbortController()
        current = { controller, done: Promise.resolve() }
        current.done = run(controller)
      }
      return current.done
    },
    reset() {
      current?.controller.abort()
      current = undefined
      Object.assign(state, { value: null, status: 'idle', failure: null })
    },
  }
}
