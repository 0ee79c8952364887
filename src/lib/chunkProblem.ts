import { BASE_PATH } from './basePath'

/** `bug`: the chunk's code throws. `unreachable`: the server does not respond. `gone`: a newer build has replaced the chunk. */
export type ChunkProblem = 'bug' | 'unreachable' | 'gone'

const MAX_WAIT_MS = 8000
const ENTRY = /\/assets\/main[^/"]*\.js/

type ChunkError = Error & { request?: string }

/**
 * Finds out why a chunk did not load. The requests bypass the HTTP cache: if the server once sent an HTML page for the missing file, the
 * cache may return that page for the chunk's URL on every retry.
 */
export async function findChunkProblem(error: unknown): Promise<ChunkProblem> {
  if (!isChunkError(error)) return 'bug'
  const signal = AbortSignal.timeout(MAX_WAIT_MS)
  const [isFileGone, isOtherBuild] = await Promise.all([hasLostFile(error.request, signal), hasOtherBuild(signal)])
  return isFileGone || isOtherBuild ? 'gone' : 'unreachable'
}

export function isChunkError(error: unknown): error is ChunkError {
  return error instanceof Error && error.name === 'ChunkLoadError'
}

/** Checks for a missing file. Servers respond with 404 or 410, or with the HTML page that they serve for unknown URLs. */
async function hasLostFile(address: string | undefined, signal: AbortSignal): Promise<boolean> {
  if (!address) return false
  const response = await fetch(address, { cache: 'reload', signal }).catch(() => null)
  if (!response) return false
  return [404, 410].includes(response.status) || isPage(response)
}

async function hasOtherBuild(signal: AbortSignal): Promise<boolean> {
  const running = [...document.scripts].map(({ src }) => ENTRY.exec(src)?.[0]).find((path) => path !== undefined)
  if (!running) return false
  const response = await fetch(`${BASE_PATH}/`, { cache: 'no-store', signal }).catch(() => null)
  if (!response?.ok || !isPage(response)) return false
  const served = ENTRY.exec(await response.text().catch(() => ''))?.[0]
  return served !== undefined && served !== running
}

const isPage = (response: Response): boolean => response.headers.get('Content-Type')?.startsWith('text/html') ?? false

export function describeChunkProblem(problem: ChunkProblem | undefined): { title: string; text: string } {
  if (problem === 'gone') {
    return {
      title: 'Вышла новая версия',
      text: 'Эта часть появится после обновления страницы. Введённое в формы можно будет восстановить.',
    }
  }
  if (problem === 'bug') return { title: 'Не открылось', text: 'В приложении произошла ошибка. Остальное работает.' }
  return { title: 'Не загрузилось', text: 'Проверьте соединение и нажмите «Повторить».' }
}
