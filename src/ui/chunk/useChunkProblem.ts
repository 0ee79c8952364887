import { useEffect, useState } from 'react'
import { type ChunkProblem, findChunkProblem } from '../../lib/chunkProblem'
import { saveUnsavedInput } from '../../lib/unsavedInput'

export function useChunkProblem(error: unknown): ChunkProblem | undefined {
  const [found, setFound] = useState<{ error: unknown; problem: ChunkProblem }>()
  useEffect(() => {
    let isCurrent = true
    void findChunkProblem(error).then((problem) => isCurrent && setFound({ error, problem }))
    return () => {
      isCurrent = false
    }
  }, [error])
  return found && found.error === error ? found.problem : undefined
}

export function saveInputAndReload(): void {
  saveUnsavedInput()
  window.location.reload()
}
