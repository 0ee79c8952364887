import { useEffect, useState } from 'react'
import { type ChunkFate, findChunkFate } from '../../lib/chunkFate'
import { keepUnsaved } from '../../lib/unsaved'

/** Why a part is missing; undefined while that is being found out. */
export function useChunkFate(error: unknown): ChunkFate | undefined {
  const [found, setFound] = useState<{ error: unknown; fate: ChunkFate }>()
  useEffect(() => {
    let isCurrent = true
    void findChunkFate(error).then((fate) => isCurrent && setFound({ error, fate }))
    return () => {
      isCurrent = false
    }
  }, [error])
  return found && found.error === error ? found.fate : undefined
}

/** Loads the page anew, and with it the version that the server has now. What is typed into forms is offered again there. */
export function reloadPage(): void {
  keepUnsaved()
  window.location.reload()
}
