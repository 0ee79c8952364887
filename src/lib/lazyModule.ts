import { describeChunkFate, findChunkFate, isChunkError } from './chunkFate'
import { RequestFailure } from './failure'

/**
 * Code without a screen, loaded when it is needed: `const loadSheet = lazyModule(() => import('./orderSheet'))`. A load
 * that failed is forgotten, so that the next call asks again, and says in words why (components: `ui/chunk`).
 */
export function lazyModule<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined
  return () => {
    loading ??= load().catch(async (error: unknown) => {
      loading = undefined
      if (!isChunkError(error)) throw error
      const { title, text } = describeChunkFate(await findChunkFate(error))
      throw new RequestFailure({ message: title, hint: text }, { cause: error })
    })
    return loading
  }
}
