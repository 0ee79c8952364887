import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { ToastArea } from '../../src/kit/ToastArea'
import { dismissAllToasts, toast, toastState } from '../../src/ui/toasts'

beforeEach(() => {
  jest.useFakeTimers()
  dismissAllToasts()
  render(<ToastArea />)
})

afterEach(() => {
  cleanup()
  jest.useRealTimers()
})

const say = (speak: () => void) =>
  act(async () => {
    speak()
  })
const pass = (ms: number) =>
  act(async () => {
    await jest.advanceTimersByTimeAsync(ms)
  })
const texts = () => toastState.shown.map(({ text }) => text)

test('a success closes by itself after four seconds', async () => {
  await say(() => toast.success('Город добавлен'))
  expect(screen.getByRole('status').textContent).toContain('Город добавлен')
  await pass(3999)
  expect(texts()).toEqual(['Город добавлен'])
  await pass(1)
  expect(texts()).toEqual([])
})

test('a failure closes by itself too, with its hint (contract, «toasts»)', async () => {
  await say(() => toast.failure({ message: 'Ошибка', hint: 'Нет связи с сервером', status: 500 }))
  expect(screen.getByRole('alert').textContent).toBe('ОшибкаНет связи с сервером')
  await pass(4000)
  expect(texts()).toEqual([])
})

test('a toast with focus remains until it is closed', async () => {
  await say(() => toast.failure({ message: 'Ошибка' }))
  await say(() => void fireEvent.focus(screen.getByRole('button', { name: 'Закрыть сообщение' })))
  await pass(60_000)
  expect(texts()).toEqual(['Ошибка'])
  await say(() => void fireEvent.click(screen.getByRole('button', { name: 'Закрыть сообщение' })))
  expect(texts()).toEqual([])
})

test('a toast with focus remains when the pointer leaves it', async () => {
  await say(() => toast.success('Готово'))
  const card = screen.getByRole('article')
  await say(() => void fireEvent.focus(screen.getByRole('button', { name: 'Закрыть сообщение' })))
  await say(() => void fireEvent.pointerEnter(card))
  await say(() => void fireEvent.pointerLeave(card))
  await pass(10_000)
  expect(texts()).toEqual(['Готово'])
})

test('a success can be closed by its button', async () => {
  await say(() => toast.success('Готово'))
  await say(() => void fireEvent.click(screen.getByRole('button', { name: 'Закрыть сообщение' })))
  expect(texts()).toEqual([])
})

test('a toast under the pointer remains', async () => {
  await say(() => toast.success('Готово'))
  const card = screen.getByRole('article')
  await say(() => void fireEvent.pointerEnter(card))
  await pass(10_000)
  expect(texts()).toEqual(['Готово'])
  await say(() => void fireEvent.pointerLeave(card))
  await pass(4000)
  expect(texts()).toEqual([])
})

test('the same text is not shown twice at once; of many, the latest are shown', async () => {
  await say(() => {
    toast.success('Готово')
    toast.success('Готово')
    toast.failure({ message: 'Готово' })
  })
  expect(texts()).toEqual(['Готово', 'Готово'])
  await say(() => {
    for (let i = 1; i <= 9; i++) toast.failure({ message: `Ошибка ${i}` })
  })
  expect(texts()).toEqual(['Ошибка 5', 'Ошибка 6', 'Ошибка 7', 'Ошибка 8', 'Ошибка 9'])
})
