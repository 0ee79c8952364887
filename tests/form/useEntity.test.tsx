import { afterEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, renderHook } from '@testing-library/react'
import { RequestFailure } from '../../src/lib/failure'
import { useEntity } from '../../src/ui/form/useEntity'

afterEach(cleanup)

type City = { name: string }
type Call = { id: number; signal: AbortSignal; resolve: (city: City) => void; reject: (error: unknown) => void }

function start(id: number | undefined) {
  const calls: Call[] = []
  const load = jest.fn(
    (wanted: number, signal: AbortSignal) =>
      new Promise<City>((resolve, reject) => calls.push({ id: wanted, signal, resolve, reject })),
  )
  const hook = renderHook((props: { id: number | undefined }) => useEntity(props.id, load, { name: '' }), {
    initialProps: { id },
  })
  return { ...hook, calls, load }
}

test('something new is there at once, without a request', () => {
  const { result, load } = start(undefined)
  expect(result.current).toEqual({ status: 'ready', value: { name: '' } })
  expect(load).not.toHaveBeenCalled()
})

test('an answer to an earlier id is cancelled and ignored', async () => {
  const { result, rerender, calls } = start(1)
  rerender({ id: 2 })
  expect(calls[0]?.signal.aborted).toBe(true)
  await act(async () => {
    calls[1]?.resolve({ name: 'второй' })
    calls[0]?.resolve({ name: 'первый' })
  })
  expect(result.current).toEqual({ status: 'ready', value: { name: 'второй' } })
})

test('the entity of one id is never shown under another', async () => {
  const { result, rerender, calls } = start(1)
  await act(async () => calls[0]?.resolve({ name: 'первый' }))
  rerender({ id: 2 })
  expect(result.current).toEqual({ status: 'loading' })
})

test('a failed load can be repeated', async () => {
  const { result, calls } = start(1)
  await act(async () => calls[0]?.reject(new RequestFailure({ message: 'Город не найден', status: 404 })))
  expect(result.current).toMatchObject({ status: 'failed', failure: { message: 'Город не найден' } })
  act(() => {
    if (result.current.status === 'failed') result.current.reload()
  })
  expect(result.current).toEqual({ status: 'loading' })
  await act(async () => calls[1]?.resolve({ name: 'первый' }))
  expect(result.current).toMatchObject({ status: 'ready' })
})

test('a cancelled load shows no failure', async () => {
  const { result, calls } = start(1)
  await act(async () => calls[0]?.reject(new DOMException('cancelled', 'AbortError')))
  expect(result.current).toEqual({ status: 'loading' })
})
