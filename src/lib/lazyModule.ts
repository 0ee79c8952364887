import { describeChunkProblem, findChunkProblem, isChunkError } from './chunkProblem'
import { RequestFailure } from './failure'

/**
 * Loads a module without UI on demand: `const loadSheet = lazyModule(() => import('./orderSheet'))`. A failed load is not cached, so the
 * next call tries again. The error explains why the module did not load. For components use `ui/chunk`.
 */
export function lazyModule<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined
  return () => {
    loading ??= load().catch(async (error: unknown) => {
      loading = undefined
      if (!isChunkError(error)) throw error
      const { title, text } = describeChunkProblem(await findChunkProblem(error))
      throw new RequestFailure({ message: title, hint: text }, { cause: error })
    })
    return loading
  }
}
