import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { type ComponentType, type ReactNode, Suspense, useReducer } from 'react'
import { ChunkView, ChunkWithFallback, createLazyChunk, type LazyChunk } from '../../src/ui/chunk/chunk'
import { ErrorBoundary } from '../../src/ui/chunk/ErrorBoundary'

const Page = () => <p>Экран</p>

let isBroken = true

function Fragile() {
  if (isBroken) throw new Error('Ой')
  return <Page />
}

afterEach(cleanup)

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  isBroken = true
})

function heldChunk() {
  const waiting: { resolve: (page: ComponentType) => void; reject: (error: Error) => void }[] = []
  const load = () => new Promise<ComponentType>((resolve, reject) => waiting.push({ resolve, reject }))
  return { load, waiting }
}

function showBounded(lazy: LazyChunk<object>, content: ReactNode) {
  return render(
    <ErrorBoundary
      onRetry={lazy.retry}
      fallback={(error, retry) => (
        <button type="button" onClick={retry}>
          {(error as Error).message}
        </button>
      )}
    >
      {content}
    </ErrorBoundary>,
  )
}

const show = (lazy: LazyChunk<object>) =>
  showBounded(
    lazy,
    <Suspense fallback={<p>Загрузка</p>}>
      <ChunkView chunk={lazy} props={{}} />
    </Suspense>,
  )

test('the fallback is shown until the chunk is loaded', async () => {
  const { load, waiting } = heldChunk()
  await act(async () => {
    show(createLazyChunk<object>(load))
  })
  expect(screen.getByText('Загрузка')).toBeTruthy()
  await act(async () => waiting[0]?.resolve(Page))
  expect(screen.getByText('Экран')).toBeTruthy()
})

/** React compares the hooks of a suspended component with those of its next render only if the page was updated in between. */
test('React finds the same hooks before and after a chunk is loaded', async () => {
  const { load, waiting } = heldChunk()
  const lazy = createLazyChunk<object>(load)
  let updateOther: (() => void) | undefined
  function Other() {
    const [count, update] = useReducer((before: number) => before + 1, 0)
    updateOther = update
    return <p>Обновлений: {count}</p>
  }
  const page = (
    <>
      <Suspense fallback={<p>Загрузка</p>}>
        <ChunkView chunk={lazy} props={{}} />
      </Suspense>
      <Other />
    </>
  )
  await act(async () => render(page))
  await act(async () => updateOther?.())
  expect(screen.getByText('Обновлений: 1')).toBeTruthy()
  await act(async () => waiting[0]?.resolve(Page))
  expect(screen.getByText('Экран')).toBeTruthy()
  expect(console.error).not.toHaveBeenCalled()
})

/** This fallback must never be rendered: after a fallback React delays the loaded content by 300 ms. */
const suspended = jest.fn(() => <p>Пауза</p>)
const Suspended = () => suspended()

const showSwitch = (lazy: LazyChunk<object>) =>
  showBounded(
    lazy,
    <Suspense fallback={<Suspended />}>
      <ChunkWithFallback chunk={lazy} props={{}} waiting={<p>Загрузка</p>} />
    </Suspense>,
  )

test('a switch shows a chunk as soon as it is there, without a pause of React', async () => {
  suspended.mockClear()
  const { load, waiting } = heldChunk()
  showSwitch(createLazyChunk<object>(load))
  expect(screen.getByText('Загрузка')).toBeTruthy()
  waiting[0]?.resolve(Page)
  expect(await screen.findByText('Экран')).toBeTruthy()
  expect(suspended).not.toHaveBeenCalled()
})

test('a switch with a lost chunk fails, and requests it again on retry only', async () => {
  const load = jest
    .fn<() => Promise<ComponentType>>()
    .mockRejectedValueOnce(new Error('Нет сети'))
    .mockResolvedValue(Page)
  const lazy = createLazyChunk<object>(load)
  showSwitch(lazy)
  fireEvent.click(await screen.findByText('Нет сети'))
  expect(await screen.findByText('Экран')).toBeTruthy()
  expect(load).toHaveBeenCalledTimes(2)
})

test('a switch after a failed preload makes its own attempt', async () => {
  const load = jest
    .fn<() => Promise<ComponentType>>()
    .mockRejectedValueOnce(new Error('Нет сети'))
    .mockResolvedValue(Page)
  const lazy = createLazyChunk<object>(load)
  await lazy.preload()
  showSwitch(lazy)
  expect(await screen.findByText('Экран')).toBeTruthy()
})

test('a preloaded screen is rendered at once, without the fallback', async () => {
  const lazy = createLazyChunk<object>(async () => Page)
  await lazy.preload()
  show(lazy)
  expect(screen.getByText('Экран')).toBeTruthy()
})

test('a screen is loaded once, however often it is preloaded and shown', async () => {
  const load = jest.fn(async () => Page)
  const lazy = createLazyChunk<object>(load)
  await Promise.all([lazy.preload(), lazy.preload()])
  show(lazy)
  expect(load).toHaveBeenCalledTimes(1)
})

test('a lost chunk fails the shown part, and is requested again on retry only', async () => {
  const load = jest
    .fn<() => Promise<ComponentType>>()
    .mockRejectedValueOnce(new Error('Нет сети'))
    .mockResolvedValue(Page)
  const lazy = createLazyChunk<object>(load)
  await act(async () => {
    show(lazy)
  })
  expect(load).toHaveBeenCalledTimes(1)
  await act(async () => {
    fireEvent.click(screen.getByText('Нет сети'))
  })
  expect(screen.getByText('Экран')).toBeTruthy()
  expect(load).toHaveBeenCalledTimes(2)
})

test('a chunk lost during a preload is requested again when it is shown', async () => {
  const load = jest
    .fn<() => Promise<ComponentType>>()
    .mockRejectedValueOnce(new Error('Нет сети'))
    .mockResolvedValue(Page)
  const lazy = createLazyChunk<object>(load)
  await expect(lazy.preload()).resolves.toBeUndefined()
  await act(async () => {
    show(lazy)
  })
  expect(screen.getByText('Экран')).toBeTruthy()
})

test('a bug in a screen shows the fallback; a retry renders it again', async () => {
  const lazy = createLazyChunk<object>(async () => Fragile)
  await lazy.preload()
  show(lazy)
  isBroken = false
  fireEvent.click(screen.getByText('Ой'))
  expect(screen.getByText('Экран')).toBeTruthy()
})
