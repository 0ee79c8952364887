import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { lazyDialog } from '../../src/ui/chunk/lazyDialog'
import { lazyScreenPart } from '../../src/ui/chunk/lazyScreenPart'

/** Issue «chunks»: a lazily loaded part of a screen fails to load after a deploy or without network. */

const CHUNK = 'https://console.test/assets/402.abcdef01.js'
const Part = () => <p>Карта</p>
const Dialog = () => <p>Окно</p>

function chunkError(): Error {
  return Object.assign(new Error('Loading chunk 402 failed.'), { name: 'ChunkLoadError', request: CHUNK })
}

const lostOnce = <P extends object>(component: ComponentType<P>) =>
  jest.fn<() => Promise<ComponentType<P>>>().mockRejectedValueOnce(chunkError()).mockResolvedValue(component)

function serve({ chunk, page = '' }: { chunk: Response | Error; page?: string }): void {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    if (String(input) !== CHUNK) return new Response(page, { headers: { 'Content-Type': 'text/html; charset=utf-8' } })
    if (chunk instanceof Error) throw chunk
    return chunk
  })
}

const script = () => new Response('', { headers: { 'Content-Type': 'text/javascript' } })

beforeAll(() => {
  // jsdom does not implement `showModal`.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
})

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
})

afterEach(() => {
  cleanup()
  document.head.replaceChildren()
})

async function show(LazyPart: ComponentType) {
  await act(async () => {
    render(
      <>
        <input aria-label="Имя" />
        <LazyPart />
      </>,
    )
  })
}

const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))

test('a part that fails to load can be retried, and input beside it is kept', async () => {
  serve({ chunk: new TypeError('Failed to fetch') })
  await show(lazyScreenPart(lostOnce(Part)))
  fireEvent.change(screen.getByLabelText('Имя'), { target: { value: 'Айгуль' } })
  expect(screen.getByRole('alert').textContent).toContain('Не загрузилось')
  await press('Повторить')
  expect(screen.getByText('Карта')).toBeTruthy()
  expect((screen.getByLabelText('Имя') as HTMLInputElement).value).toBe('Айгуль')
})

test.each<[string, () => Response]>([
  ['answers 404', () => new Response('', { status: 404 })],
  [
    'answers its page for unknown addresses',
    () => new Response('<html>', { headers: { 'Content-Type': 'text/html' } }),
  ],
])('a host that %s for the file has another version', async (_what, chunk) => {
  serve({ chunk: chunk() })
  await show(lazyScreenPart(lostOnce(Part)))
  expect(screen.getByRole('alert').textContent).toContain('Вышла новая версия')
  expect(screen.getByRole('button', { name: /Обновить страницу/ })).toBeTruthy()
})

test('a host whose page loads another main script has another version', async () => {
  const running = document.createElement('script')
  running.type = 'text/plain'
  running.src = '/assets/main.11111111.js'
  document.head.append(running)
  serve({ chunk: new TypeError('Failed to fetch'), page: '<script defer src="/assets/main.22222222.js"></script>' })
  await show(lazyScreenPart(lostOnce(Part)))
  expect(screen.getByRole('alert').textContent).toContain('Вышла новая версия')
})

test('a host that has the same version is only out of reach for now', async () => {
  serve({ chunk: script() })
  await show(lazyScreenPart(lostOnce(Part)))
  expect(screen.queryByText('Вышла новая версия')).toBeNull()
  expect(screen.getByText('Проверьте соединение и нажмите «Повторить».')).toBeTruthy()
})

test('a dialog that fails to load says so in a dialog, which can be closed', async () => {
  serve({ chunk: script() })
  const LazyDialog = lazyDialog<{ open: boolean; onClose: () => void }>(lostOnce(Dialog))
  const onClose = jest.fn()
  await act(async () => {
    render(<LazyDialog open onClose={onClose} />)
  })
  fireEvent.click(screen.getByLabelText('Закрыть', { selector: 'button' }))
  expect(onClose).toHaveBeenCalledTimes(1)
  await press('Повторить')
  expect(screen.getByText('Окно')).toBeTruthy()
})

test('every lazy part in the sources has its own boundary and retry', () => {
  const root = join(__dirname, '../../src')
  const bare = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (path) =>
      /\.tsx?$/.test(path) &&
      /\blazy\(|\bReact\.lazy\b/.test(readFileSync(join(root, path), 'utf8').replace(/`React\.lazy`/g, '')),
  )
  expect(bare).toEqual([])
})
