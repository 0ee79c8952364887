import { afterEach, expect, test } from '@jest/globals'
import { act, cleanup, renderHook } from '@testing-library/react'
import { createLoader } from '../../../src/lib/loader'
import { useLoaderState } from '../../../src/ui/load/useLoaderState'

afterEach(cleanup)

function loaderOf(...answers: string[]) {
  const left = [...answers]
  return createLoader(async () => left.shift() ?? '')
}

test('a component that reads a part renders only when that part changes', async () => {
  const loader = loaderOf('первое', 'первое', 'второе')
  const renders: (string | undefined)[] = []
  renderHook(() => {
    const value = useLoaderState(loader, (state) => state.value)
    renders.push(value)
    return value
  })
  await act(() => loader.load())
  await act(() => loader.load())
  expect(renders).toEqual([undefined, 'первое'])
  await act(() => loader.load())
  expect(renders).toEqual([undefined, 'первое', 'второе'])
})

test('one that looks at all of it renders with each change', async () => {
  const loader = loaderOf('первое')
  const renders: string[] = []
  renderHook(() => {
    const { status } = useLoaderState(loader)
    renders.push(status)
  })
  await act(() => loader.load())
  expect(renders).toEqual(['idle', 'loading', 'ready'])
})
