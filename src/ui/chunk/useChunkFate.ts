import { useEffect, useState } from 'react'
import { type ChunkFate, findChunkFate } from '../../lib/chunkFate'
import { keepUnsaved } from '../../lib/unsaved'

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

export function reloadPage(): void {
  keepUnsaved()
  window.location.reload()
}
