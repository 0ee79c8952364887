import { BASE } from './base'

/**
 * Why a lazily loaded part is missing: `bug` of ours in its code, `unreachable` for now, or `gone` with its whole build,
 * because another version of the console was put in its place.
 */
export type ChunkFate = 'bug' | 'unreachable' | 'gone'

const MAX_WAIT_MS = 8000
/** The script that the page started with; its hashed name changes with every build. */
const ENTRY = /\/assets\/main[^/"]*\.js/

/** What the bundler's loader throws for a script or style sheet that did not come; `request` is its address. */
type ChunkError = Error & { request?: string }

/**
 * Finds out why a part did not load. Requests its file past the browser's cache, where the host's fallback page may be
 * stored under its name and would come again with the next attempt.
 */
export async function findChunkFate(error: unknown): Promise<ChunkFate> {
  if (!isChunkError(error)) return 'bug'
  const signal = AbortSignal.timeout(MAX_WAIT_MS)
  const [isFileGone, isOtherBuild] = await Promise.all([hasLostFile(error.request, signal), hasOtherBuild(signal)])
  return isFileGone || isOtherBuild ? 'gone' : 'unreachable'
}

export function isChunkError(error: unknown): error is ChunkError {
  return error instanceof Error && error.name === 'ChunkLoadError'
}

/** For a file that is gone servers send 404, or the page that they give for every unknown address. */
async function hasLostFile(address: string | undefined, signal: AbortSignal): Promise<boolean> {
  if (!address) return false
  const response = await fetch(address, { cache: 'reload', signal }).catch(() => null)
  if (!response) return false
  return [404, 410].includes(response.status) || isPage(response)
}

async function hasOtherBuild(signal: AbortSignal): Promise<boolean> {
  const running = [...document.scripts].map(({ src }) => ENTRY.exec(src)?.[0]).find((path) => path !== undefined)
  if (!running) return false
  const response = await fetch(`${BASE}/`, { cache: 'no-store', signal }).catch(() => null)
  if (!response?.ok || !isPage(response)) return false
  const served = ENTRY.exec(await response.text().catch(() => ''))?.[0]
  return served !== undefined && served !== running
}

const isPage = (response: Response): boolean => response.headers.get('Content-Type')?.startsWith('text/html') ?? false

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
