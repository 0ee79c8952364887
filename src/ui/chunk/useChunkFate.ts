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

/** The words for a missing part. */
export function describeChunkFate(fate: ChunkFate | undefined): { title: string; text: string } {
  if (fate === 'gone') {
    return {
      title: 'Вышла новая версия',
      text: 'Эта часть появится после обновления страницы. Введённое в формы можно будет восстановить.',
    }
  }
  if (fate === 'bug') return { title: 'Не открылось', text: 'В приложении произошла ошибка. Остальное работает.' }
  return { title: 'Не загрузилось', text: 'Проверьте соединение и нажмите «Повторить».' }
}

/** Loads the page anew, and with it the version that the server has now. What is typed into forms is offered again there. */
export function reloadPage(): void {
  keepUnsaved()
  window.location.reload()
}
